// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formContext } from '#tests/support/desk-form.ts';
import { EntryForm } from './entry-form.tsx';

const holidays = {
  type: 'array',
  items: { type: 'object', properties: { date: { type: 'string' }, name: { type: 'string' } } },
};
const HOLIDAYS = [
  { date: '2025-08-15', name: 'Independence Day' },
  { date: '2025-09-05', name: 'Thiruvonam' },
  { date: '2025-10-20', name: 'Deepavali' },
  { date: '2026-01-26', name: 'Republic Day' },
  { date: '2026-08-15', name: 'Independence Day' },
  { date: '2026-08-26', name: 'Thiruvonam' },
  { date: '2026-10-20', name: 'Mahanavami' },
];

/** The form of the calendar, and what its list of holidays is given. */
function open(value: object[]) {
  const append = vi.fn();
  const context = formContext({ place: { kind: 'calendar', id: '' }, append });
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { holidays } },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{ holidays: value }}
      context={context}
      onChange={() => {}}
    />,
  );
  return append;
}
const button = () => screen.queryByRole('button', { name: 'Copy these days for the next year' });

it('the holidays of a year are copied; a day that was the same in two years is filled in', () => {
  const append = open(HOLIDAYS);
  fireEvent.click(button() as HTMLElement);
  expect(append).toHaveBeenCalledWith(
    ['holidays'],
    [
      { name: 'Republic Day' },
      { date: '2027-08-15', name: 'Independence Day' },
      { name: 'Thiruvonam' },
      { name: 'Mahanavami' },
    ],
  );
});

it('they are copied once: not while a day is still to be typed, and not before there are any', () => {
  open([...HOLIDAYS, { name: 'Republic Day' }]);
  expect(button()).toBeNull();
  open([]);
  expect(button()).toBeNull();
});
