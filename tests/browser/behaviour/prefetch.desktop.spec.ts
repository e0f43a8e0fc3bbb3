import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

const RESEARCH = getSite().navigation.menu.find(({ id }) => id === 'research')?.title ?? { en: '', ml: '' };

/** A link that is on every page. */
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const locale of ONE_LANGUAGE) {
  test(`the page of a link under the pointer is fetched, and the press fetches none of it again (${locale})`, async ({ page }) => {
    const data = `${localisePath('/research', locale)}.data`;
    await openLive(page, localisePath('/', locale));
    const files = [data, '/assets/section-page-*.js'].map((file) => page.waitForResponse(`**${file}`));
    await link(page, RESEARCH[locale]).hover();
    for (const response of await Promise.all(files)) await response.finished();
    await link(page, RESEARCH[locale]).click();
    await expect(page.getByRole('heading', { level: 1, name: RESEARCH[locale], exact: true })).toBeVisible();
    // 300 stands for the head of an answer that says no more than that the copy is still good, nought for a copy that was not asked about.
    const transferred = await page.evaluate(
      (name) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.name.endsWith(name) || /section-page-[^/]*\.js$/.test(entry.name))
          .map((entry) => (entry.transferSize <= 300 ? 'copy' : new URL(entry.name).pathname.replace(/-[^-]*(?=\.)/, '')))
          .sort(),
      data,
    );
    expect(transferred).toEqual(['/assets/section-page', data, 'copy'].map((name) => expect.stringContaining(name)));
  });
}

test('nothing is fetched ahead where the pointer only passes, for files, other sites and the other language', async ({ page, context }) => {
  await page.clock.install();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/downloads');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  // The page's clock stands still: the pointer has left before the time is over.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('banner').getByText(messagesFor('en').otherLanguage, { exact: true }).hover();
  await page.clock.runFor(1_000);
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
});

test('nothing is fetched ahead for the search, which opens over the page', async ({ page, context }) => {
  await page.clock.install();
  const asked: string[] = [];
  await openLive(page, '/downloads');
  await page.waitForLoadState('networkidle');
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page
    .getByRole('banner')
    .getByRole('button', { name: messagesFor('en').searchSite })
    .hover();
  await page.clock.runFor(1_000);
  // The overlay may prepare itself, but the page behind its link is not wanted.
  expect(asked).not.toContain('/search.data');
});

test('nothing is fetched ahead for a reader who saves data', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
  await page.goto('/help');
  // With saved data the scripts themselves wait for the first movement.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await waitUntilLive(page);
  await page.waitForLoadState('networkidle');
  // From here on time is ours: what would be fetched after a rest is fetched at once.
  await page.clock.install();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link(page, RESEARCH.en).hover();
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
});
