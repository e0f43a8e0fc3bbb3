import { describe, expect, it } from 'vitest';
import { stepAt, stepText } from '#app/domain/clock.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { dateColumns, noticeSteps } from './date-steps.server.ts';

const notice = {
  dates: [
    { date: '2026-12-11', event: words('List on the notice board', 'പട്ടിക') },
    { date: '2026-12-04', event: words('Last date for applications, 4 pm', 'അവസാന തീയതി') },
  ],
  validUntil: '2026-12-18T16:00:00+05:30',
};

describe('the large date beside a notice of 20 November', () => {
  const columns = dateColumns(notice.dates, '2026-11-20', 'en');
  it.each([
    ['2026-11-26T23:59', 'ahead 4 Dec'],
    ['2026-11-27T00:00', 'near 4 Dec'],
    ['2026-12-04T23:59', 'near 4 Dec'],
    ['2026-12-05T00:00', 'near 11 Dec'],
    ['2026-12-12T00:00', 'past 20 Nov'],
  ])('on %s: %s', (moment, said) => {
    const now = Date.parse(`${moment}:00+05:30`);
    const { look, day, month } = need(columns.findLast(({ from }) => from <= now));
    expect(`${look} ${day} ${month}`).toBe(said);
  });

  it('is that day where no date is given', () => {
    expect(dateColumns([], '2026-11-20', 'en')).toMatchObject([{ look: 'past', year: '2026' }]);
  });
});

describe('of a notice, its list and its page say', () => {
  it.each([
    ['2026-11-27T09:00', 'Last date for applications, 4 pm: 4 December 2026, in 7 days'],
    ['2026-12-03T00:00', 'Last date for applications, 4 pm: 4 December 2026, tomorrow'],
    ['2026-12-04T23:59', 'Last date for applications, 4 pm: 4 December 2026, today'],
    ['2026-12-05T00:00', 'List on the notice board: 11 December 2026, in 6 days'],
    ['2026-12-12T00:00', 'All dates of this notice have passed'],
    ['2026-12-18T16:00', ''],
  ])('on %s: %s', (moment, said) => {
    const now = Date.parse(`${moment}:00+05:30`);
    expect(stepText(stepAt(noticeSteps(notice, 'en'), now), now)).toBe(said);
  });

  it('the date without the days where no script counts them', () => {
    expect(stepText(noticeSteps(notice, 'ml')[0] ?? { text: '' }, undefined)).toBe(
      'അവസാന തീയതി: 2026 ഡിസംബർ 4',
    );
  });

  it('nothing where it has no dates', () => {
    expect(noticeSteps({ validUntil: notice.validUntil }, 'en').map(({ text }) => text)).toEqual([
      '',
      '',
    ]);
  });
});
