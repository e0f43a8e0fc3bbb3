import { labelsFor } from '#app/content/labels.ts';
import { pagesByPath } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { noticeDates, tenderDates } from '#app/content/rows/dated-rows.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { summariesOf, summaryLines } from '#app/content/rows/summary-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { formatDate, formatDay } from '#app/i18n/format.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';
import { scriptOf } from '#app/lib/script-of.ts';
import { foldText, inSmallLetters } from '#app/lib/search/fold.ts';
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
  const answers = linesOf(site, locale);
  // Words in a script of the site are for its own pages.
  const own = site.college.languages.map(scriptOf);
  const scripts = new Map(
    summariesOf(site).flatMap(({ id }) => {
      const script = scriptOf(id);
      return own.includes(script) ? [] : [[pathOf('summaries', id), script]];
    }),
  );
  return {
    entries: places.map(({ path, title, category, keywords }) => ({
      title: title[locale],
      otherTitle: title[other],
      path: resolveTarget(path, site.college, locale),
      category,
      keywords: withoutRepeated([title[locale], title[other]], keywords),
      date: dateOf(path),
      answer: answers.get(resolveTarget(path, site.college, locale)),
      script: scripts.get(path),
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

/**
 * The keywords that say more than the titles and each other, as the search compares them: the list
 * is sent to every visitor who opens the search.
 */
function withoutRepeated(titles: readonly string[], keywords: readonly string[]): string[] {
  const words = [...new Set(keywords.map(inSmallLetters))].sort();
  const [inTitles, folded] = [titles.map(foldText), words.map(foldText)];
  return words.filter((_, index) => {
    const word = folded[index] ?? '';
    const isMore = (other: string, at: number) =>
      other === word ? at < index : other.startsWith(word);
    return !inTitles.some((title) => ` ${title}`.includes(` ${word}`)) && !folded.some(isMore);
  });
}

/**
 * The dates of notices and tenders, the days of events, and what summaries say of amounts: a line
 * each by their addresses.
 */
function linesOf(site: Site, locale: Locale): Map<string, string> {
  const dated = Map.groupBy(
    [...noticeDates(site, locale), ...tenderDates(site, locale)],
    ({ href }) => href,
  );
  const lines = [...dated].map(([href, rows]): [string, string] => [
    href,
    rows.map(({ what, day }) => `${what}: ${formatDate(day, locale)}`).join(' · '),
  ]);
  const events = site.events.map(({ id, start }): [string, string] => [
    localisePath(pathOf('events', id), locale),
    formatDay(collegeDay(Date.parse(start)), locale),
  ]);
  const amounts = summariesOf(site).flatMap(({ id, answers }) =>
    answers.flatMap((answer): [string, string][] => {
      const amount = summaryLines(site, answer).find((line) => line.includes('₹'));
      const address = localisePath(`${pathOf('summaries', id)}#${answer.id}`, locale);
      return amount ? [[address, amount]] : [];
    }),
  );
  return new Map([...lines, ...events, ...amounts]);
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
