import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { inShape, PUBLISHED } from '#tests/support/languages.ts';
import { seatMatrix, seatMatrixBlock } from './seat-matrix.server.ts';

const site = getSite();

/**
 * Intakes of the specification, section 9, for the courses with shares by category, in the order of
 * the tables.
 */
const BTECH = { CSE: 60, ECE: 120, EEE: 120, ME: 120, CE: 120, CHE: 120, PE: 60, CPS: 60 };
const SIXTY = ['CSE', 'PE', 'CPS'];

/**
 * Seats of sixty and of a hundred and twenty by the KEAM shares of 2018 and the largest remainder,
 * calculated by hand.
 */
const KINDS: [id: string, ofSixty: number, ofHundredAndTwenty: number][] = [
  ['merit', 36, 72],
  ['ezhava', 5, 11],
  ['muslim', 5, 10],
  ['hindu', 2, 4],
  ['latin', 2, 4],
  ['dheevara', 1, 2],
  ['viswakarma', 1, 2],
  ['kusavan', 1, 1],
  ['christian', 1, 1],
  ['kudumbi', 0, 1],
  ['sc', 5, 10],
  ['st', 1, 2],
];

describe('the seats as plain data', () => {
  const { rows } = seatMatrix(site);
  const rowOf = (code: string) => rows.find((row) => row.code === code);

  it('have a row for each of the 29 programmes', () => {
    expect(rows.map(({ programme }) => programme)).toEqual(site.programmes.map(({ id }) => id));
    expect(rows).toHaveLength(29);
  });

  it.each(Object.entries(BTECH))('of %s are %i, category by category', (code, intake) => {
    const row = rowOf(code);
    expect(row?.intake).toBe(intake);
    for (const [id, ofSixty, ofMore] of KINDS)
      expect(row?.[id], id).toBe(SIXTY.includes(code) ? ofSixty : ofMore);
    expect(KINDS.reduce((sum, [id]) => sum + Number(row?.[id]), 0)).toBe(intake);
  });

  it('over and above the intake are 10% for lateral entry', () => {
    expect(Object.keys(BTECH).map((code) => rowOf(code)?.lateral)).toEqual([
      6, 12, 12, 12, 12, 12, 6, 6,
    ]);
  });

  it('are stated by category for B.Tech only, and are empty for other courses', () => {
    const others = rows.filter(({ award }) => award !== 'B.Tech');
    expect(others).toHaveLength(21);
    for (const row of others)
      for (const id of ['shares_of', 'lateral', ...KINDS.map(([kind]) => kind)])
        expect(row[id]).toBeNull();
    expect(rowOf('CSE')?.shares_of).toBe(2018);
  });
});

describe.each(PUBLISHED)('the seats on the page (%s)', (locale) => {
  const block = seatMatrixBlock(site, locale);

  it('add up by row, by column and by group', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    const rows = [
      ...block.groups.map(({ seats }) => seats),
      ...block.groups.flatMap(({ kinds }) => kinds.map(({ seats }) => seats)),
      block.intake,
    ];
    for (const seats of rows) expect(seats.at(-1)).toBe(sum(seats.slice(0, -1)));
    for (const column of block.intake.keys())
      expect(sum(block.groups.map(({ seats }) => seats[column] ?? 0))).toBe(block.intake[column]);
    for (const { seats, kinds } of block.groups.filter((group) => group.kinds.length > 0)) {
      for (const column of seats.keys())
        expect(sum(kinds.map((kind) => kind.seats[column] ?? 0))).toBe(seats[column]);
    }
  });

  it('are 780 in B.Tech, with 78 supernumerary seats for lateral entry', () => {
    expect(block.intake).toEqual([60, 120, 120, 120, 120, 120, 60, 60, 780]);
    expect(block.groups.map(({ id, seats }) => [id, seats.at(-1)])).toEqual([
      ['merit', 468],
      ['community', 234],
      ['scheduled', 78],
    ]);
    expect(block.beside.map(({ id, seats }) => [id, seats.at(-1)])).toEqual([['lateral', 78]]);
  });

  it('are drawn as bars whose parts follow each other without gap, the longest over the whole width', () => {
    for (const { seats, parts } of block.bars) {
      const [first, ...others] = parts;
      expect(first?.x).toBe(0);
      others.forEach((part, index) => {
        expect(part.x).toBeCloseTo((parts[index]?.x ?? 0) + (parts[index]?.width ?? 0));
      });
      expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(
        (block.width * seats) / 120,
      );
    }
  });

  it('outside the shares show the source of their rule', () => {
    expect(block.extra.map(({ id }) => id)).toEqual(['lateral', 'ews', 'disability', 'tfw']);
    for (const { source } of block.extra) expect(source.href).toMatch(/^https:/);
  });
});

it('a group of one category has the name that its State gives it', () => {
  const kinds = site.seatKinds.kinds.map((kind) =>
    kind.group === 'merit'
      ? { ...kind, name: inShape({ en: 'Open Competition', ml: 'പൊതുമത്സരം' }) }
      : kind,
  );
  const { groups } = seatMatrixBlock({ ...site, seatKinds: { ...site.seatKinds, kinds } }, 'en');
  expect(groups.map(({ name, short }) => [name, short])).toEqual([
    ['Open Competition', 'Open Competition'],
    ['Socially and educationally backward classes', 'Backward classes'],
    ['Scheduled Castes and Scheduled Tribes', 'SC and ST'],
  ]);
});
