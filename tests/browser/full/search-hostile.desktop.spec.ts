import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { HOSTILE, openSearch, searchOf } from '#tests/support/search.ts';
import { watchDialogs } from '#tests/support/site-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** Maximum length of an address; the host rejects longer ones itself. */
const MAX_ADDRESS = 2_000;

/** Records windows opened by scripts, and elements that plain text cannot create. */
function watch(page: Page) {
  const dialogs = watchDialogs(page);
  return async (part: 'dialog' | 'main') => {
    expect(dialogs).toEqual([]);
    await expect(page.getByRole(part).locator('img, script, iframe, [onerror]')).toHaveCount(0);
  };
}

test('hostile input in the overlay is only used as a query', async ({ page }) => {
  const expectHarmless = watch(page);
  const labels = labelsFor('search', 'en').search;
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, status } = searchOf(page, 'en');
  for (const text of HOSTILE) {
    // The setter accepts what a keyboard cannot type: lone surrogates, and more characters than the box allows.
    await box.evaluate(
      (element, units) => {
        const value = units.map((unit) => String.fromCharCode(unit)).join('');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          value,
        );
        element.dispatchEvent(new Event('input', { bubbles: true }));
      },
      Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)),
    );
    await expect(status).toHaveText(
      new RegExp(`^(?:${labels.noResults}|${labels.closeMatches}|${labels.oneResult}|\\d+ .+)$`),
    );
    await expectHarmless('dialog');
    await box.fill('library');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/facilities#library');
  }
  await box.fill('');
  await page.keyboard.insertText('x'.repeat(20_000));
  await expect(box).toHaveValue('x'.repeat(200));
});

for (const locale of ONE_LANGUAGE) {
  test(`hostile input in the address of the search page is only used as a query (${locale})`, async ({
    page,
  }) => {
    const expectHarmless = watch(page);
    const labels = labelsFor('search', locale).search;
    const malformed = [
      'q=%E0%A4%A',
      'q=%00',
      'q=hostel&category=__proto__&order=constructor&page=1e9',
      'q=hostel&category=<script>&page=NaN',
      'q[]=hostel&q=a&q=b',
    ];
    const addresses = [
      ...HOSTILE.map((text) => `#${new URLSearchParams({ q: text.slice(0, MAX_ADDRESS / 9) })}`),
      `?q=${'x'.repeat(MAX_ADDRESS)}`,
      ...malformed.flatMap((words) => [`#${words}`, `?${words}`]),
    ];
    for (const address of addresses) {
      // Each in a new page: with only another fragment the browser would stay on the previous one.
      await page.goto('/robots.txt');
      await page.goto(localisePath('/search', locale) + address);
      const status = page.getByRole('main').getByRole('status');
      await expect(status, address).toHaveText(
        new RegExp(`^(?:${labels.noResults}|${labels.oneResult}|.*\\d.*)$`),
      );
      await expectHarmless('main');
    }
  });
}
