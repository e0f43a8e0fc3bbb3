import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { PORTALS } from '#app/content/schemas/college.ts';
import { oneOf } from '#app/lib/expected.ts';

const A_PAGE = { en: 'the address of a page of this site', ml: 'ഈ സൈറ്റിലെ ഒരു പേജിന്റെ വിലാസം' };

export type Report = (problem: Problem) => void;
/** What a check of the content takes to report mistakes. */
export type Reporting = { report: Report };

/** Reports a link target that is not a known portal, page or anchor. `anchors` come from {@link listAnchors}. */
export function checkTarget(
  anchors: Map<string, Set<string>>,
  file: string,
  path: FieldPath,
  href: string,
  report: Report,
): void {
  if (href.startsWith('portal:') && !PORTALS.some((name) => href === `portal:${name}`)) {
    const { en, ml } = oneOf(PORTALS);
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
