import { expect, it } from 'vitest';
import { pageAmong } from './entry-pages.ts';

it.each([
  ['news', 'exam-dates', '/all-news/exam-dates'],
  ['texts', 'pta/about', '/pta'],
  ['texts', 'policies/accessibility', '/accessibility'],
  ['home', '', '/'],
  ['pages', 'policies', undefined],
])('the entry %s %s is on the page %s', (kind, id, page) => {
  expect(
    pageAmong(['/', '/about', '/pta', '/accessibility', '/all-news/exam-dates'], kind, id),
  ).toBe(page);
});
