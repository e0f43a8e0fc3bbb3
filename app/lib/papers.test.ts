import { describe, expect, it } from 'vitest';
import {
  earliestIssue,
  isAskedFrom,
  isDay,
  limitingQuotas,
  stateOn,
  validUntil,
} from './papers.ts';

const CONDUCT = { months: 6 };
const CASTE = { years: 3 };
const INCOME = { years: 1 };

/** The day a number of days later. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

describe('a certificate is valid until', () => {
  it.each([
    ['the same day of the month, six months later', '2026-01-15', CONDUCT, '2026-07-15'],
    ['a day of the next year', '2026-09-01', CONDUCT, '2027-03-01'],
    ['the last of February where August has more days', '2026-08-31', CONDUCT, '2027-02-28'],
    ['the 29th in a leap year', '2023-08-31', CONDUCT, '2024-02-29'],
    ['the 29th, whether issued on the 29th or the 30th', '2023-08-30', CONDUCT, '2024-02-29'],
    ['the last of June, which has no 31st', '2025-12-31', CONDUCT, '2026-06-30'],
    ['the same day a year later', '2025-08-10', INCOME, '2026-08-10'],
    ['28 February where the year has no 29th', '2024-02-29', INCOME, '2025-02-28'],
    ['the same day three years later', '2023-08-10', CASTE, '2026-08-10'],
    ['28 February three years after a leap day', '2024-02-29', CASTE, '2027-02-28'],
    ['the leap day four years after a leap day', '2024-02-29', { years: 4 }, '2028-02-29'],
  ])('%s', (_rule, issued, validity, last) => {
    expect(validUntil(issued, validity)).toBe(last);
    // // That day included, the next not.
    expect(stateOn(daysAfter(last, -1), issued, validity)).toBe('valid');
    expect(stateOn(last, issued, validity)).toBe('valid');
    expect(stateOn(daysAfter(last, 1), issued, validity)).toBe('over');
  });

  it('and is not valid before its day of issue', () => {
    expect(stateOn('2026-08-09', '2026-08-10', INCOME)).toBe('early');
    expect(stateOn('2026-08-10', '2026-08-10', INCOME)).toBe('valid');
  });
});

describe('to be valid on the reporting day a certificate must be issued', () => {
  it.each([
    ['six months before or later', '2026-08-10', CONDUCT, '2026-02-10'],
    ['three years before or later', '2026-08-10', CASTE, '2023-08-10'],
    [
      'not on 28 February for 31 August, when it ends on 28 August',
      '2026-08-31',
      CONDUCT,
      '2026-03-01',
    ],
    ['on 28 August for 28 February', '2027-02-28', CONDUCT, '2026-08-28'],
    ['not on 28 February for a leap day a year later', '2024-02-29', INCOME, '2023-03-01'],
  ])('%s', (_rule, day, validity, first) => {
    expect(earliestIssue(day, validity)).toBe(first);
  });

  it.each([CONDUCT, INCOME, CASTE])(
    'from the first possible day, for every day of four years (%o)',
    (validity) => {
      for (let day = '2024-01-01'; day < '2028-03-02'; day = daysAfter(day, 1)) {
        const first = earliestIssue(day, validity);
        expect(stateOn(day, first, validity), day).toBe('valid');
        expect(stateOn(day, daysAfter(first, -1), validity), day).toBe('over');
      }
    },
  );
});

it('a day must exist in the calendar', () => {
  expect(['2026-08-31', '2024-02-29'].map(isDay)).toEqual([true, true]);
  expect(
    [
      '',
      '2026-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '0026-08-31',
      '2026-8-3',
      '2026-08-31T10:00',
    ].map(isDay),
  ).not.toContain(true);
  // A real day, but not plausible: a typing error.
  expect(['1026-08-31', '1949-12-31', '2100-01-01', '20265-12-01'].map(isDay)).not.toContain(true);
  expect(['1950-01-01', '2099-12-31'].map(isDay)).toEqual([true, true]);
});

describe('a document is required from', () => {
  const paper = {
    courses: ['btech', 'mca'],
    quotas: ['reservation'],
    communities: ['sebc', 'ews'],
  };

  it('those whose course, quota and community are all listed', () => {
    expect(isAskedFrom(paper, { course: 'mca', quota: 'reservation', community: 'sebc' })).toBe(
      true,
    );
    expect(isAskedFrom(paper, { course: 'phd', quota: 'reservation', community: 'sebc' })).toBe(
      false,
    );
    expect(isAskedFrom(paper, { course: 'mca', quota: 'merit', community: 'sebc' })).toBe(false);
    expect(isAskedFrom(paper, { course: 'mca', quota: 'reservation', community: 'sc' })).toBe(
      false,
    );
  });

  it('everyone, if no group is listed or nothing is chosen yet', () => {
    expect(
      isAskedFrom({ courses: ['btech'] }, { course: 'btech', quota: 'merit', community: 'oec' }),
    ).toBe(true);
    expect(isAskedFrom(paper, { course: 'btech', quota: '', community: '' })).toBe(true);
  });

  it('some quotas only, if the course has others as well', () => {
    expect(limitingQuotas(paper, ['merit', 'reservation'])).toEqual(['reservation']);
    expect(limitingQuotas(paper, ['reservation'])).toEqual([]);
    expect(limitingQuotas({ courses: ['btech'] }, ['merit', 'reservation'])).toEqual([]);
  });
});
