import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { plainText } from '#app/lib/marked-text.ts';
import { eventFees } from './event-fees.server.ts';
import { payView } from './pay.server.ts';
import type { AdmissionEvent } from './schema.ts';

const site = getSite();

/** The fees of an event as on its card, before abbreviations are explained. */
function feesOf(
  fields: Pick<AdmissionEvent, 'feeDetails' | 'feeRemarks'>,
  locale: (typeof LOCALES)[number] = 'en',
) {
  const [event] = site.admissions.events;
  if (!event) throw new Error('The shipped content has no event of admission: correct this test');
  const { feeDetails: _, feeRemarks: __, ...rest } = event;
  return eventFees(site, { ...rest, ...fields }, locale);
}

const DUE = { en: '14 August', ml: 'ഓഗസ്റ്റ് 14' };
const BTECH = { course: 'btech' as const, heads: ['admission', 'pta', 'insurance'], dueDate: DUE };

describe('the fees of an admission event', () => {
  it('have a row for each amount that is paid, with category, amount, due date and description, or a dash', () => {
    expect(
      feesOf({ feeDetails: BTECH })?.table.rows.map(({ name, cells }) => [name, ...cells]),
    ).toEqual([
      ['Admission fee: General, SEBC, EWS', '₹9,650', '14 August', '-'],
      ['Admission fee: SC, ST, OEC', '₹1,000', '14 August', '-'],
      ['PTA fund', '₹10,000', '14 August', 'Exempted: SC, ST'],
      ['Insurance', '₹250', '14 August', '-'],
    ]);
  });

  it('leave the due date blank if the event has none, and state which fees recur and which are refundable', () => {
    const rows = feesOf({
      feeDetails: { course: 'mtech', heads: ['tuition', 'special', 'caution', 'pta'] },
    })?.table.rows;
    expect(rows?.map(({ cells }) => cells)).toEqual([
      ['₹6,946', '-', 'Each semester'],
      ['₹1,918', '-', 'Each year'],
      ['₹1,575', '-', 'Refundable on leaving'],
      ['₹12,000', '-', '-'],
    ]);
  });

  it('add up the college fees, and state reduced amounts', () => {
    expect(feesOf({ feeDetails: BTECH })?.table.totals).toEqual([
      { name: 'Total college fees', cells: ['₹10,250', '-', '₹250 for SC, ST'] },
    ]);
  });

  it('add up all items of a course without college fees, and show no total for a single item', () => {
    const total = (heads: string[]) =>
      feesOf({ feeDetails: { course: 'mca', heads } })?.table.totals.map(({ cells }) => cells);
    expect(total(['pta', 'bus'])).toEqual([['₹10,750', '-', '-']]);
    expect(total(['pta'])).toEqual([]);
  });

  it('may be remarks if the college does not fix an amount', () => {
    const remark = { en: 'As per the prospectus', ml: 'പ്രോസ്പെക്ടസ് പ്രകാരം' };
    const fees = feesOf(
      { feeRemarks: [{ category: { en: 'Tuition', ml: 'ട്യൂഷൻ' }, remark, dueDate: DUE }] },
      'ml',
    );
    expect(fees?.table.rows).toEqual([
      { name: 'ട്യൂഷൻ', note: '', cells: ['പ്രോസ്പെക്ടസ് പ്രകാരം', 'ഓഗസ്റ്റ് 14', '-'] },
    ]);
    expect([fees?.table.totals, fees?.link]).toEqual([[], undefined]);
  });

  it('link to the fees of each category', () => {
    const href = (course: 'btech' | 'mtech' | 'mca', locale: (typeof LOCALES)[number]) =>
      feesOf({ feeDetails: { course, heads: ['pta'] } }, locale)?.link?.href;
    expect(href('btech', 'en')).toBe('/admissions?fee=btech#fees-btech');
    expect(href('mca', 'ml')).toBe('/ml/admissions?fee=mca#fees-mtech');
  });

  it('are distinguished from missing fees', () => {
    expect(feesOf({ feeDetails: { ...BTECH, heads: [] } })?.table.rows).toEqual([]);
    expect(feesOf({})).toBeUndefined();
  });
});

describe.each(LOCALES)('"What do I pay?" (%s)', (locale) => {
  const pay = payView(site, locale);
  const answer = (course: string, category: string) =>
    pay.courses
      .find(({ id }) => id === course)
      ?.answers.find(({ categories }) => categories.includes(category));

  it('has one answer for every course and category', () => {
    for (const { answers, ask } of pay.courses)
      if (!ask) expect(answers.flatMap(({ categories }) => categories)).toHaveLength(6);
    expect(pay.courses.filter(({ ask }) => !ask).map(({ id, tab }) => `${id} on ${tab}`)).toEqual([
      'btech on btech',
      'mtech on mtech',
      'mca on mtech',
    ]);
  });

  it('names the office for a course without published fees', () => {
    const asked = pay.courses.flatMap(({ id, tab, label, ask }) =>
      ask ? [{ place: `${id} on ${tab}`, label, ask }] : [],
    );
    expect(asked.map(({ place }) => place)).toEqual([
      'barch on btech',
      'lateral-entry on btech',
      'phd on phd',
    ]);
    for (const { label, ask } of asked)
      expect([ask.text.includes(label), /^\+\d/.test(ask.phone)]).toEqual([true, true]);
  });

  it('omits items a category is exempted from, and states this in a sentence', () => {
    const sc = answer('btech', 'sc');
    expect(sc?.groups.flatMap(({ rows }) => rows.map(({ amount }) => amount))).toEqual([
      '₹1,000',
      '₹1,000',
      '₹750',
      '₹250',
      '₹110',
      '₹360',
    ]);
    expect(plainText(sc?.exempt ?? '')).toContain(
      site.fees.find(({ id }) => id === 'pta')?.name[locale],
    );
    expect(answer('btech', 'general')?.exempt).toBe('');
  });

  it('draws the parts of a sum one after the other, on the scale of the highest sum of the course', () => {
    expect(
      answer('btech', 'sc')?.parts.map(({ amount, from, share }) => [amount, from, share]),
    ).toEqual([
      ['₹1,000', 0, 4.5],
      ['₹2,470', 4.5, 11.2],
    ]);
    expect(pay.tabs.btech.tables[0]?.sums.map(({ total }) => total)).toEqual([
      '₹22,120',
      '₹3,470',
      '₹13,470',
    ]);
  });

  it.each([
    ['btech', 'general', ['₹9,650', '₹12,470'], '₹22,120'],
    ['btech', 'sc', ['₹1,000', '₹2,470'], '₹3,470'],
    ['btech', 'oec', ['₹1,000', '₹12,470'], '₹13,470'],
    ['mtech', 'st', ['₹16,100', '₹6,946', '₹1,918'], '₹24,964'],
    ['mca', 'ews', ['₹12,110'], '₹12,110'],
  ])('gives %s, %s by the time of paying, and in all', (course, category, sums, total) => {
    expect(answer(course, category)?.groups.map(({ sum }) => sum)).toEqual(sums);
    expect(answer(course, category)?.total).toBe(total);
  });

  it('states recurring fees, if any', () => {
    expect(answer('btech', 'general')?.again).toBe('');
    for (const amount of ['₹6,946', '₹1,918'])
      expect(answer('mtech', 'general')?.again).toContain(amount);
  });

  it('names scholarships with the year their rules were true', () => {
    const { scholarships } = pay.tabs.mtech;
    expect(scholarships.length).toBeGreaterThan(0);
    for (const { description } of scholarships) expect(description).toMatch(/\(20\d\d\)$/);
    const ofMca = scholarships.filter(
      ({ courses, categories }) => courses.includes('mca') && categories.includes('oec'),
    );
    expect(ofMca.map(({ href }) => href)).toEqual(['https://egrantz.kerala.gov.in']);
  });
});
