import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const RESEARCH = getSite().navigation.menu.find(({ id }) => id === 'research')?.title ?? { en: '', ml: '' };

/** A link that is on every page. */
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const locale of LOCALES) {
  test(`the page of a link under the pointer is fetched, so that a press needs no network (${locale})`, async ({ page, context }) => {
    await openLive(page, localisePath('/', locale));
    const files = [
      page.waitForResponse(`**${localisePath('/research', locale)}.data`),
      page.waitForResponse('**/assets/section-page-*.js'),
      page.waitForResponse('**/assets/section-page-*.css'),
    ];
    await link(page, RESEARCH[locale]).hover();
    for (const response of await Promise.all(files)) await response.finished();
    await context.setOffline(true);
    await link(page, RESEARCH[locale]).click();
    await expect(page.getByRole('heading', { level: 1, name: RESEARCH[locale], exact: true })).toBeVisible();
  });
}

test('nothing is fetched ahead where the pointer only passes, for files, for other sites, or for a reader who saves data', async ({ page, context }) => {
  await page.clock.install();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/downloads');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  // The page's clock stands still: the pointer has left before the time is over.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await link(page, RESEARCH.en).hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1_000);
  await page
    .getByRole('main')
    .getByRole('link', { name: /\bPDF\b/ })
    .first()
    .hover();
  await page.clock.runFor(1_000);
  await page.getByRole('contentinfo').locator('a[target]').first().hover();
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
  await openLive(page, '/help');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await link(page, RESEARCH.en).hover();
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
});
