import type { Site } from '#app/content/reading/read.server.ts';
import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { ADMISSION_ANCHORS, ADMISSION_TABS } from '#app/lib/admission-tabs.ts';

/** A page of the site in one language. */
export type PageEntry = {
  /** As in the browser: `/ml/about/history`. */
  address: string;
  /** Without the language: `/about/history`. */
  path: string;
  locale: Locale;
  kind: 'home' | 'section-page' | 'section' | 'admissions' | 'site-map' | 'not-found';
};

/** Path of a section: `/about/history`, or `/privacy` where the page is mounted at the root. */
export function sectionPath(page: Pick<SectionPage, 'id' | 'mount'>, section: Pick<Section, 'id'>): string {
  return page.mount === 'root' ? `/${section.id}` : `/${page.id}/${section.id}`;
}

/** Every page, once per language. Prerendering, the site map, the link checks and the tests all use this list. */
export function listPages(site: Site): PageEntry[] {
  const paths: Pick<PageEntry, 'path' | 'kind'>[] = [
    { path: '/', kind: 'home' },
    { path: '/admissions', kind: 'admissions' },
    ...ADMISSION_TABS.map((tab) => ({ path: `/admissions/${tab}`, kind: 'admissions' as const })),
    ...site.pages.flatMap(pathsOf),
    { path: '/sitemap', kind: 'site-map' },
    { path: '/404', kind: 'not-found' },
  ];
  return LOCALES.flatMap((locale) => paths.map((page) => ({ ...page, locale, address: localisePath(page.path, locale) })));
}

function pathsOf(page: SectionPage): Pick<PageEntry, 'path' | 'kind'>[] {
  const sections = page.sectionTexts.map((section) => ({ path: sectionPath(page, section), kind: 'section' as const }));
  return page.mount === 'root' ? sections : [{ path: `/${page.id}`, kind: 'section-page' }, ...sections];
}

/** Anchors of every page that links and menus may use, by path. */
export function listAnchors(site: Site): Map<string, Set<string>> {
  const anchors = new Map(listPages(site).map(({ path }) => [path, new Set<string>()]));
  for (const { id } of site.home.resources) anchors.get('/')?.add(id);
  for (const id of [...ADMISSION_TABS, ...Object.keys(ADMISSION_ANCHORS)]) anchors.get('/admissions')?.add(id);
  for (const page of site.pages) for (const id of page.sections) anchors.get(`/${page.id}`)?.add(id);
  return anchors;
}
