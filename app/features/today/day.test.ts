import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { hasDeparted, isNothingDue, isTooOld, stillToCome } from './day.ts';
import { nextBus, nextBusChanges } from './next-bus.ts';
import { todayBlock } from './today.server.ts';

const site = getSite();
const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
/** What is still to come at a moment, on a page built at the beginning of its day. */
const at25November = (clock: string) =>
  stillToCome(todayBlock(site, 'en', at('2026-11-25T00:00')), at(`2026-11-25T${clock}`));

describe('today', () => {
  it.each([
    ['06:00', '7.40 am, Estate gate'],
    ['07:40', '7.50 am, Ferry'],
    ['08:30', '4.30 pm, College'],
    ['16:40', '4.45 pm, College'],
    ['16:45', undefined],
  ])('at %s the next bus is %s', (clock, expected) => {
    expect(at25November(clock).next?.text).toBe(expected);
  });

  // Built on a Sunday; buses run at new times from 1 December; the 5th is a Saturday that works,
  // the 6th a Sunday.
  it.each([
    [
      '2026-11-29T09:00',
      'No bus today, as it is not a working day. First bus on Monday, 30 November 2026: Route 3: Hillside, 7.40 am, Estate gate',
    ],
    [
      '2026-11-30T06:00',
      'First bus on Monday, 30 November 2026: Route 3: Hillside, 7.40 am, Estate gate',
    ],
    ['2026-11-30T09:00', "Today's times are on the page of stops and times"],
    [
      '2026-12-01T06:00',
      'First bus on Tuesday, 1 December 2026: Route 3: Hillside, 7.25 am, Estate gate',
    ],
    ['2026-12-06T09:00', "Today's times are on the page of stops and times"],
    ['2026-12-20T09:00', "Today's times are on the page of stops and times"],
  ])('a page of 29 November says on %s: %s', (moment, said) => {
    const today = todayBlock(site, 'en', at('2026-11-29T00:00'));
    const changes = nextBusChanges(today).filter((change) => change <= at(moment));
    for (const time of [at(moment), Math.max(at('2026-11-29T00:00'), ...changes)])
      expect(nextBus(today, labelsFor('today', 'en'), time)).toContain(said);
  });

  it('says after the last bus when the first of the next day leaves', () => {
    const today = todayBlock(site, 'ml', at('2026-11-25T00:00'));
    expect(nextBus(today, labelsFor('today', 'ml'), at('2026-11-25T18:00'))).toMatch(
      /^ഇന്ന് ഇനി ബസില്ല\. .*നവംബർ 26.*, ആദ്യ ബസ്: .*7\.40/,
    );
  });

  it('a bus has left at its minute', () => {
    expect([
      hasDeparted('16:30', at('2026-11-25T16:29')),
      hasDeparted('16:30', at('2026-11-25T16:30')),
    ]).toEqual([false, true]);
  });

  it('no bus runs on a Sunday, a second Saturday or a holiday', () => {
    for (const day of ['2026-11-29', '2026-12-12', '2026-12-25']) {
      const { isRunning, next } = stillToCome(
        todayBlock(site, 'en', at(`${day}T00:00`)),
        at(`${day}T06:00`),
      );
      expect([isRunning, next]).toEqual([false, undefined]);
    }
  });

  it('follows the weekly holidays of the college, on the board, at the office and for buses', () => {
    const college = { ...site.college, closed: ['sat', 'sun'] as const };
    const today = todayBlock(
      { ...site, college: { ...college, closed: [...college.closed] } },
      'en',
      at('2026-12-05T00:00'),
    );
    expect([
      stillToCome(today, at('2026-12-05T06:00')).isRunning,
      today.board[0]?.said,
      today.office[0]?.text,
    ]).toEqual([false, 'Closed: Saturday', 'Office closed now, opens on 7 December 2026, 10 am']);
  });

  it('says that nothing is due only while a page built some days ago has all dates of the week', () => {
    const quiet = {
      ...site,
      notices: [],
      tenders: [],
      admissions: { ...site.admissions, streams: [] },
    };
    const today = todayBlock(quiet, 'en', at('2026-11-25T09:00'));
    expect(isNothingDue(today, at('2026-12-01T23:59'))).toBe(true);
    expect(isNothingDue(today, at('2026-12-02T00:00'))).toBe(false);
    expect(isTooOld(today, at('2026-12-01T23:59'))).toBe(false);
    expect(isTooOld(today, at('2026-12-02T00:00'))).toBe(true);
  });

  it('has no part about buses where the college runs none', () => {
    const busRoutes = { ...site.busRoutes, timetables: [] };
    expect(
      [site, { ...site, busRoutes }].map(
        (each) => todayBlock(each, 'en', at('2026-11-25T09:00')).hasBuses,
      ),
    ).toEqual([true, false]);
  });

  it('has the timetable of the day: on 1 December the new one', () => {
    const out = (day: string) =>
      todayBlock(site, 'en', at(`${day}T09:00`)).buses[0]?.trips.map(({ time }) => time);
    expect(out('2026-11-30')).toEqual(['08:00', '16:30', '16:45']);
    expect(out('2026-12-01')).toEqual(['08:00', '16:30', '17:15']);
  });

  it('last dates of seven days: of notices, of tenders and of admissions, until they have passed', () => {
    const days = (moment: string) => {
      const today = todayBlock(site, 'en', at(`${moment.slice(0, 10)}T00:00`));
      return stillToCome(today, at(moment)).days.map(({ date, href }) => `${date} ${href}`);
    };
    expect(days('2026-11-25T09:00')).toContain('Tuesday, 1 December 2026 /admissions#phd');
    expect(days('2026-12-04T09:00')).toContain(
      'Thursday, 10 December 2026 /tenders/laboratory-chemicals',
    );
    expect(days('2026-12-10T14:59')).toContain(
      'Thursday, 10 December 2026 /tenders/laboratory-chemicals',
    );
    expect(days('2026-12-10T15:00')).not.toContain(
      'Thursday, 10 December 2026 /tenders/laboratory-chemicals',
    );
    expect(days('2026-12-11T23:59')).toContain(
      'Friday, 11 December 2026 /all-news/anti-ragging-undertaking',
    );
    expect(days('2026-12-03T09:00').filter((day) => day.includes('11 December'))).toEqual([]);
  });

  it('events and notices of the day', () => {
    const entries = (day: string) =>
      todayBlock(site, 'en', at(`${day}T09:00`)).entries.map(({ href }) => href);
    expect(entries('2027-02-27')).toEqual(['/events/student-project-exhibition']);
    expect(entries('2027-02-28')).toEqual([]);
  });
});
