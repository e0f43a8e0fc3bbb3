import type { Page, Route } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { followFooter, footerLink, watchFullLoads } from '#tests/support/site-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

// Network filters, broken connections and incomplete caches: one type of file is missing or truncated.

/** Browser messages about a missing file; nothing else may be logged. */
test.use({
  expectedMessages: [
    /^Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|Error loading route module|preload|^Failed to find a valid digest in the 'integrity'/,
  ],
});

/** Files that may be missing, one type at a time. */
const KINDS = {
  fonts: '**/*.woff2',
  styles: '**/*.css',
  images: /\.(?:avif|webp|jpg|png|svg)(?:\?|$)/,
  'the service worker': '**/sw.js',
};

/** The first part of a file, as after a broken connection. */
async function cutInHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
}

/** The content is shown and its links work. */
async function expectUsable(page: Page, link: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await main.innerText()).length).toBeGreaterThan(500);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await followFooter(page, link);
}

for (const locale of ONE_LANGUAGE) {
  const at = (path: string) => localisePath(path, locale);

  for (const [kind, pattern] of Object.entries(KINDS)) {
    test.describe(() => {
      test.use({ serviceWorkers: kind === 'the service worker' ? 'allow' : 'block' });
      test(`without ${kind} a page hydrates, its text is shown and its links work (${locale})`, async ({
        page,
      }) => {
        await page.route(pattern, (route) => route.abort());
        await openLive(page, at('/gallery/campus'));
        await expectUsable(page, at('/contact'));
      });
    });
  }

  for (const [what, pattern] of [
    ['the script that starts the page', '**/assets/start-*.js'],
    ['a script that the page shares with all others', '**/assets/entry.client-*.js'],
    ['the data that bring the page to life', /\/admissions\.data\?start=/],
  ] as const) {
    test(`with truncated ${what} a page works as without scripts (${locale})`, async ({ page }) => {
      await page.route(pattern, cutInHalf);
      const arrived = page.waitForResponse(pattern);
      await page.goto(at('/admissions#btech'));
      await (await arrived).finished();
      await settle(page);
      await expect(page.locator('#fees-btech').getByText('₹3,470').first()).toBeVisible();
      await expectUsable(page, at('/contact'));
      // The opened page requests its files too; the test ends after their responses.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }

  test(`with truncated data the next page is loaded in full, once (${locale})`, async ({
    page,
  }) => {
    await openLive(page, at('/about'));
    await page.route('**/contact.data', cutInHalf);
    const loads = watchFullLoads(page);
    await footerLink(page, at('/contact')).click();
    await expect(page).toHaveURL(at('/contact'));
    // The address changes shortly before the page is loaded.
    await expect.poll(() => loads).toEqual([at('/contact')]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(loads).toEqual([at('/contact')]);
  });
}
