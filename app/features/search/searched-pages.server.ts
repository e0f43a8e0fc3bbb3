import { labelsFor } from '#app/content/labels.ts';
import { pagesByPath } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SearchCategory } from '#app/lib/search/entry-search.ts';
import { categoryOf, searchPlaces } from './search-entries.server.ts';

/** A page in the full-text index. */
export type SearchedPageInfo = {
  path: string;
  category: SearchCategory;
  /** A date, `2026-11-14`, of pages about one. */
  date: string | undefined;
  /** Keywords of the overlay's index for this page and its anchors, and the names of its category. */
  keywords: string[];
  /** Whether all parts have their own pages: then only title and headings of this page are indexed. */
  isOverview: boolean;
};

/** The pages of one language in the full-text index, in the order of the page list. */
export function searchedPages(site: Site): SearchedPageInfo[] {
  const { languages } = site.college;
  const pages = [...pagesByPath(site).values()];
  const words = wordsByPath(
    site,
    new Set(pages.flatMap(({ path, search }) => (search === false ? [] : [path]))),
  );
  return pages.flatMap(({ path, search = {} }) => {
    if (search === false) return [];
    const { category = categoryOf(path), date, isOverview = false } = search;
    const keywords = [
      ...(words.get(path) ?? []),
      ...languages.map((language) => labelsFor('search', language).searchCategory[category]),
    ];
    return { path, category, date, keywords, isOverview };
  });
}

/** Titles and keywords of the overlay's entries by page: `/about#history` belongs to the page /about/history. */
function wordsByPath(site: Site, paths: ReadonlySet<string>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { path, title, keywords } of searchPlaces(site)) {
    const own = path.replace('#', '/');
    const page = paths.has(own) ? own : (path.split('#')[0] ?? path);
    words.set(page, [
      ...(words.get(page) ?? []),
      ...site.college.languages.map((locale) => title[locale]),
      ...keywords,
    ]);
  }
  return words;
}
