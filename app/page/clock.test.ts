// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startClock, startPart } from '#tests/support/page-script.ts';

const PAGE = `
  <p data-until="2026-12-10T11:30Z">Current</p>
  <p data-from="2026-12-10T11:30Z" data-until="2026-12-11T00:00Z" hidden>Closes</p>
  <p data-from="2026-12-11T00:00Z" hidden>Expired</p>
  <p id="days" data-days="Opens in {days} days" data-day="2026-12-10T18:30Z">Opens on 11 December</p>`;

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p:not([id])')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

/** The page, read at a moment. */
function readAt(now: string): void {
  vi.useFakeTimers({ now: Date.parse(now) });
  document.documentElement.dataset.updated = '2026-11-26';
  document.body.innerHTML = PAGE;
  startPart(startClock);
}

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a year before the build', '2025-12-10T11:30:00Z', 'Current'],
  ['a minute before a change', '2026-12-10T11:29:00Z', 'Current'],
  ['at the change', '2026-12-10T11:30:00Z', 'Closes'],
  ['at the next one', '2026-12-11T00:00:00Z', 'Expired'],
])('by a clock %s a part shows what holds then, and nothing else', (_, now, words) => {
  readAt(now);
  expect(shown()).toEqual([words]);
});

it('a page that stays open changes in the minute of the change; one that is hidden when it is seen again', () => {
  readAt('2026-12-10T11:29:00Z');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Closes']);
  vi.setSystemTime(Date.parse('2026-12-11T00:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toEqual(['Expired']);
});

it.each([
  ['counts the days to a midnight', '2026-12-08T06:30:00Z', 'Opens in 3 days'],
  [
    'keeps the date by a clock before the last update of the page, which is wrong',
    '2016-12-08T06:30:00Z',
    'Opens on 11 December',
  ],
])('%s', (_, now, words) => {
  readAt(now);
  expect(document.getElementById('days')?.textContent).toBe(words);
});

it('what is read later is right as soon as it is there, before anything is painted', async () => {
  readAt('2026-12-10T11:30:00Z');
  document.body.innerHTML = PAGE;
  await Promise.resolve();
  expect(shown()).toEqual(['Closes']);
});
