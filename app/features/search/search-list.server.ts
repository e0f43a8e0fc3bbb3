import { labelsFor } from '#app/content/labels.ts';
import { pagesByPath } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { type Locale, otherOf } from '#app/i18n/locale.ts';
import {
  SEARCH_CATEGORIES,
  type SearchCategory,
  type SearchIndex,
} from '#app/lib/search/search-index.ts';
import { bestBets } from './best-bets.server.ts';
import { searchPlaces } from './search-entries.server.ts';

/** The index of one language, without the texts of the pages. */
export function searchIndexOf(site: Site, locale: Locale): SearchIndex {
  const other = otherOf(site.college, locale) ?? locale;
  const places = searchPlaces(site);
  const pages = pagesByPath(site);
  const dateOf = (path: string) => {
    const search = pages.get(path)?.search;
    return search ? search.date : undefined;
  };
  return {
    entries: places.map(({ path, title, category, keywords }) => ({
      title: title[locale],
      otherTitle: title[other],
      path: resolveTarget(path, site.college, locale),
      category,
      keywords,
      date: dateOf(path),
    })),
    categories: categoryNames(locale, other),
    synonyms: site.search.synonyms,
    names: site.college.languages.flatMap((language) => [
      site.college.name[language],
      site.college.shortName[language],
    ]),
    bets: bestBets(site, locale).map(({ target, keys, answer }) => ({
      entry: places.findIndex(({ path }) => path === target),
      keys,
      answer,
    })),
  };
}

function categoryNames(own: Locale, other: Locale): SearchIndex['categories'] {
  const nameOf = (category: SearchCategory, locale: Locale) =>
    labelsFor('search', locale).searchCategory[category];
  return Object.fromEntries(
    SEARCH_CATEGORIES.map((category) => [
      category,
      [nameOf(category, own), nameOf(category, other)] as const,
    ]),
  ) as SearchIndex['categories'];
}
