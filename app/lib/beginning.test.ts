import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it('a short text is its own beginning', () => {
  expect(beginningOf(' The counter is open until 5 pm. ')).toBe('The counter is open until 5 pm.');
});

it('of a long text the sentences within 160 characters are its beginning', () => {
  const text = `The fee is Rs. 800. It is paid at the counter. ${'Bring Rs. 800 and the receipt of No. 5 '.repeat(9)}.`;
  expect(beginningOf(text)).toBe('The fee is Rs. 800. It is paid at the counter.');
});

it('of a long sentence its first whole words are its beginning', () => {
  const beginning = beginningOf('രജിസ്ട്രേഷൻ '.repeat(40));
  expect(beginning).toMatch(/^(?:രജിസ്ട്രേഷൻ )+…$/);
  expect(beginning.length).toBeGreaterThan(100);
});
