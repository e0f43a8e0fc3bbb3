import { describe, expect, it } from 'vitest';
import { courseName } from '#app/content/rows/course-tabs.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admissions.ts';
import { getSite } from '#app/site.ts';
import { inShape, PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { eventFees } from './event-fees.server.ts';
import { feesOfTab } from './fees-view.server.ts';

const site = getSite();

/** The fees of an event as on its card. */
function feesOf(
  fields: Pick<AdmissionEvent, 'feeDetails' | 'feeRemarks'>,
  locale: (typeof PUBLISHED)[number] = 'en',
) {
  const event = need(site.admissions.events[0]);
  const { feeDetails: _, feeRemarks: __, ...rest } = event;
  return eventFees(site, { ...rest, ...fields }, locale);
}

const DUE = inShape({ en: '14 August', ml: 'ഓഗസ്റ്റ് 14' });

describe('the fees of an admission event', () => {
  // Rows, dashes, what recurs and the total of the college fees:
  // tests/built/specification/admissions.test.ts.
  it('state who is exempted and what is refunded', () => {
    const said = (course: 'btech' | 'mtech', head: string) =>
      feesOf({ feeDetails: { course, heads: [head] } })?.table.rows[0]?.cells;
    expect(said('btech', 'pta')).toEqual(['₹10,000', '-', 'Exempted: SC, ST']);
    expect(said('mtech', 'caution')).toEqual(['₹1,575', '-', 'Refundable on leaving']);
  });

  it('add up all items of a course without college fees, and show no total for a single item', () => {
    const total = (heads: string[]) =>
      feesOf({ feeDetails: { course: 'mca', heads } })?.table.totals.map(({ cells }) => cells);
    expect(total(['pta', 'bus'])).toEqual([['₹10,750', '-', '-']]);
    expect(total(['pta'])).toEqual([]);
  });

  it('may be remarks if the college does not fix an amount', () => {
    const remark = inShape({ en: 'As per the prospectus', ml: 'പ്രോസ്പെക്ടസ് പ്രകാരം' });
    const category = inShape({ en: 'Tuition', ml: 'ട്യൂഷൻ' });
    const fees = feesOf({ feeRemarks: [{ category, remark, dueDate: DUE }] }, 'ml');
    expect(fees?.table.rows).toEqual([
      { name: 'ട്യൂഷൻ', cells: ['പ്രോസ്പെക്ടസ് പ്രകാരം', 'ഓഗസ്റ്റ് 14', '-'] },
    ]);
    expect([fees?.table.totals, fees?.link]).toEqual([[], undefined]);
  });

  it('link to the fees of each category', () => {
    const href = (course: 'btech' | 'mtech' | 'mca', locale: (typeof PUBLISHED)[number]) =>
      feesOf({ feeDetails: { course, heads: ['pta'] } }, locale)?.link?.href;
    expect(href('btech', 'en')).toBe('/admissions/my-admission?course=btech');
    expect(href('mca', 'ml')).toBe('/ml/admissions/my-admission?course=mca');
  });

  it('are distinguished from missing fees', () => {
    expect(feesOf({ feeDetails: { course: 'btech', heads: [] } })?.table.rows).toEqual([]);
    expect(feesOf({})).toBeUndefined();
  });
});

describe.each(PUBLISHED)('"What do I pay?" (%s)', (locale) => {
  const [btech, mtech, phd] = [
    feesOfTab(site, 'btech', locale),
    feesOfTab(site, 'mtech', locale),
    feesOfTab(site, 'phd', locale),
  ];

  it('has the sums of each published course on its tab, and leads to My admission with a course of the tab', () => {
    const of = [btech, mtech, phd].map(({ tables, mine }) => [
      tables.map(({ course }) => course),
      mine.map(({ href }) => href.replace(/^.*\?/, '')),
    ]);
    expect(of).toEqual([
      [['btech'], ['course=btech']],
      [['mtech', 'mca'], ['course=mtech']],
      [[], ['course=phd']],
    ]);
    expect(mtech.ask).toBeUndefined();
  });

  it('names the office for courses without published fees', () => {
    for (const course of ['barch', 'lateral-entry'] as const)
      expect(btech.ask?.text).toContain(courseName(site, course, locale));
    expect(phd.ask?.text).toContain(courseName(site, 'phd', locale));
    expect([btech, phd].map(({ ask }) => /^\+\d/.test(ask?.phone ?? ''))).toEqual([true, true]);
  });

  it('draws the parts of a sum one after the other, on the scale of the highest sum of the course', () => {
    const sums = btech.tables[0]?.sums ?? [];
    expect(sums.map(({ total }) => total)).toEqual(['₹22,120', '₹3,470', '₹13,470']);
    expect(sums[1]?.parts.map(({ amount, from, share }) => [amount, from, share])).toEqual([
      ['₹1,000', 0, 4.5],
      ['₹2,470', 4.5, 11.2],
    ]);
  });

  it('names scholarships with the year their rules were true', () => {
    expect(mtech.scholarships.length).toBeGreaterThan(0);
    for (const { description } of mtech.scholarships) expect(description).toMatch(/\(20\d\d\)$/);
  });
});
