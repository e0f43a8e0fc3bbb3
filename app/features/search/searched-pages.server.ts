import { pagesByPath } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SearchCategory } from '#app/lib/search/search-index.ts';
import { categoryOf } from './search-entries.server.ts';

/** A page whose text is searched. */
export type SearchedPage = {
  path: string;
  category: SearchCategory;
  /** A date, `2026-11-14`, of pages about one. */
  date: string | undefined;
  /** Whether all parts have their own pages: then only the headings of this page are searched. */
  isOverview: boolean;
};

/** The pages whose texts are searched, in the order of the page list. */
export function searchedPages(site: Site): SearchedPage[] {
  return [...pagesByPath(site).values()].flatMap(({ path, search = {} }) => {
    if (search === false) return [];
    const { category = categoryOf(path), date, isOverview = false } = search;
    return [{ path, category, date, isOverview }];
  });
}
