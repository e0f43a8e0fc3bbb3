import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { NOTHING_LIKE_IT, searchOf } from '#tests/support/search.ts';
import { watchFullLoads } from '#tests/support/site-page.ts';
import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

// Messages of the browser, React and the router about a file that these tests block.
test.use({
  expectedMessages: [
    /^Failed to load resource|^Error loading route module|Failed to fetch dynamically imported module|The script of this page could not be loaded/,
  ],
});

/** Files that a page needs when it is reached in the app; a missing script and data that fail for good are in tests/browser/always/failures.spec.ts. */
const SCRIPT = '**/assets/section-page-*.js';
const DATA = '**/research.data';
/** What a page's own scripts start with. */
const START_SCRIPTS = '**/assets/start-*.js';
const TITLE = getSite().navigation.menu.find(({ id }) => id === 'research')?.title ?? {
  en: '',
  ml: '',
};

/** Follows a link that exists at every screen size. */
async function followResearchLink(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

for (const locale of ONE_LANGUAGE) {
  const home = localisePath('/', locale);
  const research = localisePath('/research', locale);
  const heading = (page: Page) =>
    page.getByRole('heading', { level: 1, name: TITLE[locale], exact: true });

  /** Requests a page that fails and whose full load is not hydrated, because its scripts do not load; then goes back. */
  async function failOnce(page: Page, pattern: string): Promise<void> {
    await openLive(page, home);
    await page.route(pattern, (route) => route.abort());
    await page.route(START_SCRIPTS, (route) => route.abort());
    await followResearchLink(page, TITLE[locale]);
    await expect(heading(page)).toBeVisible();
    await settle(page);
    await page.unroute(START_SCRIPTS);
    await page.goBack();
    await waitUntilLive(page);
  }

  test(`a page whose data do not exist any more is loaded in full, once, at the requested place (${locale})`, async ({
    page,
  }) => {
    await openLive(page, home);
    await page.route(DATA, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const loads = watchFullLoads(page);
    await followResearchLink(page, TITLE[locale]);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(`${research}#areas`);
    await expect(page.locator('#areas').getByRole('heading', { level: 2 })).toBeInViewport();
    await settle(page);
    expect(loads).toEqual([research]);
  });

  test(`if the script fails again before the page is shown, the failure screen leads to the home page, and its reload to the page (${locale})`, async ({
    page,
  }) => {
    const messages = messagesFor(locale);
    await failOnce(page, SCRIPT);
    const loads = watchFullLoads(page);
    await followResearchLink(page, TITLE[locale]);
    const main = page.getByRole('main');
    const own = main.locator(`section[lang=${locale}]`);
    await expect(
      main.getByRole('heading', { level: 1, name: messages.failureTitle, exact: true }),
    ).toBeFocused();
    await expect(page).toHaveTitle(messages.failureTitle);
    expect(loads).toEqual([]);
    await own.getByRole('link', { name: messages.goHome }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: labelsFor('home', locale).admissionsToday }),
    ).toBeVisible();
    await followResearchLink(page, TITLE[locale]);
    await expect(own.getByRole('button', { name: messages.reload })).toBeVisible();
    await page.unrouteAll();
    await own.getByRole('button', { name: messages.reload }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(`${research}#areas`);
  });

  test(`the search page with truncated data is loaded in full, once, with the query (${locale})`, async ({
    page,
  }) => {
    await openLive(page, home);
    await page.route('**/lists/search-page.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"head":{"title":"' }),
    );
    const loads = watchFullLoads(page);
    const { button, box } = searchOf(page, locale);
    await button.click();
    await box.fill(NOTHING_LIKE_IT);
    await box.press('Enter');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(NOTHING_LIKE_IT);
    await settle(page);
    expect(loads).toEqual([localisePath('/search', locale)]);
  });

  test(`after a full load has shown a page, a later failure of the same page is handled as well (${locale})`, async ({
    page,
  }) => {
    await openLive(page, home);
    await page.route('**/research.data', (route) => route.abort());
    for (let time = 0; time < 2; time++) {
      await followResearchLink(page, TITLE[locale]);
      await expect(heading(page)).toBeVisible();
      // The search becomes a button after hydration; from then on the page counts as shown.
      await expect(
        page.getByRole('banner').getByRole('button', { name: messagesFor(locale).searchSite }),
      ).toBeVisible();
      await openLive(page, home);
    }
    await expect(
      page.getByRole('heading', { level: 2, name: labelsFor('home', locale).admissionsToday }),
    ).toBeVisible();
  });
}
