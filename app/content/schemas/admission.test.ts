import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { admissionsView } from '#app/content/views/admission.server.ts';
import { isEventActive } from './admission.ts';

const site = getSite();
const { events } = site.admissions;

describe('an admission event', () => {
  const event = { isActive: false, opensAt: '2026-07-01T10:00:00+05:30', closesAt: '2026-07-03T16:00:00+05:30' };
  const opens = Date.parse('2026-07-01T04:30:00Z');
  const closes = Date.parse('2026-07-03T10:30:00Z');

  it('is active from the very moment it opens', () => {
    expect(isEventActive(event, opens - 1)).toBe(false);
    expect(isEventActive(event, opens)).toBe(true);
  });

  it('is active until the very moment it closes', () => {
    expect(isEventActive(event, closes - 1)).toBe(true);
    expect(isEventActive(event, closes)).toBe(false);
  });

  it('goes by its dates, whatever its flag says', () => {
    expect(isEventActive({ ...event, isActive: true }, closes)).toBe(false);
  });

  it('goes by its flag where a date is missing', () => {
    expect(isEventActive({ isActive: true }, opens)).toBe(true);
    expect(isEventActive({ isActive: false }, opens)).toBe(false);
    expect(isEventActive({ isActive: true, opensAt: event.opensAt }, opens - 1)).toBe(true);
    expect(isEventActive({ isActive: false, closesAt: event.closesAt }, opens)).toBe(false);
  });

  it('none of the shipped ones is active or takes registrations', () => {
    expect(events.length).toBeGreaterThan(0);
    for (const shipped of events) expect({ isActive: shipped.isActive, havelink: shipped.havelink }).toEqual({ isActive: false, havelink: false });
    const today = Date.parse('2026-11-14T12:00:00+05:30');
    expect(events.filter((shipped) => isEventActive(shipped, today))).toEqual([]);
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
    const open = admissionsView(site, undefined, 'en', during)?.events.filter(({ isOpen }) => isOpen);
    expect(open?.map(({ title }) => title)).toEqual(['B.Tech first allotment reporting 2025-26']);
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
