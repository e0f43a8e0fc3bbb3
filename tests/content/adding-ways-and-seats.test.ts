import { describe, expect, it } from 'vitest';
import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { blocks, exampleSite } from './example-site.ts';

const { result } = exampleSite();

const PAGE = '/academics/admission';

function validSite() {
  if ('problems' in result) throw new Error('The examples of docs/content/ bring mistakes');
  return result.site;
}

describe.each(PUBLISHED)(
  'what an editor adds to ways and seats is on the page of admission (%s)',
  (locale) => {
    it('an admission route, with the authority, dates and place of its steps', async () => {
      const [found] = await blocks(validSite(), PAGE, locale, 'ways-in');
      const way = found?.block.ways.find(({ id }) => id === 'optics');
      expect(way?.officialLink).toBe('https://admissions.dtekerala.gov.in');
      expect(way?.stops.map(({ id }) => id)).toEqual(['optics-apply', 'optics-reporting']);
      expect(way?.stops[0]?.when?.[0]?.text).toContain('2027');
      expect(way?.stops[1]?.when?.[0]?.text).toContain(
        { en: 'Optics spot admission 2027', ml: 'ഒപ്റ്റിക്സ് സ്പോട്ട് അഡ്മിഷൻ 2027' }[locale],
      );
      expect(way?.stops[1]?.where?.href).toBe(localisePath('/department/optical', locale));
    });

    it('a programme and a supernumerary seat category, with new sums', async () => {
      const [found] = await blocks(validSite(), PAGE, locale, 'seat-matrix');
      expect(found?.matrix.columns.map(({ code }) => code)).toContain('OE');
      // 780 and the 30 of the new programme; 5% of 60, 120 and 30, rounded down: 3, 6 and 1.
      expect(found?.matrix.intake.at(-1)).toBe(810);
      expect(found?.matrix.beside.find(({ id }) => id === 'optics')?.seats).toEqual([
        3, 6, 6, 6, 6, 6, 3, 3, 1, 40,
      ]);
    });
  },
);
