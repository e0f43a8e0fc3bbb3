// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { utcMoment } from '#app/domain/clock.ts';
import { ByDate } from './by-date.tsx';

const at = (hour: number) => Date.parse(`2026-12-10T${String(hour).padStart(2, '0')}:00:00Z`);

/**
 * Open from 10 to 12 and again from 14 on, with a change at 11 that says nothing new; the page is
 * built at 9.
 */
function show(needsClock = false) {
  const isOpen = (now: number) => (now >= at(10) && now < at(12)) || now >= at(14);
  render(
    <>
      <ByDate
        as="p"
        now={at(9)}
        needsClock={needsClock}
        changes={[at(14), at(8), at(11), at(12), at(10)]}
        value={(now) => (isOpen(now) ? 'open' : 'closed')}
      >
        {(state, prefix) => <b id={`${prefix}office`}>{state}</b>}
      </ByDate>
      <ByDate as="li" now={at(9)} changes={[at(10)]} value={(now) => now < at(10)}>
        {() => 'only before ten'}
      </ByDate>
    </>,
  );
  return [...document.querySelectorAll<HTMLElement>('p, li')].map(
    ({ textContent, hidden, dataset: { from, until } }) => [textContent, hidden, from, until],
  );
}

const hour = (of: number) => utcMoment(at(of));

it('a part is built once for each of its states; the one of the build is shown, from any time on', () => {
  expect(show()).toEqual([
    ['closed', false, undefined, hour(10)],
    ['open', true, hour(10), hour(12)],
    ['closed', true, hour(12), hour(14)],
    ['open', true, hour(14), undefined],
    ['only before ten', false, undefined, hour(10)],
  ]);
});

it('a part that only scripts can know is hidden', () => {
  expect(show(true)[0]).toEqual(['closed', true, hour(9), hour(10)]);
});

it('the ids of copies differ', () => {
  show();
  expect([...document.querySelectorAll('b')].map(({ id }) => id)).toEqual([
    'office',
    `at-${at(10)}__office`,
    `at-${at(12)}__office`,
    `at-${at(14)}__office`,
  ]);
});
