// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DayBoard } from '#app/components/day-board/day-board.tsx';
import { dayRows } from '#app/content/rows/office-rows.server.ts';
import { getSite } from '#app/site.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
const BUILT = at('2026-12-24T00:00');

function shownAt(moment: string, locale: 'en' | 'ml' = 'en') {
  show(
    <DayBoard days={dayRows(getSite(), locale, BUILT, 15)} unknown="Ask the office." now={BUILT} />,
    locale,
  );
  seeAt(at(moment));
  const cells = [...document.querySelectorAll('strong')].map(({ parentElement }) =>
    [...(parentElement?.querySelectorAll('strong, p, [data-state]') ?? [])]
      .map(({ textContent }) => textContent)
      .join(' / '),
  );
  cleanup();
  return cells;
}

it('today and tomorrow are those of the visitor, not of the build, with why the college is closed', () => {
  expect(shownAt('2026-12-24T23:59')).toEqual([
    'Today / Thursday, 24 December 2026 / Working day',
    'Tomorrow / Friday, 25 December 2026 / Closed: Christmas',
  ]);
  expect(shownAt('2026-12-26T00:00')).toEqual([
    'Today / Saturday, 26 December 2026 / Working day',
    'Tomorrow / Sunday, 27 December 2026 / Closed: Sunday',
  ]);
  expect(shownAt('2026-12-25T09:00', 'ml')).toEqual([
    'ഇന്ന് / 2026 ഡിസംബർ 25, വെള്ളിയാഴ്ച / അവധി: ക്രിസ്മസ്',
    'നാളെ / 2026 ഡിസംബർ 26, ശനിയാഴ്ച / പ്രവൃത്തിദിവസം',
  ]);
});

it('whom to ask is said of days that the page does not know', () => {
  expect(shownAt('2027-01-20T09:00')).toEqual([
    'Today / Ask the office.',
    'Tomorrow / Ask the office.',
  ]);
});
