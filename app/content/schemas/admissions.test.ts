import { describe, expect, it } from 'vitest';
import { stepAt } from '#app/domain/clock.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { getSite } from '#app/site.ts';

const site = getSite();
const { events } = site.admissions;

const phasesAt = (now: number) =>
  admissionsView(site, undefined, 'en', now)?.events.map(
    ({ timeline }) => stepAt(timeline, now).phase,
  );

describe('the admissions page', () => {
  const today = Date.parse('2026-11-14T12:00:00+05:30');

  it('exists for each tab and for no other section', () => {
    for (const tab of [undefined, 'current', 'btech', 'mtech', 'phd'])
      expect(admissionsView(site, tab, 'en', today)?.section).toBe(tab);
    expect(admissionsView(site, 'diploma', 'en', today)).toBeUndefined();
  });

  it('shows an event as open while it lasts', () => {
    const during = Date.parse('2025-08-12T12:00:00+05:30');
    const open = events.filter((_, index) => phasesAt(during)?.[index] === 'open');
    expect(open.map(({ title }) => title.en)).toEqual([
      'B.Tech first allotment reporting 2025-\u206026',
    ]);
  });

  it('distinguishes cards with the same id', () => {
    const view = admissionsView(site, undefined, 'en', today);
    const ids = view?.events.map(({ id }) => id) ?? [];
    const keys = view?.events.map(({ key }) => key) ?? [];
    expect(new Set(ids).size).toBeLessThan(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
