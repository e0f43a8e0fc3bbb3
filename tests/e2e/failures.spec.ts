import type { Page } from '@playwright/test';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

// What the browser and the router say about a file that these tests make fail.
test.use({ expectedMessages: [/^Failed to load resource/, /^Error loading route module/, /Failed to fetch dynamically imported module/] });

const PAGE_SCRIPT = '**/assets/section-page-*.js';

/** Makes a kind of file fail from now on. */
async function breakFiles(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.abort());
}

/** Collects the addresses that are loaded in full from now on. */
function watchFullLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** A link that is in the page at every size. */
async function followFooterLink(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

const RESEARCH = { en: 'Research', ml: 'ഗവേഷണം' };

for (const locale of LOCALES) {
  const messages = messagesFor(locale);
  const home = localisePath('/', locale);
  const research = localisePath('/research', locale);
  const failing = [
    { what: 'script', files: PAGE_SCRIPT },
    { what: 'data', files: '**/*.data' },
  ];

  for (const { what, files } of failing) {
    test(`a page whose ${what} cannot be had is loaded in full, once (${locale})`, async ({ page }) => {
      await openLive(page, home);
      await breakFiles(page, files);
      const loads = watchFullLoads(page);
      await followFooterLink(page, RESEARCH[locale]);
      await expect(page.getByRole('heading', { level: 1, name: RESEARCH[locale] })).toBeVisible();
      await expect(page).toHaveURL(`${research}#areas`);
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual([research]);
    });
  }
}
