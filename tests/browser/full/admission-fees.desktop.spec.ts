import type { Locator, Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** Figures of the specification, section 9, in the order of its sentences. */
const BTECH_ADMISSION = ['₹9,650', '₹1,000'];
const BTECH_BUNDLE = ['₹10,000', '₹1,000', '₹750', '₹250', '₹110', '₹360'];
const PG = ['₹265', '₹6,946', '₹1,918', '₹2,150', '₹1,575', '₹12,000', '₹110'];
const MCA = ['₹10,000', '₹1,000', '₹750', '₹250', '₹110'];

const { events } = getSite().admissions;

/** Opens the fees of every event with an id; ids may repeat. */
async function forFeesOf(page: Page, id: string, locale: Locale, check: (table: Locator) => Promise<void>): Promise<void> {
  const labels = labelsFor(locale);
  const indexes = events.flatMap((event, index) => (event.id === id ? [index] : []));
  expect(indexes.length).toBeGreaterThan(0);
  for (const index of indexes) {
    const card = page.getByRole('main').getByRole('article').nth(index);
    await card.getByText(labels.viewDetails, { exact: true }).click();
    await card.getByRole('tab', { name: labels.tabFees }).click();
    await check(card.getByRole('table', { name: labels.tabFees }));
  }
}

const amounts = (table: Locator) => table.locator('tbody tr > :nth-child(2)');

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);

  test.describe(`past fees (${locale})`, () => {
    test.beforeEach(async ({ page }) => {
      await openLive(page, localisePath('/admissions', locale));
    });

    for (const id of ['btech-spot', 'btech-allotment']) {
      test(`of B.Tech (${id}) list each amount, and the college fees add up to 12,470, or 2,470 for SC and ST`, async ({ page }) => {
        await forFeesOf(page, id, locale, async (table) => {
          await expect(table.getByRole('columnheader')).toHaveText([labels.feeCategory, labels.feeAmount, labels.feeDueDate, labels.feeDescription]);
          await expect(amounts(table)).toHaveText([...BTECH_ADMISSION, ...BTECH_BUNDLE]);
          const total = table.getByRole('row').filter({ hasText: labels.feeBundle });
          const less = labels.amountForCategories('₹2,470', [labels.candidateCategory.sc, labels.candidateCategory.st].join(', '));
          // The visible text: explanations of abbreviations are closed.
          await expect(total.getByRole('cell')).toHaveText(['₹12,470', '-', less], { useInnerText: true });
        });
      });
    }

    test('show a dash for a blank description', async ({ page }) => {
      await forFeesOf(page, 'btech-spot', locale, async (table) => {
        const insurance = table.getByRole('row').filter({ hasText: '₹250' });
        await expect(insurance.getByRole('cell').nth(0)).toHaveText('₹250');
        await expect(insurance.getByRole('cell').nth(2)).toHaveText('-');
        await expect(table.getByRole('cell').filter({ hasText: /^\s*$/ })).toHaveCount(0);
      });
    });

    test('of M.Tech list each amount, the tuition fee per semester and the special fee per year', async ({ page }) => {
      await forFeesOf(page, 'pg-admission', locale, async (table) => {
        await expect(amounts(table)).toHaveText(PG);
        await expect(table.getByRole('row').filter({ hasText: '₹6,946' })).toContainText(labels.feeTime.semester);
        await expect(table.getByRole('row').filter({ hasText: '₹1,918' })).toContainText(labels.feeTime.year);
      });
    });

    test('of MCA list each amount and add up to 12,110', async ({ page }) => {
      await forFeesOf(page, 'mca-admission', locale, async (table) => {
        await expect(amounts(table)).toHaveText(MCA);
        await expect(table.getByRole('row').last().getByRole('cell').first()).toHaveText('₹12,110');
      });
    });
  });
}
