import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { documentRow } from './document-rows.server.ts';

const [document] = getSite().documents;
if (!document) throw new Error('There is no document');
const finished = { ...document, texts: undefined, page: '/tenders' };

const SAYS = {
  en: 'This file cannot be read by a screen reader. The same information is on the page linked from its title.',
  ml: 'ഈ ഫയൽ സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല. ഇതേ വിവരമുള്ള പേജ് തലക്കെട്ടിലെ ലിങ്കിൽ തുറക്കും.',
};

describe('a document in a list', () => {
  it.each(LOCALES)(
    'that screen readers cannot read is marked, and has a link to the page with the same information (%s)',
    (locale) => {
      const row = documentRow({ ...finished, unreadable: true }, locale);
      expect(row.page).toBe({ en: '/tenders', ml: '/ml/tenders' }[locale]);
      expect(row.purpose).toBe(`${document.purpose[locale]} ${SAYS[locale]}`);
    },
  );

  it.each(LOCALES)(
    'that is supplied as a readable file has no separate page and no such mark (%s)',
    (locale) => {
      const row = documentRow(finished, locale);
      expect(row.page).toBeUndefined();
      expect(row.purpose).toBe(document.purpose[locale]);
    },
  );
});
