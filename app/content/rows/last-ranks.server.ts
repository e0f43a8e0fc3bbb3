import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { titleAlone } from './sample.server.ts';

type RanksSite = Pick<Site, 'lastRanks' | 'programmes' | 'seatKinds'>;

const NONE = '–';

/**
 * The last ranks of the latest year in the programmes of a course; nothing where none are published
 * here.
 */
export function lastRanksOf({ lastRanks, programmes, seatKinds }: RanksSite, course: string) {
  const own = programmes.filter(({ degree }) => degree.course === course);
  const all = lastRanks.filter(({ programme }) => own.some(({ id }) => id === programme));
  const year = all
    .map((row) => row.year)
    .sort()
    .at(-1);
  if (year === undefined) return undefined;
  const rows = all.filter((row) => row.year === year).sort((one, other) => one.round - other.round);
  const has = (seats: string) => rows.some((row) => row.seats === seats);
  /** The last rank of a seat category in a round, or in the last round that has one. */
  const rankOf = (programme: string, seats: string, round?: number) =>
    rows.findLast(
      (row) =>
        row.programme === programme && row.seats === seats && row.round === (round ?? row.round),
    )?.rank;
  return {
    year,
    rounds: [...new Set(rows.map(({ round }) => round))],
    /** For which every candidate counts. */
    merit: seatKinds.kinds.filter(({ id, group }) => group === 'merit' && has(id)),
    seats: [...seatKinds.kinds, ...seatKinds.extra].filter(({ id }) => has(id)),
    programmes: own.filter(({ id }) => rows.some((row) => row.programme === id)),
    rankOf,
    isSampleAlone: rows.every(({ sample }) => sample),
    sample: rows.some(({ sample }) => sample) ? (true as const) : undefined,
  };
}

/**
 * A table for each round, the last one first: seat categories with the last rank in each branch.
 */
export function lastRankTables(site: RanksSite, course: string, locale: Locale) {
  const ranks = lastRanksOf(site, course);
  if (!ranks) return [];
  const labels = labelsFor('last-ranks', locale);
  const { year, seats, programmes, rankOf, sample } = ranks;
  return ranks.rounds.toReversed().map((round) => ({
    caption: titleAlone(fillIn(labels.caption, { year, round }), sample, locale),
    columns: [labels.seats, ...programmes.map(({ code }) => code)],
    rows: seats.map(({ id, name }) => ({
      name: name[locale],
      cells: programmes.map((programme) => shown(rankOf(programme.id, id, round))),
    })),
  }));
}

/** A last rank in a cell. */
export const shown = (rank: number | undefined): string =>
  rank === undefined ? NONE : formatNumber(rank);
