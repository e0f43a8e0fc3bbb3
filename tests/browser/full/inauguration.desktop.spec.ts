import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** The lamp, its flames, and what is shown when it is lit. */
const ceremony = (page: Page) => ({
  lamp: page.getByRole('checkbox', { name: 'Light the lamp', exact: true }),
  flames: page.locator('svg .flame'),
  way: page.getByRole('link', { name: 'Enter the website', exact: true }),
});

async function expectLit({ lamp, flames, way }: ReturnType<typeof ceremony>): Promise<void> {
  await expect(lamp).toBeChecked();
  for (const part of [flames.first(), flames.last(), way])
    await expect(part).toHaveCSS('opacity', '1');
  await expect(way).toBeInViewport();
}

test('a click, Enter and the space bar light the lamp, which is announced, and shows the link to the home page, with no axe finding in any theme', async ({
  page,
}) => {
  const parts = ceremony(page);
  for (const light of [
    () => parts.lamp.click(),
    () => parts.lamp.press('Enter'),
    () => parts.lamp.press(' '),
  ]) {
    await openLive(page, '/inaguration');
    await expect(parts.lamp).not.toBeChecked();
    await expect(page.getByRole('status')).toBeEmpty();
    for (const part of [parts.flames.first(), parts.way])
      await expect(part).toHaveCSS('opacity', '0');
    await light();
    await expectLit(parts);
    await expect(page.getByRole('status')).toHaveText('The lamp is lit. The website is now open.');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeFindings(page)).toEqual([]);
  await parts.way.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('all of the inauguration fits the screen of a projector before and after the lamp is lit', async ({
  page,
}) => {
  const parts = ceremony(page);
  const expectToFit = async (width: number) => {
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(Math.max(...over), `at ${width} px`).toBeLessThanOrEqual(0);
    for (const part of [page.getByRole('heading', { level: 1 }), parts.lamp, parts.way])
      await expect(part).toBeInViewport({ ratio: 1 });
  };
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLive(page, '/inaguration');
    await expectToFit(width);
    await parts.lamp.press('Enter');
    await expectLit(parts);
    await expectToFit(width);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the lamp can be lit, and the link to the site opens the home page', async ({ page }) => {
    await page.goto('/inaguration');
    const parts = ceremony(page);
    await parts.lamp.click();
    await expectLit(parts);
    await parts.way.click();
    await expect(page).toHaveURL('/');
  });
});
