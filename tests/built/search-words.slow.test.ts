import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weightOf } from '#app/features/search/page-weight.ts';
import type { WordsFile } from '#app/features/search/search-messages.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { betOf } from '#app/lib/search/best-bets.ts';
import { TextIndex } from '#app/lib/search/text-index.ts';
import { getSite } from '#app/site.ts';
import { readLabelledQueries } from '#tests/content/search/labelled-queries.ts';

/** Minimum shares of the labelled queries with the expected page among the first three, and among the first ten results. */
const AMONG_FIRST_THREE = 0.95;
const ON_FIRST_PAGE = 0.98;

for (const locale of LOCALES) {
  test(`the full-text search finds the expected pages of the labelled queries (${locale})`, () => {
    const { paths, find } = searchOf(locale);
    const places = readLabelledQueries().flatMap(({ query, wanted }) => {
      const targets = wanted
        .flatMap((target) => [target.replace('#', '/'), target.split('#')[0] ?? ''])
        .filter((path) => paths.has(path));
      return targets.length === 0
        ? []
        : [{ query, place: find(query).findIndex((path) => targets.includes(path)) }];
    });
    const share = (limit: number) =>
      places.filter(({ place }) => place >= 0 && place < limit).length / places.length;
    const figures = `full text (${locale}): ${places.length} queries, ${(share(3) * 100).toFixed(1)}% among the first three, ${(share(10) * 100).toFixed(1)}% among the first ten`;
    console.log(figures);
    expect(places.length).toBeGreaterThan(200);
    expect(share(3), figures).toBeGreaterThanOrEqual(AMONG_FIRST_THREE);
    expect(share(10), figures).toBeGreaterThanOrEqual(ON_FIRST_PAGE);
  });

  test(`the full-text search finds every document by its title and every person by name, among the first three (${locale})`, () => {
    const { find } = searchOf(locale);
    const { documents, people } = getSite();
    const named = [
      ...documents
        .filter(({ texts }) => texts)
        .map(({ id, title }) => ({ path: `/downloads/${id}`, name: title[locale] })),
      ...people.map(({ id, name }) => ({ path: `/faculty/${id}`, name: name[locale] })),
    ];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ path, name }) => !find(name).slice(0, 3).includes(path))).toEqual([]);
  });
}

/** The search of the search page: the paths of its pages, and those that it lists for a query. */
function searchOf(locale: Locale): {
  paths: ReadonlySet<string>;
  find: (query: string) => string[];
} {
  const file = `build/client${localisePath('/search', locale)}/words.json`;
  const {
    pages,
    synonyms,
    bets,
    index: stored,
  } = JSON.parse(readFileSync(file, 'utf8')) as WordsFile;
  const titles = pages.map(({ title }) => title);
  const index = new TextIndex(stored, synonyms, titles, (id) => weightOf(pages[id]?.path ?? ''));
  const paths = new Set(pages.map(({ path }) => path));
  const find = (query: string) => {
    // As the worker does: the page that answers a frequent question is listed first.
    const found = [
      betOf(bets, query)?.page,
      ...index.search(query).hits.map(({ id }) => pages[id]?.path),
    ];
    return [
      ...new Set(found.flatMap((path) => (path !== undefined && paths.has(path) ? path : []))),
    ];
  };
  return { paths, find };
}

test('the indexed text of a page has its abbreviations without their explanations, which are indexed with the page of all terms', () => {
  const keam = getSite().plainWords.find(({ id }) => id === 'keam');
  // Indexed text has normal spaces only.
  const meaning = (locale: Locale) => keam?.meaning[locale].replaceAll(/\s/g, ' ');
  for (const locale of LOCALES) {
    const textOf = (path: string) =>
      readFileSync(`build/client${localisePath(`/search/text/${path}.txt`, locale)}`, 'utf8');
    expect(textOf('academics/admission')).toContain({ en: 'KEAM', ml: 'കീം' }[locale]);
    expect(textOf('academics/admission')).not.toContain(meaning(locale));
    expect(textOf('help/plain-words')).toContain(meaning(locale));
  }
});
