import type { Page } from '@playwright/test';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link opens the next page at its top; Back and Forward return to their places', async ({
  page,
}) => {
  await openLive(page, '/');
  await footerLink(page, 'Sitemap').scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await footerLink(page, 'Sitemap').click();
  await expect(page).toHaveURL('/sitemap');
  await expect(page).toHaveTitle(/^Sitemap/);
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/sitemap');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a visit to several pages asks for files of the site only, and no data', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url().replace(baseURL ?? '', '')}`),
  );
  await openLive(page, '/');
  for (const [name, address] of [
    ['Academics', '/academics#programs'],
    ['Admissions', '/admissions#current'],
    ['Research', '/research#areas'],
  ] as const) {
    await footerLink(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const files =
    /^GET \/(?:$|(?:academics|admissions|research)(?:#\w+)?$|[\w/.-]*\.(?:js|css|woff2|svg|png|avif|webp|jpg|ico|webmanifest)$)/;
  expect(asked.filter((request) => !files.test(request) && !request.includes('data:'))).toEqual([]);
});

for (const [what, files] of [
  ['its script', '**/assets/page-*.js'],
  ['its styles', '**/assets/*.css'],
  ['its fonts', '**/*.woff2'],
] as const)
  testInOwnTab(
    `a page without ${what} is read, and its links are followed`,
    async ({ browser }) => {
      // Not watched: the browser logs each file that it misses.
      await using context = await browser.newContext();
      const page = await context.newPage();
      await page.route(files, (route) => route.abort());
      await page.goto('/ml/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Without styles they are folded as on phones.
      await page.locator('footer').evaluate((footer) => {
        for (const fold of footer.querySelectorAll('details')) fold.open = true;
      });
      await page.locator('footer a[href^="/ml/contact"]').first().click();
      await expect(page).toHaveURL(/\/ml\/contact/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

test('an address whose fragment cannot be decoded shows its page', async ({ page }) => {
  await openLive(page, '/about#%E0%B4');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
