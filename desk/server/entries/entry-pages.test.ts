import { expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { KINDS, loadSite } from '#app/site.ts';
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

it('a page that shows all entries of a type is a page of the site', () => {
  const site = loadSite('content');
  const paths = 'site' in site ? listPages(site.site).map(({ path }) => path) : [];
  const named = KINDS.flatMap(({ page }) => (page?.length === 0 ? [page('')] : []));
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  expect(named).toContain('/careers');
});
