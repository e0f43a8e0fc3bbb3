import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { labelsFor } from '#app/content/labels.ts';
import { listEventNames, sheetPath } from '#app/features/admissions/admission-addresses.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { findEncodingFaults } from '#languages/encoding.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { printed, withoutSpaces } from '#tests/support/site-page.ts';
import { expect, test } from '#tests/support/test.ts';

const site = getSite();
const { admissions, college } = site;
const names = listEventNames(site);

/** Amounts of the specification, section 9, that the sheet of an admission with fees states. */
const FEES: Readonly<Record<string, readonly string[]>> = {
  btech: ['₹1,000', '₹10,000', '₹750'],
  mtech: ['₹6,946', '₹12,000'],
  mca: ['₹10,000', '₹110'],
};

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('admissions', locale);
  const address = (index: number) => localisePath(sheetPath(need(names[index])), locale);

  test(`the sheet of each admission is one page with all that a notice board needs (${locale})`, async ({
    page,
  }) => {
    for (const [index, event] of admissions.events.entries()) {
      await page.goto(address(index));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { pages, text } = await printed(page);
      expect(pages, names[index]).toBe(1);
      const office = college.contacts.find(({ role }) => role === event.contactRole);
      const wanted = [
        ...(FEES[event.feeDetails?.course ?? ''] ?? []),
        need(office?.phone),
        need(office?.email),
      ];
      // The extracted text follows the order of glyphs, which is different in Malayalam.
      const words = [
        college.name,
        event.title,
        event.date,
        event.venue,
        ...(event.requiredDocuments ?? []),
      ].map((each) => each[locale]);
      for (const each of locale === 'en' ? [...wanted, ...words] : wanted)
        expect(text, names[index]).toContain(withoutSpaces(each));
      const shown = await page.locator('main').innerText();
      for (const each of [...words, labels.requiredDocuments])
        expect(withoutSpaces(shown), names[index]).toContain(withoutSpaces(each));
      expect(findEncodingFaults(shown.replaceAll('-\u2060', '-')), names[index]).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        names[index],
      ).toBeLessThanOrEqual(0);
      expect(await axeFindings(page), names[index]).toEqual([]);
      await expect(page.locator('script')).toHaveCount(0);
    }
  });

  test(`the QR code on each sheet opens the details of its admission (${locale})`, async ({
    page,
  }) => {
    for (const [index, name] of names.entries()) {
      await page.goto(address(index));
      const { data, info } = await sharp(await page.getByRole('img').screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
        `${college.siteUrl}${localisePath(`/admissions#event-${name}-details`, locale)}`,
      );
    }
  });
}

test('the B.Tech tab is printed on at most 12 pages', async ({ page }) => {
  await page.goto(localisePath('/admissions/btech', 'ml'));
  expect((await printed(page)).pages).toBeLessThanOrEqual(12);
});
