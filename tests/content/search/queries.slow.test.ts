import { describe, expect, it } from 'vitest';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { LOCALES, splitAddress } from '#app/i18n/locale.ts';
import { prepareIndex, searchEntries } from '#app/lib/search/entry-search.ts';
import { getSite } from '#app/site.ts';
import { readLabelledQueries } from './labelled-queries.ts';

const KINDS = ['english', 'malayalam', 'old-encoding', 'inflected', 'manglish', 'code', 'slip'];
/** In milliseconds, for hundreds of queries on a busy machine. */
const TIMEOUT = 120_000;
/** Shares of queries with the expected page first, among the first three, and anywhere in the list. */
const FIRST = 0.92;
const AMONG_FIRST_THREE = 0.98;
const IN_THE_LIST = 0.99;

const queries = readLabelledQueries();

describe('the labelled queries', () => {
  it('are at least 600, of every type, without duplicates', () => {
    expect(queries.length).toBeGreaterThanOrEqual(600);
    expect([...new Set(queries.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it.each(LOCALES)(
    'find the expected page in the overlay of the %s pages',
    { timeout: TIMEOUT },
    async (locale) => {
      const site = getSite();
      const index = await prepareIndex(searchIndexOf(site, locale), async () => undefined);
      const places = queries.map(({ query, wanted, kind }) => {
        const targets = wanted.map((target) =>
          target.startsWith('/') ? target : resolveTarget(target, site.college, locale),
        );
        const { matches, close } = searchEntries(index, query);
        const paths = [...matches, ...close].map(({ path }) =>
          path.startsWith('/') ? withoutLanguage(path) : path,
        );
        return { query, kind, place: paths.findIndex((path) => targets.includes(path)) };
      });
      const share = (found: readonly { place: number }[], limit: number) =>
        found.filter(({ place }) => place >= 0 && place < limit).length / found.length;
      const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
      const lines = KINDS.map((kind) => {
        const found = places.filter((answer) => answer.kind === kind);
        return `  ${kind.padEnd(14)} ${String(found.length).padStart(3)} queries: ${percent(share(found, 1))} first, ${percent(share(found, 3))} among the first three, ${percent(share(found, 8))} in the list`;
      });
      const missed = places.filter(({ place }) => place < 0).map(({ query }) => query);
      const figures = `search (${locale}): ${queries.length} queries, ${percent(share(places, 1))} first, ${percent(share(places, 3))} among the first three, ${percent(share(places, 8))} in the list`;
      process.stdout.write(
        [figures, ...lines, `  not in the list: ${missed.join(', ') || 'none'}`, ''].join('\n'),
      );
      expect(share(places, 1), figures).toBeGreaterThanOrEqual(FIRST);
      expect(share(places, 3), figures).toBeGreaterThanOrEqual(AMONG_FIRST_THREE);
      expect(share(places, 8), figures).toBeGreaterThanOrEqual(IN_THE_LIST);
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
      const index = await prepareIndex(searchIndexOf(getSite(), 'ml'), async () => undefined);
      const pathsOf = (query: string) => {
        const { matches, close } = searchEntries(index, query);
        return [...matches, ...close].map(({ path }) => path);
      };
      const wanted = pathsOf(joined);
      expect(wanted).not.toEqual([]);
      expect(pathsOf(plain)).toEqual(wanted);
      expect(wanted).toContain(pathsOf(latin)[0]);
    },
  );
});

function withoutLanguage(address: string): string {
  const [path = '', anchor] = address.split('#');
  return anchor === undefined ? splitAddress(path).path : `${splitAddress(path).path}#${anchor}`;
}
