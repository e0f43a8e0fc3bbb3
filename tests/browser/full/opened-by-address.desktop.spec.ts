import { getSite } from '#app/site.ts';
import { look } from '#tests/support/looks.ts';
import { need } from '#tests/support/need.ts';
import { openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { faq, tenders } = getSite();
const question = need(faq[1]).id;
const ended = need(tenders.find(({ awarded }) => awarded)).id;

/** Folded parts with an address of their own, each with what is in it. */
const PARTS: readonly (readonly [what: string, address: string, inside: string])[] = [
  ['a question', `/help/faq#${question}`, `[id="${question}"]`],
  [
    'a step of an admission route',
    '/academics/admission#btech-keam-allotment',
    '[id="btech-keam-allotment"] h4',
  ],
  ['a tender in the archive', `/tenders#${ended}`, `[id="${ended}"]`],
  ['an item of a disclosure', '/administrative/rti#rti-manual-15', '#rti-manual-15'],
];

for (const [what, address, inside] of PARTS) {
  test(`${what} is shown by its address, with scripts`, async ({ page }) => {
    await openLive(page, address);
    await expect(page.locator(inside).first()).toBeInViewport();
  });
}

test('a question is opened by a result of the search too', async ({ page }) => {
  const asked = need(faq.find(({ topic }) => topic === 'papers'));
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, options } = searchOf(page, 'en');
  await box.fill(asked.question.en);
  await options.first().click();
  await expect(page).toHaveURL(`/help/faq#${asked.id}`);
  await expect(page.locator(`[id="${asked.id}"]`)).toBeInViewport();
});

test('on paper routes of admission, disclosures and questions are open, without what is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/academics/admission', '/public-self-disclosure', '/help/faq']) {
    await page.goto(address);
    expect(
      [...(await look(page, 'closedOnPaper')), ...(await look(page, 'pressedOnPaper'))],
      address,
    ).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each of them is shown by its address, and opens and closes by key', async ({ page }) => {
    for (const [what, address, inside] of PARTS) {
      await page.goto(address);
      await expect(page.locator(inside).first(), what).toBeInViewport();
    }
    await page.goto('/help/faq');
    const answer = page.locator(`[id="${question}"]`);
    await page.getByText(need(faq[1]).question.en, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });
});
