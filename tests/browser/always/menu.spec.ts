import { menuOf } from '#tests/support/menu.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

test('hover opens a part, a click keeps it open and the next one closes it', async ({ page }) => {
  await openLive(page, '/');
  const { part, bar } = menuOf(page, 'en');
  const row = bar.getByRole('link', { name: 'History' });
  await expect(row).toBeHidden();
  await part('About').hover();
  await expect(row).toBeVisible();
  await part('About').click();
  await expect(row).toBeVisible();
  await part('About').click();
  await expect(row).toBeHidden();
});

test('Enter opens a part, Escape closes it and returns the focus; a click on a row opens its place', async ({
  page,
}) => {
  await openLive(page, '/');
  const { part, bar } = menuOf(page, 'en');
  const row = bar.getByRole('link', { name: 'History' });
  await part('About').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(row).toBeHidden();
  await expect(part('About')).toBeFocused();
  await part('About').click();
  await row.click();
  await expect(page).toHaveURL('/about#history');
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeInViewport();
});

test('a group of departments opens beside its parent, and stays while the pointer moves into it', async ({
  page,
}) => {
  await openLive(page, '/');
  const { part, group, bar, openPanels } = menuOf(page, 'en');
  await part('Departments').hover();
  for (const [name, row] of [
    ['Engineering Departments', 'Computer Science'],
    ['Non-Engineering Departments', 'Mathematics'],
  ] as const) {
    await group(name).hover();
    await expect(bar.getByRole('link', { name: row })).toBeVisible();
    await expect(openPanels).toHaveCount(2);
    const [parent, nested] = await openPanels.evaluateAll((lists) =>
      lists.map((list) => list.getBoundingClientRect().toJSON()),
    );
    // They share a border of one pixel.
    expect(Math.abs(nested.left - parent.right)).toBeLessThanOrEqual(2);
    await bar.getByRole('link', { name: row }).hover();
    await expect(openPanels).toHaveCount(2);
  }
});

const hiddenHeight = (panel: Element) => panel.scrollHeight - panel.clientHeight;

test('no panel is taller than 70 % of the screen or beyond it, in both languages, and each shows its last row; on a low screen it scrolls', async ({
  page,
}) => {
  for (const [home, locale] of [
    ['/', 'en'],
    ['/ml', 'ml'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 768 });
    await openLive(page, home);
    const { bar, openPanels } = menuOf(page, locale);
    for (const summary of await bar.locator('details[data-dropdown] > summary').all()) {
      await summary.click();
      const box = await openPanels.first().boundingBox();
      expect(box?.height).toBeLessThanOrEqual(537.6);
      expect(await openPanels.first().evaluate(hiddenHeight)).toBe(0);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
  await page.setViewportSize({ width: 1366, height: 500 });
  await openLive(page, '/');
  const { part, openPanels, links } = menuOf(page, 'en');
  await part('Administration').click();
  expect((await openPanels.boundingBox())?.height).toBeLessThanOrEqual(350);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens a part, and the next tap closes it', async ({ page }) => {
    await openLive(page, '/');
    const { part, bar } = menuOf(page, 'en');
    const row = bar.getByRole('link', { name: 'History' });
    await part('About').tap();
    await expect(row).toBeVisible();
    await part('About').tap();
    await expect(row).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a click opens a part and closes another, and a phone has the menu too', async ({
    page,
  }) => {
    await page.goto('/');
    const { part, openPanels } = menuOf(page, 'en');
    await part('About').click();
    await part('Academics').click();
    await expect(openPanels).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await part('Research').click();
    await page.getByRole('link', { name: 'Publications' }).click();
    await expect(page).toHaveURL('/research#publications');
  });
});
