import { PDFDocument } from '@cantoo/pdf-lib';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

for (const locale of LONGER_WORDS) {
  test(`the answer to a candidate is printed on one A5 sheet with its code (${locale})`, async ({
    page,
  }) => {
    for (const choice of [
      'course=btech&category=sc',
      'course=mtech&category=general',
      'course=phd&category=oec',
      'course=btech&category=sebc&rank=9400',
      'course=btech&category=sebc&rank=9400&community=ezhava',
    ]) {
      await page.goto(`${localisePath('/admissions/my-admission', locale)}?${choice}`);
      await expect(
        page.getByRole('img', { name: labelsFor('my-admission', locale).myCode }),
      ).toBeVisible();
      const answers = page.locator('[data-summary]').filter({ visible: true });
      await expect(answers).toHaveCount(choice.includes('rank') ? 1 : 0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Only the marks of a print are wanted.
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await page.getByRole('button', { name: labelsFor('fees', locale).printThis }).click();
      const sheet = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
      expect(sheet.getPageCount(), choice).toBe(1);
      const { width, height } = sheet.getPage(0).getSize();
      // 148 x 210 mm in points.
      expect([Math.round(width), Math.round(height)]).toEqual([420, 595]);
    }
  });
}
