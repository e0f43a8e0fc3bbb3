import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import type { WordsFile } from '#app/features/search/search-messages.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';
import { askLabelledQueries, QUESTIONS } from '#tests/content/search/labelled-queries.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

/** Results on the first page of the list. */
const FIRST_PAGE = 10;

/** The index of the search page, made of content and the built texts. */
async function indexOf(locale: Locale) {
  const file = `build/client${localisePath('/search', locale)}/words.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as WordsFile;
  return prepareIndex(searchIndexOf(getSite(), locale), texts);
}

for (const locale of PUBLISHED) {
  test(`the search page answers whole questions of visitors (${locale})`, async () => {
    const { figures, low } = askLabelledQueries(
      await indexOf(locale),
      locale,
      FIRST_PAGE,
      QUESTIONS,
    );
    process.stdout.write(figures);
    expect(low).toEqual([]);
  });

  test(`the search page finds the expected pages of the labelled queries (${locale})`, async () => {
    const { figures, low } = askLabelledQueries(await indexOf(locale), locale, FIRST_PAGE);
    process.stdout.write(figures);
    expect(low).toEqual([]);
  });

  test(`the search page finds every document by its title and every person by name, among the first three (${locale})`, async () => {
    const index = await indexOf(locale);
    const { documents, people } = getSite();
    const named = [
      ...documents
        .filter(({ texts }) => texts)
        .map(({ id, title }) => ({ path: `/downloads/${id}`, name: title[locale] })),
      ...people.map(({ id, name }) => ({ path: `/faculty/${id}`, name: name[locale] })),
    ];
    expect(named.length).toBeGreaterThan(50);
    const missed = named.filter(
      ({ path, name }) =>
        !searchEntries(index, name, 3).some(
          ({ entry }) => entry.path === localisePath(path, locale),
        ),
    );
    expect(missed).toEqual([]);
  });
}

test.each(PUBLISHED)('a teacher is found by what they teach and study (%s)', async (locale) => {
  const index = await indexOf(locale);
  const areas = Map.groupBy(
    getSite().people.flatMap(({ id, areas: of }) =>
      of.map((area) => ({ name: area[locale], path: localisePath(`/faculty/${id}`, locale) })),
    ),
    ({ name }) => name,
  );
  const missed = [...areas].filter(([name, teachers]) => {
    const found = searchEntries(index, name, SEARCH_RESULT_LIMIT).map(({ entry }) => entry.path);
    return !teachers.some(({ path }) => found.includes(path));
  });
  expect(areas.size).toBeGreaterThan(50);
  expect(missed.length).toBeLessThanOrEqual(2);
});

test('the indexed text of a page has its abbreviations without their explanations, which are indexed with the page of all terms', () => {
  const keam = getSite().plainWords.find(({ id }) => id === 'keam');
  // Indexed text has normal spaces only.
  const meaning = (locale: Locale) => keam?.meaning[locale].replaceAll(/\s/g, ' ');
  for (const locale of PUBLISHED) {
    const textOf = (path: string) =>
      readFileSync(`build/client${localisePath(`/search/text/${path}.txt`, locale)}`, 'utf8');
    expect(textOf('academics/admission')).toContain({ en: 'KEAM', ml: 'കീം' }[locale]);
    expect(textOf('academics/admission')).not.toContain(meaning(locale));
    expect(textOf('help/plain-words')).toContain(meaning(locale));
  }
});
