import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { ADMISSION_ANCHORS, ADMISSION_PARTS, ADMISSION_TABS } from '#app/lib/admission-tabs.ts';
import { FEED_ID, listAdmissionCalendars } from './admission-calendars.ts';
import { archivePaths } from './archive.ts';
import { DATASET_IDS, OPEN_DATA_PAGE } from './open-data.ts';
import type { Site } from './reading/read.server.ts';
import { DEPARTMENT_PARTS } from './schemas/department.ts';
import { disclosureAnchor, disclosureItems } from './schemas/disclosure.ts';
import { DOCUMENT_CATEGORIES } from './schemas/document.ts';
import { FAQ_TOPICS } from './schemas/faq.ts';
import { WAYS_PATH, wayAnchors } from './schemas/ways-in.ts';

type PageKind =
  | 'home'
  | 'section-page'
  | 'section'
  | 'admissions'
  | 'departments'
  | 'department'
  | 'department-part'
  | 'people'
  | 'person'
  | 'notices'
  | 'notice-archive'
  | 'notice'
  | 'events'
  | 'event'
  | 'tenders'
  | 'downloads'
  | 'document'
  | 'gallery'
  | 'album'
  | 'inauguration'
  | 'search'
  | 'site-map'
  | 'not-found';

/** A page of the site in one language. */
export type PageEntry = {
  /** As in the browser: `/ml/about/history`. */
  address: string;
  /** Without the language: `/about/history`. */
  path: string;
  locale: Locale;
  kind: PageKind;
};

type Path = Pick<PageEntry, 'path' | 'kind'>;

/** Path of a section: `/about/history`, or `/privacy` where the page is mounted at the root. */
export function sectionPath(page: Pick<SectionPage, 'id' | 'mount'>, section: Pick<Section, 'id' | 'isSubpage'>): string {
  if (page.mount === 'single' && !section.isSubpage) return `/${page.id}#${section.id}`;
  return page.mount === 'root' ? `/${section.id}` : `/${page.id}/${section.id}`;
}

/** Every page, once per language. Prerendering, the site map, the link checks and the tests all use this list. */
export function listPages(site: Site): PageEntry[] {
  const paths: Path[] = [
    { path: '/', kind: 'home' },
    { path: '/admissions', kind: 'admissions' },
    ...ADMISSION_TABS.map((tab): Path => ({ path: `/admissions/${tab}`, kind: 'admissions' })),
    ...site.pages.flatMap(pathsOf),
    ...departmentPaths(site),
    { path: '/faculty', kind: 'people' },
    ...site.people.map(({ id }): Path => ({ path: `/faculty/${id}`, kind: 'person' })),
    { path: '/all-news', kind: 'notices' },
    ...archivePaths(site.notices).map((path): Path => ({ path, kind: 'notice-archive' })),
    ...site.notices.map(({ id }): Path => ({ path: `/all-news/${id}`, kind: 'notice' })),
    { path: '/events', kind: 'events' },
    ...site.events.map(({ id }): Path => ({ path: `/events/${id}`, kind: 'event' })),
    { path: '/tenders', kind: 'tenders' },
    { path: '/downloads', kind: 'downloads' },
    ...site.documents.filter(({ texts }) => texts).map(({ id }): Path => ({ path: `/downloads/${id}`, kind: 'document' })),
    { path: '/gallery', kind: 'gallery' },
    ...site.albums.map(({ id }): Path => ({ path: `/gallery/${id}`, kind: 'album' })),
    { path: '/inaguration', kind: 'inauguration' },
    { path: '/search', kind: 'search' },
    { path: '/sitemap', kind: 'site-map' },
    { path: '/404', kind: 'not-found' },
  ];
  return LOCALES.flatMap((locale) => paths.map((page) => ({ ...page, locale, address: localisePath(page.path, locale) })));
}

function pathsOf(page: SectionPage): Path[] {
  const sections = page.sectionTexts
    .filter((section) => page.mount !== 'single' || section.isSubpage)
    .map((section): Path => ({ path: sectionPath(page, section), kind: 'section' }));
  return page.mount === 'root' ? sections : [{ path: `/${page.id}`, kind: 'section-page' }, ...sections];
}

function departmentPaths(site: Site): Path[] {
  const pages = site.departments.flatMap(({ id }): Path[] => [
    { path: `/department/${id}`, kind: 'department' },
    ...DEPARTMENT_PARTS.map((part): Path => ({ path: `/department/${id}/${part}`, kind: 'department-part' })),
  ]);
  return [{ path: '/department', kind: 'departments' }, ...pages];
}

/**
 * Files that are made from the content and are no pages: calendars of events and admissions, the list of notices for the filter, the
 * index of the search overlay, the words of its page. Prerendered as routes without a page.
 */
export function listDataFiles(site: Site): string[] {
  const calendars = [...site.events.map(({ id }) => id), FEED_ID, ...listAdmissionCalendars(site)];
  const paths = ['/lists/notices.json', '/lists/search.json', '/lists/search-page.json', ...calendars.map((id) => `/calendar/${id}.ics`)];
  return LOCALES.flatMap((locale) => paths.map((path) => localisePath(path, locale)));
}

/** Anchors of every page that links and menus may use, by path. */
export function listAnchors(site: Site): Map<string, Set<string>> {
  const anchors = new Map(listPages(site).map(({ path }) => [path, new Set<string>()]));
  const add = (path: string, ids: readonly string[]) => {
    for (const id of ids) anchors.get(path)?.add(id);
  };
  add(
    '/',
    site.home.resources.map(({ id }) => id),
  );
  add('/admissions', [...ADMISSION_TABS, ...Object.keys(ADMISSION_ANCHORS), ...ADMISSION_PARTS]);
  for (const page of site.pages) add(`/${page.id}`, page.sections);
  for (const { id, laboratories } of site.departments) {
    add(`/department/${id}`, ['overview', ...DEPARTMENT_PARTS]);
    add(
      `/department/${id}/laboratories`,
      laboratories.map((laboratory) => laboratory.id),
    );
    add(
      `/department/${id}/programmes`,
      site.programmes.filter(({ department }) => department === id).map((programme) => programme.id),
    );
  }
  add(OPEN_DATA_PAGE, DATASET_IDS);
  add('/help/faq', [...FAQ_TOPICS, ...site.faq.map(({ id }) => id)]);
  add(
    '/help/plain-words',
    site.plainWords.map(({ id }) => id),
  );
  add(WAYS_PATH, wayAnchors(site.ways));
  add(
    '/tenders',
    site.tenders.map(({ id }) => id),
  );
  add('/downloads', DOCUMENT_CATEGORIES);
  for (const list of site.disclosures)
    add(
      list.page,
      disclosureItems(list).map((item) => disclosureAnchor(list, item)),
    );
  add(
    '/faculty',
    site.departments.map(({ id }) => id),
  );
  return anchors;
}
