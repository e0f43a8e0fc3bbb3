import { labelsFor } from '#app/content/labels.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

// The browser logs a page with status 404.
test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

test('a link inside the site to an unknown address opens the not-found page, each time', async ({
  page,
}) => {
  for (let time = 0; time < 2; time++) {
    await openLive(page, '/campus-life/sports');
    const link = page.getByRole('main').locator('.prose a:not(.word)[href^="/"]:visible').first();
    // The content check allows no broken link, so the test adds one.
    await link.evaluate((element) => element.setAttribute('href', '/no-such-page'));
    await link.click();
    await expect(page).toHaveURL('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      labelsFor('not-found', 'en').notFoundTitle,
    );
  }
});
