import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { NOTHING_LIKE_IT, openSearch, searchOf } from '#tests/support/search.ts';
import { openDisplay } from '#tests/support/site-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

async function expectNoFindings(tab: Page): Promise<void> {
  expect(await axeFindings(tab)).toEqual([]);
}

for (const locale of LONGER_WORDS) {
  const messages = messagesFor(locale);
  const labels = labelsFor('search', locale);

  test(`the open menu has no axe finding in any theme (${locale})`, async ({ page: tab }) => {
    await openLive(tab, localisePath('/about', locale));
    await tab.locator('nav details[data-dropdown] > summary').nth(3).click();
    await tab.locator('details[data-group] > summary').first().click();
    await expect(tab.locator('details[data-group][open]')).toHaveCount(1);
    // What an open menu half covers is no target; without it, that is checked on every page.
    await tab
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.setAttribute('hidden', '')));
    await expectNoFindings(tab);
  });

  test(`the open phone menu has no axe finding in any theme (${locale})`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await openLive(tab, localisePath('/', locale));
    await tab.getByRole('button', { name: messages.menu, exact: true }).click();
    const dialog = tab.getByRole('dialog');
    await dialog.locator('summary').nth(3).click();
    await dialog.locator('details details summary').first().click();
    await expect(dialog.locator('details details[open]')).toHaveCount(1);
    await expectNoFindings(tab);
  });

  test(`the search has no axe finding, empty, with results, with close matches, with none, and on its page in any theme (${locale})`, async ({
    page: tab,
  }) => {
    await openLive(tab, localisePath('/about', locale));
    await openSearch(tab, locale);
    const { box, overlay, options } = searchOf(tab, locale);
    await expect(
      overlay.getByRole('heading', { name: labels.search.quickNavigation }),
    ).toBeVisible();
    await expectNoFindings(tab);
    await box.fill('hostel');
    await expect(options.first()).toBeVisible();
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expectNoFindings(tab);
    await box.fill('libary');
    await expect(overlay.getByRole('group', { name: labels.search.closeMatches })).toBeVisible();
    await expectNoFindings(tab);
    await box.fill(NOTHING_LIKE_IT);
    await expect(overlay.getByText(labels.search.noResultsHint)).toBeVisible();
    await expectNoFindings(tab);
    await openLive(tab, localisePath('/search#q=hostel', locale));
    await expect(tab.getByRole('main').locator('mark').first()).toBeVisible();
    await expectNoFindings(tab);
  });

  test(`the open choice of text size and contrast has no axe finding in any theme (${locale})`, async ({
    page: tab,
  }) => {
    await openLive(tab, localisePath('/about', locale));
    await openDisplay(tab, locale);
    await expectNoFindings(tab);
  });

  test(`an expanded admission card has no axe finding on any sub-tab in any theme (${locale})`, async ({
    page: tab,
  }) => {
    await openLive(tab, localisePath('/admissions', locale));
    const card = tab.getByRole('article').first();
    await card.locator('summary').click();
    const tabs = card.getByRole('tab');
    const count = await tabs.count();
    expect(count).toBeGreaterThanOrEqual(4);
    for (let index = 0; index < count; index += 1) {
      await tabs.nth(index).click();
      await expectNoFindings(tab);
    }
  });

  test.describe('with status 404', () => {
    test.use({ expectedMessages: [/status of 404/] });

    test(`the not-found page has no axe finding (${locale})`, async ({ page: tab }) => {
      const response = await tab.goto(localisePath('/no-such-page', locale));
      expect(response?.status()).toBe(404);
      await expect(
        tab.getByRole('heading', { level: 1, name: labelsFor('not-found', locale).notFoundTitle }),
      ).toBeVisible();
      await expectNoFindings(tab);
    });
  });
}
