import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);

  test(`the fees of a candidate print on one page, with every amount and without the rest of the page (${locale})`, async ({ page }) => {
    // The sheet with the most fee items.
    await openLive(page, localisePath('/admissions?fee=mtech&category=sc#fees-mtech', locale));
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.locator('#fees-mtech').getByRole('button', { name: labels.printThis }).click();
    const task = getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: VerbosityLevel.ERRORS });
    const sheet = await task.promise;
    expect(sheet.numPages).toBe(1);
    const { items } = await (await sheet.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    await task.destroy();
    for (const amount of ['265', '6,946', '1,918', '2,150', '1,575', '12,000', '110', '16,100', '24,964']) expect(text).toContain(amount);
    expect(text).not.toContain('900+');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print-part]')).toHaveCount(0);
  });
}
