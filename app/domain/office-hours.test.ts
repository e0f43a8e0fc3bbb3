import { expect, it } from 'vitest';
import { collegeMinute } from './clock.ts';
import { nightsFrom, officeState, weeklyHolidayOf } from './office-hours.ts';

const HOURS = {
  from: '10:00',
  until: '16:00',
  closed: ['sun', 'sat-2'],
  holidays: ['2026-12-25'],
} as const;

it.each([
  ['2026-11-25T09:59:00+05:30', false, '2026-11-25T10:00:00+05:30', 'before they open'],
  ['2026-11-25T10:00:00+05:30', true, '2026-11-25T16:00:00+05:30', 'from the first minute'],
  ['2026-11-25T16:00:00+05:30', false, '2026-11-26T10:00:00+05:30', 'after they close'],
  [
    '2026-12-11T17:00:00+05:30',
    false,
    '2026-12-14T10:00:00+05:30',
    'over a second Saturday and a Sunday',
  ],
  ['2026-12-05T11:00:00+05:30', true, '2026-12-05T16:00:00+05:30', 'on another Saturday'],
  ['2026-12-25T11:00:00+05:30', false, '2026-12-26T10:00:00+05:30', 'on a holiday'],
])('offices at %s: open is %s until %s (%s)', (moment, isOpen, next) => {
  expect(officeState(Date.parse(moment), HOURS)).toEqual({ isOpen, next });
});

it.each([
  [['sun', 'sat-2', 'sat-4'], '2026-12-26', 'sat-4'],
  [['sun', 'sat-2', 'sat-4'], '2026-12-05', undefined],
  [['sat', 'sun'], '2026-12-05', 'sat'],
  [['fri-5'], '2027-01-29', 'fri-5'],
] as const)('of the weekly holidays %j, %s is %s', (closed, day, holiday) => {
  expect(weeklyHolidayOf(day, closed)).toBe(holiday);
});

it.each([
  ['18:00', '08:00', '2026-11-29T12:00', '29T08:00', '29T18:00 30T08:00 30T18:00 01T08:00'],
  ['18:00', '08:00', '2026-11-29T22:00', '29T08:00', '29T18:00 30T08:00 30T18:00 01T08:00'],
  ['18:00', '08:00', '2026-11-30T07:59', '29T08:00', '29T18:00 30T08:00 30T18:00 01T08:00'],
  ['18:00', '08:00', '2026-11-30T08:00', '30T08:00', '30T18:00 01T08:00 01T18:00 02T08:00'],
  ['00:30', '06:00', '2026-11-29T23:00', '29T06:00', '30T00:30 30T06:00 01T00:30 01T06:00'],
])('nights from %s to %s, seen at %s, begin after %s: %s', (from, until, at, morning, changes) => {
  const nights = nightsFrom(Date.parse(`${at}:00+05:30`), { from, until });
  const said = (moment: number) => collegeMinute(moment).slice(8);
  expect([said(nights.morning), nights.changes.map(said).join(' ')]).toEqual([morning, changes]);
});
