import { labelsFor } from '#app/content/labels.ts';
import { pagesByPath } from '#app/content/page-groups.server.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { noticeDates, tenderDates } from '#app/content/rows/dated-rows.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { summariesOf, summaryLines } from '#app/content/rows/summary-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { formatDate, formatDay } from '#app/i18n/format.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';
import { isLatin } from '#app/lib/latin.ts';
import { scriptOf } from '#app/lib/script-of.ts';
import { foldedWords, foldText, inSmallLetters } from '#app/lib/search/fold.ts';
import {
  SEARCH_CATEGORIES,
  type SearchCategory,
  type SearchIndex,
} from '#app/lib/search/search-index.ts';
import { matchWord, toTypedWord, toWord } from '#app/lib/search/word-match.ts';
import { bestBets } from './best-bets.server.ts';
import { searchPlaces } from './search-entries.server.ts';
import { holdingPage } from './search-messages.ts';
import { searchTargetOf } from './search-targets.server.ts';

/** So near in sound a word of another script counts as the word. */
const LEAST_SOUND = 0.7;

/**
 * The index of one language, without the texts of the pages.
 * @param now Unix time in milliseconds: days that are over then come last in a row
 */
export function searchIndexOf(site: Site, locale: Locale, now = builtAt()): SearchIndex {
  const other = otherOf(site.college, locale) ?? locale;
  const places = searchPlaces(site);
  const pages = pagesByPath(site);
  const dateOf = (path: string) => {
    const search = pages.get(path)?.search;
    return search ? search.date : undefined;
  };
  const answers = linesOf(site, locale, now);
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
 * The words that people ask with (search.yaml), what teachers teach and study, and whose head they
 * are, by the pages that hold the text of the entries: a section and its separate page are one.
 */
export function askedWords(site: Site, locale: Locale): Map<string, string> {
  const { languages } = site.college;
  const areas = site.people.map(({ id, areas: of, department, isHead, leftOn }) => {
    const own = site.departments.find((each) => each.id === department);
    const post = (each: Locale) => [labelsFor('people', each).head, own?.name[each] ?? ''];
    return {
      path: pathOf('people', id),
      words: [
        ...of.flatMap((area) => languages.map((each) => area[each])),
        ...(isHead && leftOn === undefined ? languages.flatMap(post) : []),
      ].join(', '),
    };
  });
  const rows = Map.groupBy([...site.search.asked, ...areas], ({ path }) =>
    holdingPage(resolveTarget(searchTargetOf(site, path), site.college, locale)),
  );
  return new Map(
    [...rows].map(([page, asked]) => [page, asked.map(({ words }) => words).join(', ')]),
  );
}

/**
 * The keywords that say more than the titles and each other, as the search compares them: the list
 * is sent to every visitor who opens the search.
 */
function withoutRepeated(titles: readonly string[], keywords: readonly string[]): string[] {
  const words = [...new Set(keywords.map(inSmallLetters))].sort();
  const [inTitles, folded] = [titles.map(foldText), words.map(foldText)];
  const heard = [...inTitles, ...folded].filter(isLatin).flatMap(foldedWords).map(toWord);
  // A loanword is found by its sound: ഹാൾ ടിക്കറ്റ് by `hall ticket`.
  const isHeard = (text: string) =>
    !isLatin(text) &&
    foldedWords(text).every((word) => {
      const typed = toTypedWord(word);
      return heard.some((other) => matchWord(typed, other, false) >= LEAST_SOUND);
    });
  return words.filter((_, index) => {
    const word = folded[index] ?? '';
    const isMore = (other: string, at: number) =>
      other === word ? at < index : other.startsWith(word);
    return (
      !inTitles.some((title) => ` ${title}`.includes(` ${word}`)) &&
      !folded.some(isMore) &&
      !isHeard(word)
    );
  });
}

/**
 * The dates of notices and tenders, the days of events, and what summaries say of amounts: a line
 * each by their addresses.
 */
function linesOf(site: Site, locale: Locale, now: number): Map<string, string> {
  const dated = Map.groupBy(
    [...noticeDates(site, locale), ...tenderDates(site, locale)],
    ({ href }) => href,
  );
  const lines = [...dated].map(([href, rows]): [string, string] => [
    href,
    // The next day first: a row of a phone has room for some thirty letters of it.
    rows
      .toSorted((a, b) => Number(a.until <= now) - Number(b.until <= now))
      .map(({ what, day }) => `${formatDate(day, locale)}: ${what}`)
      .join(' · '),
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
