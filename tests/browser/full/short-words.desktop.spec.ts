import type { Locator, Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** A Markdown page that shows KEAM once, in no folded part. */
const PAGE = '/academics/ktu';
const keam = need(getSite().plainWords.find(({ id }) => id === 'keam'));

const word = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('link', { name: keam.term[locale], exact: true });
const textAround = (target: Locator) => target.evaluate((link) => link.parentElement?.textContent);

for (const locale of ONE_LANGUAGE) {
  const at = (path: string) => localisePath(path, locale);
  const meaning = (page: Page) =>
    page.getByRole('dialog', { name: keam.term[locale] }).filter({ hasText: keam.meaning[locale] });

  test(`a click on an abbreviation shows its meaning, and Escape or a click outside closes it (${locale})`, async ({
    page,
  }) => {
    await openLive(page, at(PAGE));
    await expect(word(page, locale)).toHaveCount(1);
    await expect(meaning(page)).toBeHidden();
    const sentence = await textAround(word(page, locale));
    await word(page, locale).click();
    await expect(meaning(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toBeHidden();
    await word(page, locale).click();
    await expect(meaning(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(meaning(page)).toBeHidden();
    await expect.poll(() => textAround(word(page, locale))).toBe(sentence);
  });

  test(`by keyboard an abbreviation opens, Escape returns the focus, and the next stop is the link to all terms (${locale})`, async ({
    page,
  }) => {
    await openLive(page, at(PAGE));
    await word(page, locale).focus();
    await page.keyboard.press('Enter');
    await expect(meaning(page)).toBeVisible();
    await expect(meaning(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(word(page, locale)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(meaning(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      meaning(page).getByRole('link', { name: labelsFor('glossary', locale).allWords }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/help/plain-words#keam'));
  });
}

for (const locale of ONE_LANGUAGE) {
  test(`in a fact, a table cell and a list row an explanation fits a screen of 320 px (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const [path, place] of [
      ['/department/maths', 'dl dd'],
      ['/academics/ktu', 'table td'],
      ['/downloads', 'li p'],
    ] as const) {
      await openLive(page, localisePath(path, locale));
      // A long list is folded on a phone.
      await page
        .locator('main details')
        .evaluateAll((parts) => parts.map((part) => part.setAttribute('open', '')));
      const inPlace = page.getByRole('main').locator(place).locator('a.word').first();
      await inPlace.click();
      const opened = page.locator('.word-meaning:popover-open');
      await expect(opened, path).toBeInViewport({ ratio: 1 });
      await expect(
        opened.getByRole('link', { name: labelsFor('glossary', locale).allWords }),
      ).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
  });
}

test('a sentence with an abbreviation is found and selected as it is written', async ({ page }) => {
  await page.goto('/campus-life/hostel');
  const sentence = 'the UGC regulations of 2009';
  const found = await page.evaluate(
    (text) => Reflect.get(window, 'find').call(window, text) && getSelection()?.toString(),
    sentence,
  );
  expect(found).toBe(sentence);
});

test('in print only the abbreviation is shown, even if its explanation is open', async ({
  page,
}) => {
  await openLive(page, PAGE);
  await word(page, 'en').click();
  await expect(page.locator('.word-meaning')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.word-meaning')).toBeHidden();
  await expect(word(page, 'en')).toBeVisible();
});
