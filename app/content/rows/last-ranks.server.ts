import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import type { RoundRank } from '#app/domain/last-ranks.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { titleAlone } from './sample.server.ts';

type RanksSite = Pick<Site, 'lastRanks' | 'programmes' | 'categories'>;

const NONE = '–';

/** The last ranks of the latest year in the programmes of a course; nothing where none are published here. */
export function lastRanksOf(site: RanksSite, course: string) {
  const own = site.programmes.filter(({ degree }) => degree.course === course);
  const all = site.lastRanks.filter(({ programme }) => own.some(({ id }) => id === programme));
  const year = all
    .map((row) => row.year)
    .sort()
    .at(-1);
  if (year === undefined) return undefined;
  const rows = all.filter((row) => row.year === year);
  const ranksOf = (programme: string, category: string): RoundRank[] =>
    rows
      .filter((row) => row.programme === programme && row.category === category)
      .sort((one, other) => one.round - other.round);
  return {
    year,
    rounds: [...new Set(rows.map(({ round }) => round))].sort((one, other) => one - other),
    categories: site.categories.filter(({ id }) => rows.some((row) => row.category === id)),
    programmes: own.filter(({ id }) => rows.some((row) => row.programme === id)),
    ranksOf,
    isSampleAlone: rows.every(({ sample }) => sample),
    sample: rows.some(({ sample }) => sample) ? (true as const) : undefined,
  };
}

/** A table for each round, the last one first: branches with the last rank in each category. */
export function lastRankTables(site: RanksSite, course: string, locale: Locale): Amounts[] {
  const ranks = lastRanksOf(site, course);
  if (!ranks) return [];
  const labels = labelsFor('last-ranks', locale);
  const { year, categories, programmes, ranksOf, sample } = ranks;
  return ranks.rounds.toReversed().map((round) => ({
    caption: titleAlone(fillIn(labels.caption, { year, round }), sample, locale),
    columns: [labels.branch, ...categories.map(({ name }) => name[locale])],
    amounts: categories.length,
    rows: programmes.map(({ id, name }) => ({
      name: name[locale],
      cells: categories.map((category) =>
        shown(ranksOf(id, category.id).find((row) => row.round === round)),
      ),
    })),
  }));
}

/** A last rank in a cell. */
export const shown = (row: RoundRank | undefined): string => (row ? formatNumber(row.rank) : NONE);
