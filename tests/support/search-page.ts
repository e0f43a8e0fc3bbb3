import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { searchAddress as addressOf } from '#app/lib/search-address.ts';
import { expect } from '#tests/support/test.ts';

/** The parts of the search page. */
export function pageOf(page: Page, locale: Locale) {
  const labels = labelsFor('search', locale).search;
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  return {
    box: main.getByRole('searchbox', { name: labels.field }),
    submit: main.getByRole('button', { name: labels.submit, exact: true }),
    status: main.getByRole('status'),
    category: main.getByRole('combobox', { name: labels.category, exact: true }),
    order: main.getByRole('combobox', { name: labels.order, exact: true }),
    rows,
    links: rows.getByRole('heading', { level: 2 }).getByRole('link'),
    numbers: main.getByRole('navigation', { name: labels.pages }),
  };
}

/** Address of the search for a query. */
export const searchAddress = (locale: Locale, query: string) =>
  addressOf(localisePath('/search', locale), query);
/** Addresses of the displayed results. */
export const pathsOf = (page: Page, locale: Locale) =>
  pageOf(page, locale).links.evaluateAll((links) =>
    links.map((link) => decodeURI(link.getAttribute('href') ?? '')),
  );

/** Types a query into the empty page and waits for results. */
export async function type(page: Page, locale: Locale, query: string): Promise<void> {
  const { box, links } = pageOf(page, locale);
  await expect(links).toHaveCount(0);
  await box.fill(query);
  await box.press('Enter');
  await expect(links.first()).toBeVisible();
}
