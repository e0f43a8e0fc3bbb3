import { describe, expect, it } from 'vitest';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { words as inBoth } from '#tests/support/words.ts';
import { disclosureListSchema } from './disclosures.ts';

const words = inBoth('Words', 'വാക്കുകൾ');

function listWith(item: object) {
  return {
    id: 'ugc',
    name: words,
    basis: words,
    page: '/list',
    reviewedOn: '2026-11-21',
    reviewMonths: 12,
    groups: [{ ref: 'a', title: words, items: [{ id: 'overview', label: words, ...item }] }],
  };
}

const accepts = (item: object) =>
  parseFor(disclosureListSchema, listWith(item), { languages: PUBLISHED }).success;

describe('a disclosure item', () => {
  it.each([
    ['a page', { at: ['/about'] }],
    ['its own words', { says: words }],
    ['its own words and a page', { says: words, at: ['/about'] }],
    ['that only the college can publish it', { college: words }],
    [
      'that only the college can publish it, and a page in its place',
      { college: words, at: ['/about'] },
    ],
    ['why it does not apply', { notApplicable: words }],
  ])('may have %s', (_, item) => {
    expect(accepts(item)).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['an empty list of pages', { at: [] }],
    ['a reason in one language', { notApplicable: { en: 'None' } }],
    ['a page although it does not apply', { notApplicable: words, at: ['/about'] }],
    ['words of its own although only the college has them', { college: words, says: words }],
    ['two reasons', { college: words, notApplicable: words }],
    ['another site', { at: ['https://college.example'] }],
  ])('may not have %s', (_, item) => {
    expect(accepts(item)).toBe(false);
  });
});
