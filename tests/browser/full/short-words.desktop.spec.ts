import type { Locator, Page } from '@playwright/test';
import { getSite } from '#app/site.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** A Markdown page that shows KEAM once, in no folded part. */
const PAGE = '/academics/ktu';
const keam = need(getSite().plainWords.find(({ id }) => id === 'keam'));

const word = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'KEAM', exact: true });
const meaning = (page: Page) =>
  page.getByRole('dialog', { name: 'KEAM' }).filter({ hasText: keam.meaning.en });
const allWords = (part: Locator) => part.getByRole('link', { name: 'All words explained' });
const textAround = (target: Locator) => target.evaluate((link) => link.parentElement?.textContent);

test('a click on an abbreviation shows its meaning, and Escape or a click outside closes it', async ({
  page,
}) => {
  await openLive(page, PAGE);
  await expect(word(page)).toHaveCount(1);
  await expect(meaning(page)).toBeHidden();
  const sentence = await textAround(word(page));
  await word(page).click();
  await expect(meaning(page)).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toBeHidden();
  await word(page).click();
  await expect(meaning(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(meaning(page)).toBeHidden();
  await expect.poll(() => textAround(word(page))).toBe(sentence);
});

test('by keyboard an abbreviation opens, Escape returns the focus, and the next stop is the link to all terms', async ({
  page,
}) => {
  await openLive(page, PAGE);
  await word(page).focus();
  await page.keyboard.press('Enter');
  await expect(meaning(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(word(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meaning(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(allWords(meaning(page))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help/plain-words#keam');
});

test('in a fact, a table cell and a list row an explanation fits a screen of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [path, place] of [
    ['/department/maths', 'dl dd'],
    ['/academics/ktu', 'table td'],
    ['/downloads', 'li p'],
  ] as const) {
    await openLive(page, path);
    // A long list is folded on a phone.
    await page
      .locator('main details')
      .evaluateAll((parts) => parts.map((part) => part.setAttribute('open', '')));
    await page.getByRole('main').locator(place).locator('a.word').first().click();
    const opened = page.locator('.word-meaning:popover-open');
    for (const part of [opened, allWords(opened)])
      await expect(part, path).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});

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
  await word(page).click();
  await expect(page.locator('.word-meaning')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.word-meaning')).toBeHidden();
  await expect(word(page)).toBeVisible();
});
