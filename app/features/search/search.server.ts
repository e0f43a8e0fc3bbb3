import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { formatLanguage } from '#app/i18n/format.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';
import { hasUsualLanguages, languageOf, mayLack } from '#app/i18n/published.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { SEARCH_CATEGORIES } from '#app/lib/search/search-index.ts';
import { menuPath } from './search-entries.server.ts';

/**
 * Parts of the menu offered while the box is blank, and those offered if nothing is found
 * (specification, section 2.6), by id.
 */
const QUICK = [
  'home',
  'about',
  'academics',
  'administration',
  'departments',
  'research',
  'facilities',
  'campus-life',
];
const SUGGESTED = ['academics', 'departments', 'research', 'facilities'];

export type SearchWindowView = ReturnType<typeof searchWindowView>;

/** What the search window offers before and beside its results, in one language. */
export function searchWindowView(site: Site, locale: Locale) {
  const { search } = labelsFor('search', locale);
  const offered = (ids: readonly string[]) =>
    site.navigation.menu.filter(({ id }) => ids.includes(id));
  return {
    /** Page with all results. */
    page: localisePath('/search', locale),
    list: listAddress(locale),
    labels: { ...search, tip: wordsOf(site, locale).tip },
    quick: offered(QUICK).map((item) => ({
      label: item.title[locale],
      href: localisePath(menuPath(item), locale),
    })),
    suggestions: offered(SUGGESTED).map((item) => item.title[locale]),
  };
}

/** Address of the list of the search in a language. */
export const listAddress = (locale: Locale) => localisePath('/lists/search-list.json', locale);

/** Words to try, of what the college has, the code of its first department among them. */
function tipWords({ college, departments: [first] }: Site, locale: Locale): string {
  const { library, hostel, placement } = labelsFor('search', locale).searchAlone;
  return [first?.code, library, college.without?.includes('hostel') ? undefined : hostel, placement]
    .filter((word) => word !== undefined)
    .join(', ');
}

/**
 * What may be typed. Where a language lacks its words, the English ones could name a language that
 * the college does not have.
 */
function wordsOf(site: Site, locale: Locale): { tip: string; blankHint: string } {
  const { search, searchAlone } = labelsFor('search', locale);
  const hint = (key: 'tip' | 'blankHint') => {
    const isOwn = mayLack(locale) && languageOf(search[key]) === locale;
    return isOwn || hasUsualLanguages(site.college) ? search[key] : searchAlone[key];
  };
  return {
    tip: fillIn(hint('tip'), { words: tipWords(site, locale) }),
    blankHint: hint('blankHint'),
  };
}

export type SearchPageView = ReturnType<typeof searchPageView>;

/** The search page in one language. */
export function searchPageView(site: Site, locale: Locale) {
  const { search, searchCategory } = labelsFor('search', locale);
  const other = otherOf(site.college, locale);
  return {
    head: headOf(site, '/search', locale, {
      title: search.title,
      description: search.lead,
      keywords: [search.title],
    }),
    title: search.title,
    /** Where the worker finds its files. */
    base: localisePath('/search', locale),
    list: listAddress(locale),
    labels: {
      ...search,
      blankHint: wordsOf(site, locale).blankHint,
      otherLanguage: fillIn(search.otherLanguage, {
        language: other ? formatLanguage(other, locale) : '',
      }),
    },
    categories: SEARCH_CATEGORIES.map((id) => ({ id, label: searchCategory[id] })),
    ancestors: [homeLink(locale)],
    siteMapHref: localisePath('/sitemap', locale),
    otherSearch: other && { href: localisePath('/search', other), lang: other },
  };
}
