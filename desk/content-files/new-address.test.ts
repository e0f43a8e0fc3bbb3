import { expect, it } from 'vitest';
import { newAddress } from './new-address.ts';

it.each([
  ['news', 'results-2027', '/all-news/results-2027'],
  ['events', 'open-day', '/events/open-day'],
  ['people', 'a-teacher', '/faculty/a-teacher'],
  ['texts', 'about/history', '/about#history'],
  ['pages', 'about', '/about'],
  ['documents', 'handbook', '/downloads/handbook'],
])(
  'what was brought from elsewhere as %s is found on the page of its kind',
  (kind, id, address) => {
    expect(newAddress(kind, id)).toBe(address);
  },
);
