import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { categoryOptions } from '#app/content/rows/fee-rows.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { printed } from '#tests/support/site-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const place = (page: Page, tab: 'btech' | 'mtech') => page.locator(`#fees-${tab}`);
const items = (page: Page, tab: 'btech' | 'mtech', name: string) =>
  place(page, tab).getByRole('group').getByText(name).first();
const categories = (page: Page, locale: Locale, tab: 'btech' | 'mtech' = 'btech') =>
  place(page, tab).getByRole('combobox', {
    name: labelsFor('fees', locale).candidateCategoryLabel,
  });

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('fees', locale);
  const departmentsLabels = labelsFor('departments', locale);
  const at = (path: string) => localisePath(path, locale);
  const nameOf = (course: keyof typeof labels.feeCourse, category: string) =>
    `${labels.feeCourse[course]}, ${categoryOptions(getSite().categories, locale).find(({ value }) => value === category)?.label}`;

  test(`an SC candidate finds the fees of B.Tech by keyboard, and the address keeps the choice (${locale})`, async ({
    page,
  }) => {
    await openLive(page, at('/admissions#btech'));
    const jump = page.locator('#btech').getByRole('link', { name: labels.whatDoIPay });
    await jump.focus();
    await page.keyboard.press('Enter');
    await categories(page, locale).focus();
    // General, SEBC, EWS, SC.
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
    await expect(
      place(page, 'btech').getByRole('strong').filter({ hasText: '₹3,470' }),
    ).toBeInViewport();
    await expect(place(page, 'btech').getByRole('definition')).toHaveText(['₹1,000', '₹2,470']);
    await expect(place(page, 'btech')).toContainText(
      { en: 'You do not pay: PTA fund.', ml: 'അടയ്ക്കേണ്ടതില്ല: പി.ടി.എ. ഫണ്ട്.' }[locale],
      { useInnerText: true },
    );
    const answer = place(page, 'btech').getByRole('table', { name: nameOf('btech', 'sc') });
    await expect(answer).toBeHidden();
    await expect(categories(page, locale)).toBeFocused();
    await items(page, 'btech', labels.feeItems).click();
    await expect(answer.getByRole('cell')).toHaveText([
      '₹1,000',
      '₹1,000',
      '₹2,470',
      '₹1,000',
      '₹750',
      '₹250',
      '₹110',
      '₹360',
      '₹3,470',
    ]);
    await expect(answer.getByRole('row').filter({ hasText: '₹750' })).toContainText(
      labels.feeRefund.no,
    );
    await expect(place(page, 'btech').getByRole('status')).toHaveText(
      `${nameOf('btech', 'sc')}. ${labels.totalOnAdmission}: ₹3,470`,
    );
    await expect(page).toHaveURL(at('/admissions?fee=btech&category=sc#fees-btech'));
    await page.reload();
    await expect(
      place(page, 'btech').getByRole('strong').filter({ hasText: '₹3,470' }),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`an address opens its answer, and a new choice does not scroll the tab (${locale})`, async ({
    page,
  }) => {
    await openLive(page, at('/admissions?fee=mca&category=oec#mtech'));
    await place(page, 'mtech').scrollIntoViewIfNeeded();
    const sums = place(page, 'mtech').getByRole('strong');
    await expect(sums).toHaveText([/₹12,110/]);
    const top = () =>
      place(page, 'mtech').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await place(page, 'mtech')
      .getByRole('combobox', { name: departmentsLabels.course, exact: true })
      .scrollIntoViewIfNeeded();
    const before = await top();
    await place(page, 'mtech')
      .getByRole('combobox', { name: departmentsLabels.course, exact: true })
      .selectOption({ label: labels.feeCourse.mtech });
    await expect(sums).toHaveText([/₹24,964/]);
    await expect(place(page, 'mtech')).toContainText(
      fillIn(labels.paidAgain, {
        amounts: [
          fillIn(labels.paidAgainAt.semester, { amount: '₹6,946' }),
          fillIn(labels.paidAgainAt.year, { amount: '₹1,918' }),
        ].join(', '),
      }),
    );
    await expect(page).toHaveURL(at('/admissions?fee=mtech&category=oec#fees-mtech'));
    expect(await top()).toBe(before);
    await categories(page, locale, 'mtech').selectOption('');
    await items(page, 'mtech', labels.feeItems).click();
    await expect(place(page, 'mtech').getByRole('table').getByRole('columnheader')).toHaveText([
      labels.feeHead,
      labels.feeAmount,
      labels.feeTimeLabel,
      labels.feePaidTo,
    ]);
  });
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('fees', locale);

  test(`the fees of a candidate print on one page, with every amount and without the rest of the page (${locale})`, async ({
    page,
  }) => {
    // The sheet with the most fee items.
    await openLive(page, localisePath('/admissions?fee=mtech&category=sc#fees-mtech', locale));
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.locator('#fees-mtech').getByRole('button', { name: labels.printThis }).click();
    const { pages, text } = await printed(page);
    expect(pages).toBe(1);
    for (const amount of [
      '265',
      '6,946',
      '1,918',
      '2,150',
      '1,575',
      '12,000',
      '110',
      '16,100',
      '24,964',
    ])
      expect(text).toContain(amount);
    expect(text).not.toContain('900+');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print-part]')).toHaveCount(0);
  });
}
