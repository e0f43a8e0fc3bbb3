import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { type Locale, otherOf } from '#app/i18n/locale.ts';
import {
  SEARCH_CATEGORIES,
  type SearchCategory,
  type SearchIndex,
} from '#app/lib/search/entry-search.ts';
import { bestBets } from './best-bets.server.ts';
import { searchPlaces } from './search-entries.server.ts';

/** The index of one language: loaded when the overlay is first opened. */
export function searchIndexOf(site: Site, locale: Locale): SearchIndex {
  const other = otherOf(site.college, locale) ?? locale;
  const places = searchPlaces(site);
  return {
    entries: places.map(({ path, title, category, keywords }) => ({
      title: title[locale],
      otherTitle: title[other],
      path: resolveTarget(path, site.college, locale),
      category,
      keywords,
    })),
    categories: categoryNames(locale, other),
    synonyms: site.search.synonyms,
    bets: bestBets(site, locale).map(({ target, keys, answer }) => ({
      entry: places.findIndex(({ path }) => path === target),
      keys,
      answer,
    })),
  };
}

/** The answers to frequent questions with their targets, for the search page of one language. */
export function bestPlaces(site: Site, locale: Locale) {
  const places = searchPlaces(site);
  return bestBets(site, locale).flatMap(({ target, keys, answer }) => {
    const place = places.find(({ path }) => path === target);
    return place
      ? [
          {
            path: resolveTarget(target, site.college, locale),
            page: target.replace('#', '/'),
            title: place.title[locale],
            category: place.category,
            keys,
            answer,
          },
        ]
      : [];
  });
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
