import {
  SEARCH_CATEGORIES,
  type SearchEntry,
  type SearchIndex,
} from '#app/lib/search/search-index.ts';

/** An entry of the search that has no more than a title. */
export function searchEntry(title: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return {
    title,
    otherTitle: '',
    path: `/${title}`,
    category: 'Information',
    keywords: [],
    ...more,
  };
}

/** An index of these entries. */
export function searchIndex(
  entries: readonly SearchEntry[],
  more: Partial<SearchIndex> = {},
): SearchIndex {
  const categories = Object.fromEntries(
    SEARCH_CATEGORIES.map((name) => [name, [name, ''] as const]),
  ) as SearchIndex['categories'];
  return { entries, categories, synonyms: [], bets: [], names: [], ...more };
}
