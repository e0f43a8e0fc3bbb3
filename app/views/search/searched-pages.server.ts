import { pagesByPath } from '#app/content/page-kinds/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES } from '#app/i18n/locale.ts';
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

/** The pages of one language that the whole-text search knows, in the order of the site's list. */
export function searchedPages(site: Site): SearchedPageInfo[] {
  const pages = [...pagesByPath(site).values()];
  const words = wordsByPath(site, new Set(pages.flatMap(({ path, search }) => (search === false ? [] : [path]))));
  return pages.flatMap(({ path, search = {} }) => {
    if (search === false) return [];
    const { category = categoryOf(path), date, isOverview = false } = search;
    const keywords = [...(words.get(path) ?? []), ...LOCALES.map((language) => labelsFor(language).searchCategory[category])];
    return { path, category, date, keywords, isOverview };
  });
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
