import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { admissionsView } from '#app/content/views/admission.server.ts';
import { stepAt } from '#app/lib/clock.ts';
import { bundleTotals } from './admission.ts';

const site = getSite();
const { events } = site.admissions;

const phasesAt = (now: number) => admissionsView(site, undefined, 'en', now)?.events.map(({ timeline }) => stepAt(timeline, now).phase);

function feesOf(title: RegExp) {
  return events.find((event) => title.test(event.title.en))?.feeDetails ?? [];
}

function sumOf(rows: ReturnType<typeof feesOf>): number {
  return rows.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
}

describe('the shipped admission events', () => {
  it('neither are active nor take registrations', () => {
    expect(events.length).toBeGreaterThan(0);
    for (const { isActive, havelink } of events) expect({ isActive, havelink }).toEqual({ isActive: false, havelink: false });
    expect(phasesAt(Date.parse('2026-11-14T12:00:00+05:30'))).toEqual(events.map(() => 'over'));
  });
});

describe('the fees of past events', () => {
  it('put the college fee bundle of B.Tech at 12470 rupees, 2470 for SC and ST', () => {
    const rows = feesOf(/B\.Tech first allotment/);
    expect(rows.slice(0, 2).map(({ amount }) => amount)).toEqual([9650, 1000]);
    expect(rows.filter(({ bundle }) => bundle).map(({ amount }) => amount)).toEqual([10000, 1000, 750, 250, 110, 360]);
    expect(bundleTotals(rows)).toEqual({ all: 12470, scSt: 2470 });
  });

  it('say the same bundle wherever B.Tech students pay it', () => {
    const totals = events.flatMap(({ feeDetails }) => bundleTotals(feeDetails ?? []) ?? []);
    expect(totals.length).toBeGreaterThan(1);
    for (const total of totals) expect(total).toEqual({ all: 12470, scSt: 2470 });
  });

  it('of M.Tech and M.Plan add to 24964 rupees', () => {
    const rows = feesOf(/M\.Tech and M\.Plan/);
    expect(rows.map(({ amount }) => amount)).toEqual([265, 6946, 1918, 2150, 1575, 12000, 110]);
    expect(sumOf(rows)).toBe(24964);
  });

  it('of MCA add to 12110 rupees', () => {
    const rows = feesOf(/^MCA/);
    expect(rows.map(({ amount }) => amount)).toEqual([10000, 1000, 750, 250, 110]);
    expect(sumOf(rows)).toBe(12110);
  });

  it('have no total where no row belongs to the bundle', () => {
    expect(bundleTotals(feesOf(/^MCA/))).toBeUndefined();
    expect(bundleTotals([])).toBeUndefined();
  });
});

describe('the admissions page', () => {
  const today = Date.parse('2026-11-14T12:00:00+05:30');

  it('exists for each tab and for no other section', () => {
    for (const tab of [undefined, 'current', 'btech', 'mtech', 'phd']) expect(admissionsView(site, tab, 'en', today)?.section).toBe(tab);
    expect(admissionsView(site, 'diploma', 'en', today)).toBeUndefined();
  });

  it('opens an event while it lasts', () => {
    const during = Date.parse('2025-08-12T12:00:00+05:30');
    const open = events.filter((_, index) => phasesAt(during)?.[index] === 'open');
    expect(open.map(({ title }) => title.en)).toEqual(['B.Tech first allotment reporting 2025-26']);
  });

  it('tells cards apart though ids may repeat', () => {
    const view = admissionsView(site, undefined, 'en', today);
    const ids = view?.events.map(({ id }) => id) ?? [];
    const keys = view?.events.map(({ key }) => key) ?? [];
    expect(new Set(ids).size).toBeLessThan(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('states the intake and the duration of each course', () => {
    const view = admissionsView(site, undefined, 'en', today);
    const values = (facts: { value: string }[] | undefined) => facts?.map(({ value }) => value);
    expect(values(view?.btech.facts)).toEqual(expect.arrayContaining(['900+', expect.stringContaining('4 years')]));
    expect(values(view?.mtech.facts)).toEqual(expect.arrayContaining(['369+', expect.stringContaining('2 years')]));
    expect(values(view?.phd.facts)).toEqual(expect.arrayContaining([expect.stringMatching(/3.5 years/)]));
  });
});
