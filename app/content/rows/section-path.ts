import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';

/** Path of a section: `/about/history`, or `/privacy` where the page is mounted at the root. */
export function sectionPath(
  page: Pick<SectionPage, 'id' | 'mount'>,
  section: Pick<Section, 'id' | 'isSubpage'>,
): string {
  if (page.mount === 'single' && !section.isSubpage) return `/${page.id}#${section.id}`;
  return page.mount === 'root' ? `/${section.id}` : `/${page.id}/${section.id}`;
}
