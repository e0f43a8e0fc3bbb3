import type { Page } from '@playwright/test';
import { expect, openLive, test } from '#tests/support/test.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page starts at its top, with the focus on its heading and its title announced; Back and Forward return to their places', async ({
  page,
}) => {
  await openLive(page, '/');
  await footerLink(page, 'Sitemap').scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await footerLink(page, 'Sitemap').click();
  await expect(page).toHaveURL('/sitemap');
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveTitle(/^Sitemap/);
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/sitemap');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a visit to several pages asks for files of the site only, and for no data of an API', async ({
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
    /^GET \/(?:$|[\w/.-]*\.(?:data|json|js|css|woff2|svg|png|avif|webp|jpg|ico|webmanifest)(?:\?start=[\w-]+)?$)/;
  expect(asked.filter((request) => !files.test(request) && !request.includes('data:'))).toEqual([]);
});
