import { labelsFor } from '#app/content/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { NOTHING_LIKE_IT, openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

test('Enter without results starts the full-text search on the search page', async ({ page }) => {
  for (const locale of LOCALES) {
    await openLive(page, localisePath('/about', locale));
    const { box, overlay, status } = searchOf(page, locale);
    await openSearch(page, locale);
    await box.fill(NOTHING_LIKE_IT);
    await expect(status).toHaveText(labelsFor('search', locale).search.noResults);
    await box.press('Enter');
    await expect(page).toHaveURL(localisePath(`/search#q=${NOTHING_LIKE_IT}`, locale));
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(NOTHING_LIKE_IT);
  }
});

test('the box is a combobox with a named list, and the list exists only while there are options', async ({
  page,
}) => {
  await openLive(page, '/ml');
  await openSearch(page, 'ml');
  const { box, list, options, overlay } = searchOf(page, 'ml');
  const labels = labelsFor('search', 'ml').search;
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  for (const word of ['hostel', 'libary']) {
    await box.fill(word);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toHaveAccessibleName(labels.results);
    await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'no id');
    await expect(list.getByRole('option')).toHaveCount(await options.count());
    await expect(
      overlay.getByRole('group', { name: labels.closeMatches, exact: true }),
    ).toHaveCount(word === 'libary' ? 1 : 0);
  }
  for (const word of [NOTHING_LIKE_IT, '']) {
    await box.fill(word);
    await expect(list).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).not.toHaveAttribute('aria-controls');
  }
});
