import type { Site } from '#app/content/reading/read.server.ts';
import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';
import type { College } from '#app/content/schemas/college.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/** A link with its text, for lists and breadcrumbs. */
export type NamedLink = { label: string; href: string };

/** Questions and answers; a topic and each question are anchors there. */
export const FAQ_PATH = '/help/faq';

/** The page with the map of the campus, and its anchor there. */
export const MAP_PAGE = '/contact';
export const MAP_ANCHOR = 'map';

/**
 * The address of a link target in the content, in one language: a page keeps its language,
 * `portal:login` becomes the portal's address, anything else is unchanged.
 * @throws Error for a portal that the college does not have; such links were taken out when the
 *   content was read.
 */
export function resolveTarget(
  target: string,
  college: Pick<College, 'portals'>,
  locale: Locale,
): string {
  if (target.startsWith('/')) return localisePath(target, locale);
  if (!target.startsWith('portal:')) return target;
  const address = college.portals[target.slice('portal:'.length)];
  if (!address) throw new Error(`There is no portal for ${target} in college.yaml`);
  return address;
}

/**
 * The address of a page of texts, or of a section of one, in one language; `undefined` if the
 * college does not have it, so that nothing leads there.
 * @param path such as `/campus-life` or `/careers#figures`
 */
export function addressOf(
  { pages }: Pick<Site, 'pages'>,
  path: string,
  locale: Locale,
): string | undefined {
  const [, page = '', section] = path.split(/[/#]/);
  const texts = pages.find(({ id }) => id === page)?.sectionTexts;
  const isThere = section === undefined ? texts : texts?.some(({ id }) => id === section);
  return isThere ? localisePath(path, locale) : undefined;
}

/** Path of a section: `/about/history`, or `/privacy` where the page is mounted at the root. */
export function sectionPath(
  page: Pick<SectionPage, 'id' | 'mount'>,
  section: Pick<Section, 'id' | 'isSubpage'>,
): string {
  if (page.mount === 'single' && !section.isSubpage) return `/${page.id}#${section.id}`;
  return page.mount === 'root' ? `/${section.id}` : `/${page.id}/${section.id}`;
}

/** Page with the list of all committees; the id of each is an anchor there. */
const LIST_PAGE = '/administrative/statutory-committees';

/** The page of a committee, or its anchor in the list of committees. */
export function committeeUrl(
  { id, page }: Pick<Site['committees'][number], 'id' | 'page'>,
  locale: Locale,
): string {
  return localisePath(page ?? `${LIST_PAGE}#committee-${id}`, locale);
}
