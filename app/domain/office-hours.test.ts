import { expect, it } from 'vitest';
import { officeState, weeklyHolidayOf } from './office-hours.ts';

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
