import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { faq } = getSite();
type Entry = (typeof faq)[number];
const first = need(faq[0]);
const second = need(faq[1]);
/** The overlay lists questions on documents and fees; the search page finds all. */
const searched = need(faq.find(({ topic }) => topic === 'papers'));

/** The answer, which is hidden while its question is closed. */
const placeOf = (page: Page, entry: Entry) => page.locator(`[id="${entry.id}"]`);

/** Waits until an answer is shown, without its closed explanations of abbreviations. */
async function expectAnswer(page: Page, entry: Entry, locale: Locale): Promise<void> {
  await expect(placeOf(page, entry)).toBeVisible();
  await expect(placeOf(page, entry)).toContainText(need(entry.answer[locale]), { useInnerText: true });
}

for (const locale of ONE_LANGUAGE) {
  const at = (path: string) => localisePath(path, locale);

  test(`at least 25 questions are grouped by topic; each opens and closes by pointer and by key (${locale})`, async ({ page, hasTouch }) => {
    await openLive(page, at('/help/faq'));
    expect(faq.length).toBeGreaterThanOrEqual(25);
    await expect(page.getByRole('main').locator('h2 ~ details > summary')).toHaveText(faq.map(({ question }) => question[locale]));
    const answer = placeOf(page, first);
    const question = page.getByText(first.question[locale], { exact: true });
    await expect(answer).toBeHidden();
    await (hasTouch ? question.tap() : question.click());
    await expectAnswer(page, first, locale);
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  test(`a link to a question opens it, from outside and inside the app (${locale})`, async ({ page }) => {
    await page.goto(at(`/help/faq#${second.id}`));
    await expectAnswer(page, second, locale);
    await expect(placeOf(page, first)).toBeHidden();
    await openLive(page, at('/'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: messagesFor(locale).searchSite })
      .click();
    await page.getByRole('combobox', { name: messagesFor(locale).searchSite }).fill(searched.question[locale]);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(at(`/help/faq#${searched.id}`));
    await expectAnswer(page, searched, locale);
    await expect(placeOf(page, searched)).toBeInViewport();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open by themselves and by link', async ({ page }) => {
    await page.goto(`/help/faq#${second.id}`);
    await expectAnswer(page, second, 'en');
    await page.getByText(first.question.en, { exact: true }).click();
    await expectAnswer(page, first, 'en');
  });
});
