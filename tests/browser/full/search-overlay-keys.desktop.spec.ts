import { labelsFor } from '#app/content/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { entriesHolding, NOTHING_LIKE_IT, openSearch, press, searchOf } from '#tests/support/search.ts';
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

test('matches are marked in the titles, in complete graphemes', async ({ page }) => {
  const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });
  for (const [locale, queries] of [
    ['en', ['Hostel', 'lib', 'b.tech']],
    // The second ends inside a conjunct, the third contains a joiner from old files, the fourth is an older spelling.
    ['ml', ['ഹോസ്റ്റൽ', 'ലൈബ്', 'ലൈബ്രറ\u200cി', 'എഞ്ചിനീയറിംഗ്']],
  ] as const) {
    await openLive(page, localisePath('/', locale));
    await openSearch(page, locale);
    const { box, options } = searchOf(page, locale);
    for (const query of queries) {
      await box.fill(query);
      const mark = options.first().locator('mark').first();
      await expect(mark, query).toBeVisible();
      const title = await mark.evaluate((element) => element.parentElement?.textContent ?? '');
      const signs = Array.from(graphemes.segment(title), ({ segment }) => segment);
      const marked = await mark.innerText();
      const start = title.indexOf(marked);
      const before = Array.from(graphemes.segment(title.slice(0, start)), ({ segment }) => segment);
      const inside = Array.from(graphemes.segment(marked), ({ segment }) => segment);
      expect(signs.slice(before.length, before.length + inside.length), query).toEqual(inside);
      if (locale === 'en') expect(marked.toLowerCase()).toBe(query.toLowerCase());
    }
    await box.fill('hostel');
    const entries = entriesHolding(locale, 'hostel');
    for (const [place, { title }] of entries.entries()) {
      await expect(options.nth(place).locator('mark')).toHaveCount(title.toLowerCase().includes('hostel') ? 1 : 0);
    }
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
