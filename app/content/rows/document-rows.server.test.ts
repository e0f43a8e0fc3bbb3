import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { documentRow } from './document-rows.server.ts';

const site = getSite();
const document = need(site.documents[0]);
const finished = { ...document, texts: undefined, page: '/tenders' };

const SAYS = {
  en: 'This file cannot be read by a screen reader. The same information is on the page linked from its title.',
  ml: 'ഈ ഫയൽ സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല. ഇതേ വിവരമുള്ള പേജ് തലക്കെട്ടിലെ ലിങ്കിൽ തുറക്കും.',
};

describe('a document in a list', () => {
  it.each(PUBLISHED)(
    'that screen readers cannot read is marked, and has a link to the page with the same information (%s)',
    (locale) => {
      const row = documentRow(site, { ...finished, unreadable: true }, locale);
      expect(row.page).toBe({ en: '/tenders', ml: '/ml/tenders' }[locale]);
      expect(row.purpose).toBe(`${document.purpose[locale]} ${SAYS[locale]}`);
    },
  );

  it.each(PUBLISHED)(
    'that is supplied as a readable file has no separate page and no such mark (%s)',
    (locale) => {
      const row = documentRow(site, finished, locale);
      expect(row.page).toBeUndefined();
      expect(row.purpose).toBe(document.purpose[locale]);
    },
  );

  it.each(PUBLISHED)('that nothing says in readable text names who gives one (%s)', (locale) => {
    const scan = {
      ...finished,
      page: undefined,
      unreadable: true,
      readableFrom: 'library',
    } as const;
    const library = need(site.college.contacts.find(({ role }) => role === 'library'));
    const row = documentRow(site, scan, locale);
    expect([row.page, row.purpose]).toEqual([undefined, document.purpose[locale]]);
    expect(row.ask).toMatchObject({
      words: {
        en: 'This file has no text that a screen reader can read. For one, ask:',
        ml: 'ഈ ഫയലിൽ സ്ക്രീൻ റീഡറിന് വായിക്കാവുന്ന ഉള്ളടക്കമില്ല. വായിക്കാവുന്ന പകർപ്പിന് ബന്ധപ്പെടുക:',
      }[locale],
      title: library.title[locale],
      phone: library.phone,
    });
  });
});
