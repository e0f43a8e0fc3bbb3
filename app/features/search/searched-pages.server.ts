import { pagesByPath } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import type { SearchCategory } from '#app/lib/search/search-index.ts';
import { categoryOf, searchPlaces } from './search-entries.server.ts';

/** A page whose text is searched. */
export type SearchedPage = {
  path: string;
  category: SearchCategory;
  /** A date, `2026-11-14`, of pages about one. */
  date: string | undefined;
  /** Whether all parts have their own pages: then only the headings of this page are searched. */
  isOverview: boolean;
  /** Of its parts that are entries of the search and have no page of their own. */
  anchors: readonly string[];
};

/** The pages whose texts are searched, in the order of the page list. */
export function searchedPages(site: Site): SearchedPage[] {
  const pages = pagesByPath(site);
  const [locale = 'en'] = site.college.languages;
  const anchored = searchPlaces(site).flatMap(({ path: target }) => {
    const [page = '', anchor] = resolveTarget(target, site.college, locale).split('#');
    if (!page.startsWith('/') || anchor === undefined) return [];
    const { path } = splitAddress(page);
    return pages.has(`${path}/${anchor}`) ? [] : [{ path, anchor }];
  });
  const parts = Map.groupBy(anchored, ({ path }) => path);
  return [...pages.values()].flatMap(({ path, search = {} }) => {
    if (search === false) return [];
    const { category = categoryOf(path), date, isOverview = false } = search;
    const anchors = (parts.get(path) ?? []).map(({ anchor }) => anchor);
    return [{ path, category, date, isOverview, anchors }];
  });
}
