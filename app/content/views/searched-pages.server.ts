import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { SearchCategory } from '#app/lib/search/entry-search.ts';
import { categoryOf, searchPlaces } from './search-entries.server.ts';

/** A page whose text the whole-text search knows. */
export type SearchedPageInfo = {
  path: string;
  category: SearchCategory;
  /** A day, `2026-11-14`; of pages that are about one. */
  date: string | undefined;
  /** Words of the overlay's index for this page and the places on it, and the names of its category. */
  keywords: string[];
  /** True where all parts have pages of their own: then their text is found there, and only title and headings here. */
  isOverview: boolean;
};

const LEFT_OUT: readonly PageEntry['kind'][] = ['not-found', 'search', 'notice-archive'];
const OVERVIEWS: readonly PageEntry['kind'][] = ['home', 'departments', 'department', 'people', 'notices', 'events', 'downloads', 'gallery', 'site-map'];

/** The pages of one language that the whole-text search knows, in the order of the site's list. */
export function searchedPages(site: Site, locale: Locale): SearchedPageInfo[] {
  const dates = datesByPath(site);
  const pages = listPages(site).filter((page) => page.locale === locale && !LEFT_OUT.includes(page.kind));
  const words = wordsByPath(site, new Set(pages.map(({ path }) => path)));
  return pages.map(({ path, kind }) => {
    const category = kind === 'section' && !path.slice(1).includes('/') ? 'Information' : categoryOf(path);
    return {
      path,
      category,
      date: dates.get(path),
      keywords: [...(words.get(path) ?? []), ...LOCALES.map((language) => labelsFor(language).searchCategory[category])],
      isOverview: OVERVIEWS.includes(kind) || path === '/admissions' || site.pages.some((page) => page.mount === undefined && path === `/${page.id}`),
    };
  });
}

function datesByPath(site: Site): Map<string, string> {
  return new Map([
    ...site.notices.map(({ id, issuedOn }) => [`/all-news/${id}`, issuedOn] as const),
    ...site.events.map(({ id, start }) => [`/events/${id}`, start.slice(0, 10)] as const),
    ...site.documents.map(({ id, issuedOn }) => [`/downloads/${id}`, issuedOn] as const),
  ]);
}

/** Titles and keywords of the overlay's places by the page they stand on: `/about#history` belongs to the page /about/history. */
function wordsByPath(site: Site, paths: ReadonlySet<string>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { path, title, keywords } of searchPlaces(site)) {
    const own = path.replace('#', '/');
    const page = paths.has(own) ? own : (path.split('#')[0] ?? path);
    words.set(page, [...(words.get(page) ?? []), title.en, title.ml, ...keywords]);
  }
  return words;
}
