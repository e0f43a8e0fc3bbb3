import { DAY_MS, dayStart } from './clock.ts';

/** How near a day is; `day` is the midnight for "in n days". */
export type Nearness =
  | { from: number; when: 'later'; day: number }
  | { from: number; when: 'tomorrow' | 'today' };

/**
 * The steps from a moment on to a day that begins at a midnight; one that is replaced at the same
 * moment is left out.
 */
export function stepsToDay(from: number, day: number): Nearness[] {
  const steps: Nearness[] = [
    { from, when: 'later', day },
    { from: Math.max(from, day - DAY_MS), when: 'tomorrow' },
    { from: Math.max(from, day), when: 'today' },
  ];
  return steps.filter((step, index) => step.from !== steps[index + 1]?.from);
}

/**
 * Which of some dated rows is the first still to come: each from the end of the day before it up to
 * the end of its own.
 */
export function rowsToCome<Row extends { date: string }>(
  rows: readonly Row[],
): { row: Row; from: number; until: number }[] {
  const ends = (row: Row | undefined) => (row ? dayStart(row.date) + DAY_MS : 0);
  return [...rows]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((row, index, sorted) => ({ row, from: ends(sorted[index - 1]), until: ends(row) }))
    .filter(({ from, until }) => from < until);
}
