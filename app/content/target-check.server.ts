import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { knownPortals } from '#app/content/schemas/college.ts';
import { oneOf } from '#app/lib/expected.ts';
import { listAnchors } from './pages.server.ts';

const A_PAGE = { en: 'the address of a page of this site', ml: 'ഈ സൈറ്റിലെ ഒരു പേജിന്റെ വിലാസം' };

export type Report = (problem: Problem) => void;
/** What a check of the content takes to report mistakes. */
export type Reporting = { report: Report };

type Targets = { anchors: Map<string, Set<string>>; portals: readonly string[] };

/** Where links of this site may lead. */
export function targetsOf(site: Site): Targets {
  return { anchors: listAnchors(site), portals: knownPortals(site.college) };
}

/** Reports a link target that is not a known portal, page or anchor. */
export function checkTarget(
  { anchors, portals }: Targets,
  file: string,
  path: FieldPath,
  href: string,
  report: Report,
): void {
  if (href.startsWith('portal:') && !portals.some((name) => href === `portal:${name}`)) {
    const { en, ml } = oneOf(portals);
    report({
      file,
      path,
      expected: { en: `portal: with ${en}`, ml: `“portal:” എന്നതിനൊപ്പം ${ml}` },
      found: href,
    });
  }
  if (!href.startsWith('/')) return;
  const [page = '/', anchor] = href.split('#');
  const known = anchors.get(page === '' ? '/' : page);
  if (!known) report({ file, path, expected: A_PAGE, found: href });
  else if (anchor !== undefined && !known.has(anchor)) {
    const expected = {
      en: `the name of a section on the page ${page}: ${[...known].join(', ')}`,
      ml: `“${page}” എന്ന പേജിലുള്ള ഭാഗത്തിന്റെ പേര്`,
    };
    report({ file, path, expected, found: `#${anchor}` });
  }
}
