import { openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

test('the overlay opens from the header with the box focused: by click, Enter, Space and Ctrl+K, not by a letter', async ({
  page,
}) => {
  await openLive(page, '/about');
  const { button, overlay, box } = searchOf(page, 'en');
  for (const open of [
    () => button.click(),
    () => button.press('Enter'),
    () => button.press(' '),
    () => page.keyboard.press('Control+k'),
  ]) {
    await open();
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
  await page.getByRole('banner').getByRole('link').first().focus();
  for (const key of ['k', 's', '/']) await page.keyboard.press(key);
  await expect(overlay).toBeHidden();
});

test('the overlay closes by Escape and by Close, and the focus returns, and by a click beside it', async ({
  page,
}) => {
  await openLive(page, '/about');
  const { button, overlay, box } = searchOf(page, 'en');
  const close = overlay.getByRole('button', { name: 'Close', exact: true });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => close.press('Enter'),
  ]) {
    await openSearch(page, 'en');
    await expect(box).toHaveValue('');
    await box.fill('hostel');
    await leave();
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
  }
  await openSearch(page, 'en');
  await page.mouse.click(20, 400);
  await expect(overlay).toBeHidden();
});

test('a result opens, and the overlay of its page is closed and blank', async ({ page }) => {
  await openLive(page, '/sitemap');
  const { box, overlay, options } = searchOf(page, 'en');
  await openSearch(page, 'en');
  await box.fill('library');
  await expect(options.first()).toContainText('Library');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/facilities/);
  await expect(overlay).toBeHidden();
  await openSearch(page, 'en');
  await expect(box).toHaveValue('');
  await expect(options).toHaveCount(0);
});

test('the list is at most 24 rem high and scrolls on a phone; six categories have their own colour, all others share one', async ({
  page,
}) => {
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, list, options } = searchOf(page, 'en');
  await box.fill('a');
  await expect(options).toHaveCount(8);
  await expect(list).toHaveCSS('max-height', '384px');
  /** A title of each category. */
  const titles = {
    ...{
      Education: 'Approval',
      Departments: 'Computer Science',
      Research: 'Publications',
      Facilities: 'Library',
      Campus: 'Sports',
      Management: 'Statutory reports',
    },
    ...{
      Navigation: 'Home',
      Information: 'Leadership',
      Process: 'Current Admissions',
      Services: 'Placement portal',
      Events: 'Conference registration',
    },
  };
  const colours = new Map<string, string>();
  for (const [category, title] of Object.entries(titles)) {
    await box.fill(title);
    const badge = options.locator(`[data-category=${category}]`).first();
    colours.set(
      category,
      await badge.evaluate((element) =>
        [getComputedStyle(element).color, getComputedStyle(element).backgroundColor].join(),
      ),
    );
  }
  const own = Object.keys(titles)
    .slice(0, 6)
    .map((category) => colours.get(category));
  const plain = Object.keys(titles)
    .slice(6)
    .map((category) => colours.get(category));
  expect(new Set(plain).size).toBe(1);
  expect(new Set([...own, plain[0]]).size).toBe(7);
  await page.setViewportSize({ width: 390, height: 844 });
  await box.fill('a');
  await expect(options).toHaveCount(8);
  for (let step = 0; step < 8; step += 1) await box.press('ArrowDown');
  await expect(options.last()).toBeInViewport({ ratio: 1 });
});
