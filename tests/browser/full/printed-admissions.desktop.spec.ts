import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { listEventNames } from '#app/features/admissions/admission-addresses.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { printed, withoutSpaces } from '#tests/support/site-page.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const site = getSite();
const { admissions, college } = site;
const names = listEventNames(site);

/** Amounts of the specification, section 9, that the sheet of an admission with fees states. */
const FEES: Readonly<Record<string, readonly string[]>> = {
  btech: ['₹1,000', '₹10,000', '₹750'],
  mtech: ['₹6,946', '₹12,000'],
  mca: ['₹10,000', '₹110'],
};

testInOwnTab(
  'an admission is printed alone on one page with all that a notice board needs and its code',
  async ({ page }) => {
    // Only the marks of a print are wanted.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    for (const [index, event] of admissions.events.entries()) {
      const id = `event-${names[index]}`;
      await page.goto('about:blank');
      await openLive(page, `/admissions#${id}-details`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const card = page.locator(`#${id}`);
      await card.getByRole('button', { name: 'Print for the notice board' }).click();
      await expect(card).toHaveAttribute('data-print-part', '');
      const { pages, text } = await printed(page);
      expect(pages, id).toBe(1);
      const office = college.contacts.find(({ role }) => role === event.contactRole);
      const wanted = [
        ...(FEES[event.feeDetails?.course ?? ''] ?? []),
        need(office?.phone),
        need(office?.email),
        ...[college.name, event.title, event.date, event.venue].map(({ en }) => en),
      ];
      for (const each of wanted) expect(text, id).toContain(withoutSpaces(each));
      await page.emulateMedia({ media: 'print' });
      const { data, info } = await sharp(await card.getByRole('img').screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(decodeQR({ width: info.width, height: info.height, data }), id).toBe(
        `${college.siteUrl}/admissions#${id}-details`,
      );
      await page.emulateMedia({ media: null });
    }
  },
);

test('the B.Tech tab is printed on at most 12 pages', async ({ page }) => {
  await page.goto(localisePath('/admissions/btech', 'ml'));
  expect((await printed(page)).pages).toBeLessThanOrEqual(12);
});
