import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { PAPER_COURSES } from '#app/lib/courses.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { printed, withoutSpaces } from '#tests/support/site-page.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const place = (page: Page) => page.locator('#papers-btech');
const select = (page: Page, name: string) =>
  place(page).getByRole('combobox', { name, exact: true });
for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('departments', locale);
  const at = (path: string) => localisePath(path, locale);

  for (const size of ['normal', 'larger']) {
    testInOwnTab(
      `every document list fits a screen of 320 px with ${size} text, and has no axe finding (${locale})`,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.addInitScript((textSize) => localStorage.setItem('text-size', textSize), size);
        await openLive(page, at('/admissions?papers=btech#papers-btech'));
        for (const index of PAPER_COURSES.keys()) {
          await select(page, labels.course).selectOption({ index });
          await expect(place(page).getByRole('heading', { level: 3 })).toBeVisible();
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `course ${index}`,
          ).toBe(320);
        }
        expect(await axeFindings(page)).toEqual([]);
      },
    );
  }
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('fees', locale);

  test(`the document list of a candidate prints on one page, with tick boxes and without the rest of the page (${locale})`, async ({
    page,
  }) => {
    // The longest list: quota and community not chosen.
    await openLive(
      page,
      localisePath('/admissions?papers=btech&day=2026-08-10#papers-btech', locale),
    );
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const place = page.locator('#papers-btech');
    await place.getByRole('checkbox').first().check();
    await place.getByRole('button', { name: labels.printThis }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(place.getByRole('checkbox')).toHaveCount(20);
    for (const box of await place.getByRole('checkbox').all()) await expect(box).toBeVisible();
    const { pages, text } = await printed(page);
    expect(pages).toBe(1);
    // The PDF reader cannot read Malayalam letters, so only Latin letters and digits are compared.
    for (const words of [
      'KEAM',
      'edistrict.kerala.gov.in',
      '2026',
      ...(locale === 'en' ? namesOfBtech() : []),
    ])
      expect(text).toContain(withoutSpaces(words));
    expect(text).not.toContain('900+');
  });
}

function namesOfBtech(): string[] {
  return getSite()
    .papers.filter((paper) => paper.for.courses.includes('btech'))
    .map(({ title }) => title.en);
}

test('the code of a tool is loaded when it comes near the screen, and not before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const tools = () =>
    scripts.flatMap((url) => /\/((?:fee|paper)-tool)-[\w-]+\.js$/.exec(url)?.[1] ?? []);
  await openLive(page, '/admissions/btech');
  // The fees stand on the first screen, the documents two screens below.
  await expect.poll(tools).toEqual(['fee-tool']);
  await page.locator('#papers-btech').scrollIntoViewIfNeeded();
  await expect.poll(tools).toEqual(['fee-tool', 'paper-tool']);
});
