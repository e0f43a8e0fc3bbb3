import type { Page } from '@playwright/test';
import { DROPDOWN_SWITCH_MS, NESTED_CLOSE_MS } from '#app/lib/limits.ts';
import { menuOf } from '#tests/support/menu.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/** Opens the home page with a clock controlled by the test. */
async function openWithStoppedTime(page: Page): Promise<ReturnType<typeof parts>> {
  await page.clock.install({ time: '2026-06-01T10:00:00' });
  await openLive(page, '/');
  await page.clock.pauseAt('2026-06-01T11:00:00');
  return parts(page);
}

/** Menu buttons, each with one row that shows whether its panel is open. */
function parts(page: Page) {
  const menu = menuOf(page, 'en');
  return {
    ...menu,
    about: { control: menu.part('About'), row: menu.bar.getByRole('link', { name: 'History' }) },
    academics: { control: menu.part('Academics'), row: menu.bar.getByRole('link', { name: 'Graduation' }) },
    departments: { control: menu.part('Departments'), row: menu.group('Engineering Departments') },
    engineering: { control: menu.group('Engineering Departments'), row: menu.bar.getByRole('link', { name: 'Computer Science' }) },
    supporting: { control: menu.group('Non-Engineering Departments'), row: menu.bar.getByRole('link', { name: 'Mathematics' }) },
  };
}

testInOwnTab('a part opens on hover', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  await expect(about.row).toBeHidden();
  await about.control.hover();
  await expect(about.row).toBeVisible();
});

testInOwnTab('a click on a part opened by hover keeps it open, and the next click closes it', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  await about.control.hover();
  await expect(about.row).toBeVisible();
  await about.control.click();
  await expect(about.row).toBeVisible();
  await about.control.click();
  await expect(about.row).toBeHidden();
});

testInOwnTab('Enter opens a part and closes it again', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  await about.control.focus();
  await page.keyboard.press('Enter');
  await expect(about.row).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(about.row).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  testInOwnTab('a tap opens a part, and the next tap closes it', async ({ page }) => {
    const { about } = await openWithStoppedTime(page);
    await about.control.tap();
    await expect(about.row).toBeVisible();
    await about.control.tap();
    await expect(about.row).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a click opens a part, and opening another closes it', async ({ page }) => {
    await page.goto('/');
    const { about, academics } = parts(page);
    await about.control.click();
    await expect(about.row).toBeVisible();
    await academics.control.click();
    await expect(academics.row).toBeVisible();
    await expect(about.row).toBeHidden();
  });
});

testInOwnTab('hovering another part closes the open one immediately and opens the other after 100 ms', async ({ page }) => {
  const { about, academics, openPanels } = await openWithStoppedTime(page);
  await about.control.hover();
  await expect(about.row).toBeVisible();
  await academics.control.hover();
  await expect(about.row).toBeHidden();
  await page.clock.runFor(DROPDOWN_SWITCH_MS - 1);
  await expect(openPanels).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(academics.row).toBeVisible();
  await expect(openPanels).toHaveCount(1);
});

testInOwnTab('if the pointer passes over several parts, only the last one opens', async ({ page }) => {
  const { about, academics, part, bar, openPanels } = await openWithStoppedTime(page);
  await about.control.hover();
  await expect(about.row).toBeVisible();
  await academics.control.hover();
  await part('Administration').hover();
  await page.clock.runFor(DROPDOWN_SWITCH_MS);
  await expect(openPanels).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'Statutory reports' })).toBeVisible();
});

test('only one part is open at a time, by click and by key', async ({ page }) => {
  const { about, academics, departments, openPanels } = parts(page);
  await openLive(page, '/');
  await about.control.click();
  await expect(about.row).toBeVisible();
  await academics.control.click();
  await expect(academics.row).toBeVisible();
  await expect(openPanels).toHaveCount(1);
  await departments.control.focus();
  await page.keyboard.press('Enter');
  await expect(departments.row).toBeVisible();
  await expect(openPanels).toHaveCount(1);
});

testInOwnTab('a group of departments opens beside its parent, at the same height', async ({ page }) => {
  const { departments, engineering, supporting, openPanels } = await openWithStoppedTime(page);
  await departments.control.hover();
  for (const group of [engineering, supporting]) {
    await group.control.hover();
    await expect(group.row).toBeVisible();
    await expect(openPanels).toHaveCount(2);
    const [parent, nested] = await openPanels.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().toJSON()));
    const row = await group.control.boundingBox();
    // They share a border of one pixel.
    expect(Math.abs(nested.left - parent.right)).toBeLessThanOrEqual(2);
    expect(nested.top).toBeLessThanOrEqual(row?.y ?? 0);
    expect(nested.bottom).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  }
});

testInOwnTab('a group of departments closes 300 ms after the pointer has left it, and not before', async ({ page }) => {
  const { departments, engineering } = await openWithStoppedTime(page);
  await departments.control.hover();
  await engineering.control.hover();
  await expect(engineering.row).toBeVisible();
  await page.mouse.move(20, 700);
  await page.clock.runFor(NESTED_CLOSE_MS - 1);
  await expect(engineering.row).toBeVisible();
  await page.clock.runFor(1);
  await expect(engineering.row).toBeHidden();
  await expect(departments.row).toBeVisible();
});

testInOwnTab('a group of departments stays open while the pointer moves into it', async ({ page }) => {
  const { departments, engineering } = await openWithStoppedTime(page);
  await departments.control.hover();
  await engineering.control.hover();
  await page.mouse.move(20, 700);
  await page.clock.runFor(NESTED_CLOSE_MS - 1);
  await engineering.row.hover();
  await page.clock.runFor(10 * NESTED_CLOSE_MS);
  await expect(engineering.row).toBeVisible();
});

testInOwnTab('hovering the other group opens it instead of the first', async ({ page }) => {
  const { departments, engineering, supporting } = await openWithStoppedTime(page);
  await departments.control.hover();
  await engineering.control.hover();
  await supporting.control.hover();
  await page.clock.runFor(10 * NESTED_CLOSE_MS);
  await expect(supporting.row).toBeVisible();
  await expect(engineering.row).toBeHidden();
});

testInOwnTab('a click outside closes the menu', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  await about.control.click();
  await expect(about.row).toBeVisible();
  await page.getByRole('main').click({ position: { x: 4, y: 4 } });
  await expect(about.row).toBeHidden();
});

testInOwnTab('Escape closes a part and returns the focus to its control', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  await about.control.focus();
  await page.keyboard.press('Enter');
  await about.row.focus();
  await page.keyboard.press('Escape');
  await expect(about.row).toBeHidden();
  await expect(about.control).toBeFocused();
});

testInOwnTab('Escape inside a group closes the group first, then the part, and returns the focus each time', async ({ page }) => {
  const { departments, engineering } = await openWithStoppedTime(page);
  await departments.control.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await engineering.row.focus();
  await page.keyboard.press('Escape');
  await expect(engineering.row).toBeHidden();
  await expect(engineering.control).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(departments.row).toBeHidden();
  await expect(departments.control).toBeFocused();
});

testInOwnTab('Escape also closes a part opened by hover, without moving the focus', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  const search = page.getByRole('banner').getByRole('button', { name: 'Search this site' });
  await search.focus();
  await about.control.hover();
  await expect(about.row).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about.row).toBeHidden();
  await expect(search).toBeFocused();
});

testInOwnTab('choosing a row closes the menu and opens its page at its section', async ({ page }) => {
  const { about } = await openWithStoppedTime(page);
  await about.control.click();
  await about.row.click();
  await expect(page).toHaveURL('/about#history');
  await expect(about.row).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeInViewport();
});
