import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { datesOfWeek, isNothingDue, isTooOld } from './day.ts';
import { nextBus, nextBusChanges, nextBusText } from './next-bus.ts';
import { todayBlock } from './today.server.ts';

const site = getSite();
const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
/** The next bus of a page built on a day, at a moment. */
const said = (built: string, moment: string, locale: 'en' | 'ml' = 'en') =>
  nextBusText(
    todayBlock(site, locale, at(`${built}T00:00`)),
    labelsFor('today', locale),
    at(moment),
  );

describe('today', () => {
  it.each([
    ['06:00', 'Route 3: Hillside: 7:40 am, Estate gate – College'],
    ['07:39', 'Route 3: Hillside: 7:40 am, Estate gate – College'],
    ['07:40', 'Route 2: Riverside: 7:50 am, Ferry – College'],
    ['08:30', 'Route 1: Town: 4:30 pm, College – Town bus stand'],
    ['16:40', 'Route 1: Town: 4:45 pm, College – Town bus stand'],
    [
      '16:45',
      'No more buses today. First bus on Thursday, 26 November 2026: Route 3: Hillside, 7:40 am, Estate gate – College',
    ],
  ])('at %s the next bus is %s', (clock, expected) => {
    expect(said('2026-11-25', `2026-11-25T${clock}`)).toBe(expected);
  });

  // Built on a Sunday; buses run at new times from 1 December; the 5th is a Saturday that works,
  // the 6th a Sunday; the page knows seven days more.
  it.each([
    [
      '2026-11-29T09:00',
      'No bus today. First bus on Monday, 30 November 2026: Route 3: Hillside, 7:40 am, Estate gate – College',
    ],
    ['2026-11-30T06:00', 'Route 3: Hillside: 7:40 am, Estate gate – College'],
    ['2026-11-30T16:40', 'Route 1: Town: 4:45 pm, College – Town bus stand'],
    ['2026-12-01T06:00', 'Route 3: Hillside: 7:25 am, Estate gate – College'],
    ['2026-12-05T16:40', 'Route 1: Town: 5:15 pm, College – Town bus stand'],
    ['2026-12-06T09:00', 'Look up the times under “Stops and times”'],
    ['2026-12-20T09:00', 'Look up the times under “Stops and times”'],
  ])('a page of 29 November says on %s: %s', (moment, expected) => {
    expect(said('2026-11-29', moment)).toBe(expected);
    const today = todayBlock(site, 'en', at('2026-11-29T00:00'));
    const changes = nextBusChanges(today).filter((change) => change <= at(moment));
    expect(nextBusText(today, labelsFor('today', 'en'), Math.max(...changes, today.now))).toBe(
      expected,
    );
  });

  it('says after the last bus when the first of the next day leaves', () => {
    expect(said('2026-11-25', '2026-11-25T18:00', 'ml')).toMatch(
      /^ഇന്ന് ഇനി ബസില്ല\. .*നവംബർ 26.*, ആദ്യ ബസ്: .*7:40/,
    );
  });

  it.each([
    ['2026-11-30T09:00', ['4:30 pm, College', '4:45 pm, College']],
    ['2026-11-30T17:00', ['4:30 pm, College', '5:15 pm, College']],
  ])('shows at %s the routes of the day of the next bus', (moment, evening) => {
    const [town] =
      nextBus(todayBlock(site, 'en', at('2026-11-30T00:00')), at(moment))?.routes ?? [];
    expect(town?.trips.map(({ text }) => text)).toEqual(['8 am, Town bus stand', ...evening]);
  });

  it('no bus runs on a Sunday, a second Saturday or a holiday', () => {
    for (const day of ['2026-11-29', '2026-12-12', '2026-12-25'])
      expect(said(day, `${day}T06:00`)).toMatch(/^No bus today\. First bus on /);
  });

  it('follows the weekly holidays of the college, on the board, at the office and for buses', () => {
    const college = { ...site.college, closed: ['sat', 'sun'] as const };
    const today = todayBlock(
      { ...site, college: { ...college, closed: [...college.closed] } },
      'en',
      at('2026-12-05T00:00'),
    );
    expect([
      nextBus(today, at('2026-12-05T06:00'))?.day,
      today.board[0]?.said,
      today.office[0]?.text,
    ]).toEqual([
      '2026-12-07',
      'Closed: Saturday',
      'Office closed now, opens on 7 December 2026, 10 am',
    ]);
  });

  it('calls no weekday of a year a working day whose holidays are not entered', () => {
    const saidIn = (holidaysOf: number[]) => {
      const calendar = { ...site.calendar, holidays: [], holidaysOf };
      const today = todayBlock({ ...site, calendar }, 'en', at('2027-01-15T00:00'));
      return [today.board[0]?.said, today.office[1]?.text, today.busDays.length];
    };
    expect(saidIn([2026])).toEqual([
      `Working day, unless the State has a holiday: ask ${site.college.phone}`,
      'Office open until 4 pm, unless the State has a holiday',
      0,
    ]);
    expect(saidIn([2026, 2027])).toEqual(['Working day', 'Office open now, until 4 pm', 7]);
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

  it('last dates of seven days: of notices, of tenders and of admissions, until they have passed', () => {
    const days = (moment: string) => {
      const today = todayBlock(site, 'en', at(`${moment.slice(0, 10)}T00:00`));
      return datesOfWeek(today, at(moment)).map(({ date, href }) => `${date} ${href}`);
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
