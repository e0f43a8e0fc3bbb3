import { describe, expect, it } from 'vitest';
import { entriesInOutput, pageAmong } from './entry-pages.ts';

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

describe('a build that fails', () => {
  const change = (kind: string, id: string, text: string) => ({
    what: 'changed' as const,
    entry: { kind, id, title: { en: id, ml: id } },
    fields: [
      { path: [], field: { en: 'Title', ml: '' }, before: null, after: { en: text, ml: text } },
    ],
  });
  const CHANGES = [
    change('news', 'first', 'A very long title'),
    change('pages', 'newpage', 'New'),
    change('news', 'third', '\u{1F600}'),
  ];

  it.each([
    [
      'Error: /ml/all-news/first: The text "Home / A very long title" is too long for a card',
      ['first'],
    ],
    ['Error: /newpage has no day in page-days.yaml and none of its own', ['newpage']],
    ['Error: The faces of the cards do not have "\u{1F600}"', ['third']],
    ['Error: something else', ['first', 'newpage', 'third']],
  ])('names the entry: %s', (output, ids) => {
    expect(entriesInOutput(output, CHANGES).map(({ id }) => id)).toEqual(ids);
  });
});
