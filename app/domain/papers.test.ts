import { describe, expect, it } from 'vitest';
import { earliestIssue, isAskedFrom, isDay, limitingQuotas } from './papers.ts';

const CONDUCT = { months: 6 };
const CASTE = { years: 3 };
const INCOME = { years: 1 };

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
    ['on 28 February for 28 August', '2026-08-28', CONDUCT, '2026-02-28'],
    ['not on 28 February for a leap day a year later', '2024-02-29', INCOME, '2023-03-01'],
  ])('%s', (_rule, day, validity, first) => {
    expect(earliestIssue(day, validity)).toBe(first);
  });
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
