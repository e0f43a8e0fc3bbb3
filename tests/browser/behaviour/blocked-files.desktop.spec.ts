import type { Page, Route } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

// A filter of the network, a line that breaks, a half-filled cache: one kind of file does not come, or comes in half.

/** What the browser itself notes of a file that it could not have; nothing else may be logged. */
test.use({
  expectedMessages: [
    /^Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|Error loading route module|preload|^Failed to find a valid digest in the 'integrity'/,
  ],
});

/** Files that a browser may lack, each kind alone. */
const KINDS = {
  fonts: '**/*.woff2',
  styles: '**/*.css',
  images: /\.(?:avif|webp|jpg|png|svg)(?:\?|$)/,
  'the service worker': '**/sw.js',
};

/** The beginning of a file, as a line that broke leaves it. */
async function cutInHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
}

/** Everything a visitor came for is there and leads on. */
async function expectUsable(page: Page, link: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await main.innerText()).length).toBeGreaterThan(500);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('contentinfo').locator(`a[href="${link}"]`).first().click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const locale of ONE_LANGUAGE) {
  const at = (path: string) => localisePath(path, locale);

  for (const [kind, pattern] of Object.entries(KINDS)) {
    test.describe(() => {
      test.use({ serviceWorkers: kind === 'the service worker' ? 'allow' : 'block' });
      test(`without ${kind} a page comes to life, reads and leads on (${locale})`, async ({ page }) => {
        await page.route(pattern, (route) => route.abort());
        await openLive(page, at('/gallery/campus'));
        await expectUsable(page, at('/contact'));
      });
    });
  }

  for (const [what, pattern] of [
    ['the script that starts the page', '**/assets/start-*.js'],
    ['a script that the page shares with all others', '**/assets/entry.client-*.js'],
    ['the data that bring the page to life', '**/assets/state-*.json'],
  ] as const) {
    test(`with ${what} cut in the middle a page reads and leads on as it does without scripts (${locale})`, async ({ page }) => {
      await page.route(pattern, cutInHalf);
      const arrived = page.waitForResponse(pattern);
      await page.goto(at('/admissions#btech'));
      await (await arrived).finished();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#fees-btech').getByText('₹3,470').first()).toBeVisible();
      await expectUsable(page, at('/contact'));
      // The page that was opened asks for its files as well; the test ends when they have been answered.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }

  test(`with its data cut in the middle the next page is loaded in full, once (${locale})`, async ({ page }) => {
    await openLive(page, at('/about'));
    await page.route('**/contact.data', cutInHalf);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${at('/contact')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at('/contact'));
    // The address is the wanted one a moment before the page is loaded.
    await expect.poll(() => loads).toEqual([at('/contact')]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([at('/contact')]);
  });

  test(`with its index cut in the middle the overlay of the search leads to the search page (${locale})`, async ({ page }) => {
    const messages = messagesFor(locale);
    await openLive(page, at('/about'));
    await page.route('**/lists/search.json', cutInHalf);
    await page.getByRole('banner').getByRole('button', { name: messages.searchSite }).click();
    const overlay = page.getByRole('dialog', { name: messages.searchSite });
    await expect(overlay.getByRole('status')).toContainText(messages.searchFailed);
    await page.unrouteAll();
    await overlay.getByRole('link', { name: messages.searchPage }).click();
    await expect(page).toHaveURL(at('/search'));
  });
}
