import { labelsFor } from '#app/content/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { NOTHING_LIKE_IT, openSearch, press, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

test('closes by Escape, by its button and by a click outside, and the focus returns to the button of the header', async ({ page, hasTouch, viewport }) => {
  await openLive(page, '/about');
  const { button, overlay, box } = searchOf(page, 'en');
  const close = overlay.getByRole('button', { name: messagesFor('en').close, exact: true });
  const ways = [() => page.keyboard.press('Escape'), () => press(close, hasTouch), () => close.press('Enter')];
  // On a phone it fills the screen.
  if ((viewport?.width ?? 0) > 760) ways.push(() => page.mouse.click(20, 400));
  for (const leave of ways) {
    await openSearch(page, 'en', hasTouch);
    await expect(box).toHaveValue('');
    await box.fill('hostel');
    await leave();
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL('/about');
});

test('Enter without results starts the full-text search on the search page', async ({ page }) => {
  for (const locale of LOCALES) {
    await openLive(page, localisePath('/about', locale));
    const { box, overlay, status } = searchOf(page, locale);
    await openSearch(page, locale);
    await box.fill(NOTHING_LIKE_IT);
    await expect(status).toHaveText(labelsFor(locale).search.noResults);
    await box.press('Enter');
    await expect(page).toHaveURL(localisePath(`/search#q=${NOTHING_LIKE_IT}`, locale));
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(NOTHING_LIKE_IT);
  }
});

test('the box is a combobox with a named list, and the list exists only while there are options', async ({ page }) => {
  await openLive(page, '/ml');
  await openSearch(page, 'ml');
  const { box, list, options, overlay } = searchOf(page, 'ml');
  const labels = labelsFor('ml').search;
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  for (const word of ['hostel', 'libary']) {
    await box.fill(word);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toHaveAccessibleName(labels.results);
    await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'no id');
    await expect(list.getByRole('option')).toHaveCount(await options.count());
    await expect(overlay.getByRole('group', { name: labels.closeMatches, exact: true })).toHaveCount(word === 'libary' ? 1 : 0);
  }
  for (const word of [NOTHING_LIKE_IT, '']) {
    await box.fill(word);
    await expect(list).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).not.toHaveAttribute('aria-controls');
  }
});
