import { describe, expect, it } from 'vitest';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { betKey } from '#app/lib/search/best-bets.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { askLabelledQueries, QUESTIONS, readLabelledQueries } from './labelled-queries.ts';

const KINDS = ['english', 'malayalam', 'old-encoding', 'inflected', 'manglish', 'code', 'slip'];
/** In milliseconds, for hundreds of queries on a busy machine. */
const TIMEOUT = 120_000;

const queries = readLabelledQueries();

describe('the labelled queries', () => {
  it('are at least 600, of every type, without duplicates', () => {
    expect(queries.length).toBeGreaterThanOrEqual(600);
    expect([...new Set(queries.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('are for a third set apart, which no frequent question of search.yaml copies', () => {
    const apart = queries.filter(({ isApart }) => isApart);
    expect(apart.length).toBeGreaterThanOrEqual(queries.length / 3);
    const questions = readLabelledQueries(QUESTIONS.name).filter(({ isApart }) => isApart);
    const copied = new Set(getSite().search.bestBets.flatMap((bet) => bet.queries.map(betKey)));
    expect([...apart, ...questions].filter(({ query }) => copied.has(betKey(query)))).toEqual([]);
  });

  it.each(PUBLISHED)(
    'find the expected page in the window of the %s pages',
    { timeout: TIMEOUT },
    async (locale) => {
      const index = await prepareIndex(searchIndexOf(getSite(), locale));
      const { figures, low } = askLabelledQueries(index, locale, SEARCH_RESULT_LIMIT);
      process.stdout.write(figures);
      expect(low).toEqual([]);
    },
  );
});

describe('a loanword with U+200C at its joint is found', () => {
  const SPELLINGS = [
    ['സോഫ്റ്റ്\u200cവെയർ', 'സോഫ്റ്റ്വെയർ', 'sophtveyar'],
    ['നെറ്റ്\u200cവർക്ക്', 'നെറ്റ്വർക്ക്', 'nettvarkk'],
    ['പാസ്\u200cവേഡ്', 'പാസ്വേഡ്', 'paasved'],
  ] as const;

  it.each(SPELLINGS)(
    '%s: with it, without it, and in Latin letters',
    async (joined, plain, latin) => {
      const index = await prepareIndex(searchIndexOf(getSite(), 'ml'));
      const pathsOf = (query: string) =>
        searchEntries(index, query, SEARCH_RESULT_LIMIT).map(({ entry: { path } }) => path);
      const wanted = pathsOf(joined);
      expect(wanted).not.toEqual([]);
      expect(pathsOf(plain)).toEqual(wanted);
      expect(wanted).toContain(pathsOf(latin)[0]);
    },
  );
});
