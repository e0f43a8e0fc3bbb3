import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, testInOwnTab, waitUntilLive } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

const RESEARCH = getSite().navigation.menu.find(({ id }) => id === 'research')?.title ?? {
  en: '',
  ml: '',
};

/** A link on every page. */
const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const locale of ONE_LANGUAGE) {
  testInOwnTab(
    `the page of a hovered link is prefetched, and the click does not load it again (${locale})`,
    async ({ page }) => {
      const data = `${localisePath('/research', locale)}.data`;
      await openLive(page, localisePath('/', locale));
      const files = [data, '/assets/section-page-*.js'].map((file) =>
        page.waitForResponse(`**${file}`),
      );
      await link(page, RESEARCH[locale]).hover();
      for (const response of await Promise.all(files)) await response.finished();
      await link(page, RESEARCH[locale]).click();
      await expect(
        page.getByRole('heading', { level: 1, name: RESEARCH[locale], exact: true }),
      ).toBeVisible();
      // 300 bytes for the header of a 304 response; 0 for a copy used without a request.
      const transferred = await page.evaluate(
        (name) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(
              (entry) => entry.name.endsWith(name) || /section-page-[^/]*\.js$/.test(entry.name),
            )
            .map((entry) =>
              entry.transferSize <= 300
                ? 'copy'
                : new URL(entry.name).pathname.replace(/-[^-]*(?=\.)/, ''),
            )
            .sort(),
        data,
      );
      expect(transferred).toEqual(
        ['/assets/section-page', data, 'copy'].map((name) => expect.stringContaining(name)),
      );
    },
  );
}

testInOwnTab(
  'nothing is prefetched if the pointer only passes, or for files, other sites and the other language',
  async ({ page, context }) => {
    await page.clock.install();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openLive(page, '/downloads');
    await settle(page);
    asked.length = 0;
    // The clock of the page is stopped, so the pointer leaves before the delay ends.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page
      .getByRole('banner')
      .getByText(messagesFor('en').otherLanguage, { exact: true })
      .hover();
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
  },
);

testInOwnTab(
  'nothing is prefetched for the search, which opens over the page',
  async ({ page, context }) => {
    await page.clock.install();
    const asked: string[] = [];
    await openLive(page, '/downloads');
    await settle(page);
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page
      .getByRole('banner')
      .getByRole('button', { name: messagesFor('en').searchSite })
      .hover();
    await page.clock.runFor(1_000);
    // The overlay may load its files, but not the page of its link.
    expect(asked).not.toContain('/search.data');
  },
);

testInOwnTab('nothing is prefetched with Save-Data', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
  await page.goto('/help');
  // With Save-Data the scripts wait for the first interaction.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await waitUntilLive(page);
  await settle(page);
  // From here the test controls the clock: a prefetch after the delay would start now.
  await page.clock.install();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link(page, RESEARCH.en).hover();
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
});
