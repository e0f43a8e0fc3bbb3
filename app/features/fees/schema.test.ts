import { describe, expect, it } from 'vitest';
import { amountFor, bundleOf, feeCourses, feeSum, headsOf } from '#app/domain/fees.ts';
import { getSite } from '#app/site.ts';

const { fees, categories, admissions } = getSite();

/**
 * Fees of past events in the specification, section 9, in its order; the admission fee comes first.
 */
const BTECH = [9650, 10000, 1000, 750, 250, 110, 360];
const BTECH_SC_ST = [1000, 0, 1000, 750, 250, 110, 360];
const BTECH_OEC = [1000, 10000, 1000, 750, 250, 110, 360];
const PG = [265, 6946, 1918, 2150, 1575, 12000, 110];
const MCA = [10000, 1000, 750, 250, 110];

/**
 * Course, category, each item, the college fee bundle (0: none for the course), and the total of
 * all items.
 */
const ROWS: [course: string, category: string, heads: number[], bundle: number, total: number][] = [
  ['btech', 'general', BTECH, 12470, 22120],
  ['btech', 'sebc', BTECH, 12470, 22120],
  ['btech', 'ews', BTECH, 12470, 22120],
  ['btech', 'sc', BTECH_SC_ST, 2470, 3470],
  ['btech', 'st', BTECH_SC_ST, 2470, 3470],
  ['btech', 'oec', BTECH_OEC, 12470, 13470],
  ['mtech', 'general', PG, 0, 24964],
  ['mtech', 'sebc', PG, 0, 24964],
  ['mtech', 'ews', PG, 0, 24964],
  ['mtech', 'sc', PG, 0, 24964],
  ['mtech', 'st', PG, 0, 24964],
  ['mtech', 'oec', PG, 0, 24964],
  ['mca', 'general', MCA, 0, 12110],
  ['mca', 'sebc', MCA, 0, 12110],
  ['mca', 'ews', MCA, 0, 12110],
  ['mca', 'sc', MCA, 0, 12110],
  ['mca', 'st', MCA, 0, 12110],
  ['mca', 'oec', MCA, 0, 12110],
];

describe('the fees of a candidate', () => {
  it('are given for every course and every category', () => {
    expect(ROWS.map(([course, category]) => `${course} ${category}`)).toEqual(
      feeCourses(fees).flatMap((course) => categories.map(({ id }) => `${course} ${id}`)),
    );
  });

  it.each(ROWS)(
    'in %s as %s are the items of the specification, and their total',
    (course, category, amounts, bundle, total) => {
      const heads = headsOf(fees, course);
      expect(heads.map((head) => amountFor(head, course, category))).toEqual(amounts);
      expect(feeSum(bundleOf(fees, course), course, category)).toBe(bundle);
      expect(feeSum(heads, course, category)).toBe(total);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    },
  );

  it('are payable each semester for the tuition of M.Tech and each year for its special fee', () => {
    const times = headsOf(fees, 'mtech').map(({ id, when }) => [id, when]);
    expect(times.filter(([, when]) => when === 'semester' || when === 'year')).toEqual([
      ['tuition', 'semester'],
      ['special', 'year'],
    ]);
  });

  it('are certainly refundable only for the caution deposit', () => {
    expect(fees.filter(({ refundable }) => refundable === true).map(({ id }) => id)).toEqual([
      'caution',
    ]);
  });

  it('are the same in all past events of a course: events name the items and contain no amounts', () => {
    for (const { feeDetails } of admissions.events) {
      if (feeDetails)
        expect(feeDetails.heads).toEqual(headsOf(fees, feeDetails.course).map(({ id }) => id));
    }
    expect(admissions.events.map(({ feeDetails }) => feeDetails?.course)).toEqual(
      expect.arrayContaining(['btech', 'mtech', 'mca']),
    );
  });
});
