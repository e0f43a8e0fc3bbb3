import type { Page } from '@playwright/test';
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
