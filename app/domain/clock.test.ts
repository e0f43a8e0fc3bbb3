import { describe, expect, it } from 'vitest';
import { collegeDay, utcMoment } from './clock.ts';

const at = (moment: string) => Date.parse(moment);

describe('the day at the college', () => {
  it('changes at midnight in Asia/Kolkata, which is 18:30 of the day before in Greenwich', () => {
    expect(collegeDay(at('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(collegeDay(at('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  });

  it('is the same whatever zone the moment is written in', () => {
    expect(collegeDay(at('2026-12-31T23:59:00-08:00'))).toBe('2027-01-01');
    expect(collegeDay(at('2027-01-01T00:00:00+05:30'))).toBe('2027-01-01');
  });
});

it('a moment in a page is as short as it can be, and loses no second', () => {
  expect(utcMoment(at('2026-12-10T17:00:00+05:30'))).toBe('2026-12-10T11:30Z');
  expect(utcMoment(at('2026-12-10T23:59:59+05:30'))).toBe('2026-12-10T18:29:59Z');
});
