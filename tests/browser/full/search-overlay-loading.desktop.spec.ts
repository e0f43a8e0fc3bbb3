import type { Page, Route } from '@playwright/test';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Files that the overlay loads when it is first opened. */
const OVERLAY_FILES = /\/search-window\.tool-[^/]+\.js$|\/lists\/search\.json$/;

test.describe('loading', () => {
  const asked = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (OVERLAY_FILES.test(request.url())) files.push(new URL(request.url()).pathname);
    });
    return files;
  };

  test('the overlay is loaded when the button is hovered, focused or touched, and not before', async ({
    page,
  }) => {
    const { button, overlay } = searchOf(page, 'en');
    const signs = {
      hover: () => button.hover(),
      focus: () => button.focus(),
      touch: () => button.dispatchEvent('touchstart'),
    };
    for (const [sign, give] of Object.entries(signs)) {
      const files = asked(page);
      await openLive(page, '/about');
      await expect(button).toBeVisible();
      await settle(page);
      expect(files, `before ${sign}`).toEqual([]);
      await give();
      await expect.poll(() => files.length, sign).toBe(2);
      await expect(overlay).toBeHidden();
      page.removeAllListeners('request');
    }
  });
});

test.describe('if a file of the overlay cannot be loaded', () => {
  // Browser messages about the files that these tests block.
  test.use({ expectedMessages: [/^Failed to load resource|dynamically imported module/] });

  for (const [what, pattern, fail] of [
    ['script', '**/assets/search-window.tool-*.js', (route: Route) => route.abort()],
    ['index', '**/lists/search.json', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ] as const) {
    test(`without its ${what} it shows a message and a link to the search page, and works when opened again`, async ({
      page,
    }) => {
      const messages = messagesFor('en');
      await page.route(pattern, fail);
      await openLive(page, '/about');
      const { button, overlay, box, options } = searchOf(page, 'en');
      await button.click();
      await expect(box).toBeFocused();
      await expect(overlay.getByRole('alert')).toContainText(messages.searchFailed);
      await expect(
        overlay.getByRole('link', { name: messages.searchPage, exact: true }),
      ).toHaveAttribute('href', '/search');
      await page.unrouteAll();
      await page.keyboard.press('Escape');
      await button.click();
      await box.fill('hostel');
      await expect(options).toHaveCount(8);
      await expect(options.first()).toHaveCSS('display', 'grid');
    });
  }
});

test('Enter pressed before the results of the last letter are shown opens the first of them', async ({
  page,
}) => {
  await openLive(page, '/about');
  await openSearch(page, 'en');
  const { box, options } = searchOf(page, 'en');
  await box.fill('lib');
  await expect(options.first()).toBeVisible();
  await box.selectText();
  // In one task, so that nothing is rendered in between.
  await box.evaluate((element: HTMLInputElement) => {
    document.execCommand('insertText', false, 'hostel');
    element.form?.requestSubmit();
  });
  await expect(page).toHaveURL('/facilities#hostel');
});
