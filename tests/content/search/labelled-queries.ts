import { readFileSync } from 'node:fs';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import type { PreparedIndex } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';

/** A query, its type, and the expected pages; written without looking at the index. */
export type LabelledQuery = {
  query: string;
  kind: string;
  wanted: readonly string[];
  /**
   * Whether no frequent question of search.yaml may be this query: it shows how queries fare that
   * nobody foresaw.
   */
  isApart: boolean;
};

/**
 * Shares of the queries with an expected page first, among the first three, and in the list, in the
 * window and on the search page alike.
 */
const BAR = { first: 0.92, amongThree: 0.98, inList: 0.99 };
/** Of the queries set apart, which nothing was written for. */
const BAR_APART = { first: 0.9, amongThree: 0.97, inList: 0.99 };

/** Of whole questions of visitors; a third is set apart, as in queries.tsv. */
const QUESTIONS_BAR = { first: 0.74, amongThree: 0.86, inList: 0.9 };
const QUESTIONS_BAR_APART = { first: 0.7, amongThree: 0.84, inList: 0.88 };

/** The queries of a file, by itself queries.tsv, in its order. */
export function readLabelledQueries(name = 'queries.tsv'): LabelledQuery[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [query = '', kind = '', wanted = '', apart = ''] = line.split('\t');
    return { query, kind, wanted: wanted.split(' '), isApart: apart === 'apart' };
  });
}

/**
 * Asks an index the labelled queries.
 * @param limit results of the list
 * @returns figures to print, and the shares that are below the bar
 */
export function askLabelledQueries(
  index: PreparedIndex,
  locale: Locale,
  limit: number,
  { name = 'queries.tsv', bar: whole = BAR, apart: rest = BAR_APART } = {},
) {
  const { college } = getSite();
  const asked = readLabelledQueries(name).map(({ query, wanted, kind, isApart }) => {
    const targets = wanted.map((target) =>
      target.startsWith('/') ? target : resolveTarget(target, college, locale),
    );
    const paths = searchEntries(index, query, limit).map(({ entry: { path } }) =>
      withoutLanguage(path),
    );
    return { query, kind, isApart, place: paths.findIndex((path) => targets.includes(path)) };
  });
  const groups = Map.groupBy(asked, ({ kind }) => kind);
  const apart = asked.filter(({ isApart }) => isApart);
  const low: string[] = [];
  const figuresOf = (name: string, queries: typeof asked, bar?: typeof BAR) => {
    const share = (places: number) =>
      queries.filter(({ place }) => place >= 0 && place < places).length / queries.length;
    const shares = { first: share(1), amongThree: share(3), inList: share(limit) };
    const figures = `${name.padEnd(14)} ${queries.length} queries: ${Object.values(shares)
      .map((value) => `${(value * 100).toFixed(1)}%`)
      .join(', ')}`;
    if (
      bar &&
      (['first', 'amongThree', 'inList'] as const).some((part) => shares[part] < bar[part])
    )
      low.push(figures);
    return figures;
  };
  const figures = [
    `search (${locale}): first, among the first three, among the first ${limit}`,
    figuresOf('all', asked, whole),
    figuresOf('set apart', apart, rest),
    ...[...groups].map(([kind, queries]) => figuresOf(kind, queries)),
    `not in the list: ${asked.flatMap(({ query, place }) => (place < 0 ? query : [])).join(', ') || 'none'}`,
  ];
  return { figures: `${figures.join('\n  ')}\n`, low };
}

/** The questions of questions.tsv, with their bars. */
export const QUESTIONS = {
  name: 'questions.tsv',
  bar: QUESTIONS_BAR,
  apart: QUESTIONS_BAR_APART,
};

function withoutLanguage(address: string): string {
  if (!address.startsWith('/')) return address;
  const [path = '', anchor] = address.split('#');
  return anchor === undefined ? splitAddress(path).path : `${splitAddress(path).path}#${anchor}`;
}
