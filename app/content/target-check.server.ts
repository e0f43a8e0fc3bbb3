import type { Problem } from '#app/content/reading/problem.server.ts';
import { PORTALS } from '#app/features/college/schema.ts';

export type Report = (problem: Problem) => void;

/** Reports a link target that is not a known portal, page or anchor. `anchors` come from {@link listAnchors}. */
export function checkTarget(anchors: Map<string, Set<string>>, file: string, field: string, href: string, report: Report): void {
  if (href.startsWith('portal:') && !PORTALS.some((name) => href === `portal:${name}`)) {
    report({ file, field, expected: `portal: with one of: ${PORTALS.join(', ')}`, found: href });
  }
  if (!href.startsWith('/')) return;
  const [path = '/', anchor] = href.split('#');
  const known = anchors.get(path === '' ? '/' : path);
  if (!known) report({ file, field, expected: 'the address of a page of this site', found: href });
  else if (anchor !== undefined && !known.has(anchor)) {
    report({ file, field, expected: `an anchor of ${path} (${[...known].join(', ') || 'it has none'})`, found: `#${anchor}` });
  }
}
