import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LOCALES, type Locale, localisePath, otherLocale, splitAddress } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { SEARCH_CATEGORIES } from '#app/lib/search/entry-search.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { pageOf, pathsOf, searchAddress, type } from '#tests/support/search-page.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

const { notices, events, documents } = getSite();

/** Results per page. */
const PAGE_SIZE = 10;
/** A word on many pages of every type, including dated ones. */
const COMMON_WORD = 'admission';
/** A word with several pages of results, in each language. */
const HOSTEL = { en: 'hostel', ml: 'ഹോസ്റ്റൽ' };
/** Maximum size of the files for the first search: script, index and texts, in bytes as served. */
const FIRST_SEARCH_LIMIT = 150_000;
/** Files that only a search loads. */
const SEARCH_FILES = /\/search-worker-[^/]+\.js$|\/search\/words\.json$|\/search\/text\//;

/** Dates of the pages that have one, by path. */
const DAYS = new Map<string, string>([
  ...notices.map(({ id, issuedOn }) => [`/all-news/${id}`, issuedOn] as const),
  ...events.map(({ id, start }) => [`/events/${id}`, start.slice(0, 10)] as const),
  ...documents.map(({ id, issuedOn }) => [`/downloads/${id}`, issuedOn] as const),
]);

/** The status message of a page of results. */
function shownText(locale: Locale, count: number, from = 1): string {
  const labels = labelsFor(locale).search;
  if (count === 1) return labels.oneResult;
  const to = Math.min(from + PAGE_SIZE - 1, count);
  return fillIn(labels.shownOf, { from: String(from), to: String(to), count: String(count) });
}

/** Number of results in each category, as shown in the filter. */
async function countsOf(page: Page, locale: Locale): Promise<{ name: string; count: number }[]> {
  const options = await pageOf(page, locale).category.getByRole('option').allInnerTexts();
  return options.slice(1).map((text) => {
    const [, name = '', count] = /^(.+) \((\d+)\)$/.exec(text) ?? [];
    return { name, count: Number(count) };
  });
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const site = HOSTEL[locale];

  test(`the query in the address gives results with title, path, category and an excerpt with marked words, also after a reload (${locale})`, async ({
    page,
  }) => {
    await openLive(page, searchAddress(locale, site));
    const { box, rows, links } = pageOf(page, locale);
    const names = SEARCH_CATEGORIES.map((category) => labels.searchCategory[category]);
    await expect(links).toHaveCount(PAGE_SIZE);
    const found = await pathsOf(page, locale);
    for (const [place, address] of found.entries()) {
      const row = rows.nth(place);
      await expect(row.getByText(address, { exact: true })).toBeVisible();
      await expect(row.locator('[data-category]')).toHaveText(new RegExp(`^(?:${names.join('|')})$`));
      await expect(row.getByRole('paragraph').last()).toHaveText(/\S{2,}.*\S{2,}/);
    }
    // Most contain the word itself; others a synonym.
    const marked = rows
      .getByRole('paragraph')
      .locator('mark')
      .filter({ hasText: /hostel|ഹോസ്റ്റ/i });
    expect(await marked.count()).toBeGreaterThan(PAGE_SIZE / 2);
    await expect(links.first().locator('mark')).not.toHaveCount(0);
    await page.reload();
    await expect(box).toHaveValue(site);
    await expect.poll(() => pathsOf(page, locale)).toEqual(found);
  });
}

// The same code in both languages.
for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const site = HOSTEL[locale];

  test(`the form adds the words to the address, and Back and Forward restore words and results (${locale})`, async ({ page }) => {
    await openLive(page, at('/search'));
    const { box, submit, links, status } = pageOf(page, locale);
    await expect(page.getByText(labels.search.blankHint)).toBeVisible();
    await type(page, locale, site);
    await expect(page).toHaveURL(new URL(searchAddress(locale, site), page.url()).href);
    const first = await pathsOf(page, locale);
    await box.fill('  library ');
    await submit.click();
    await expect(page).toHaveURL(at('/search#q=library'));
    await expect(links.first()).toHaveAttribute('href', at('/facilities/library'));
    await page.goBack();
    await expect(box).toHaveValue(site);
    await expect.poll(() => pathsOf(page, locale)).toEqual(first);
    await page.goBack();
    await expect(page).toHaveURL(at('/search'));
    await expect(box).toHaveValue('');
    await expect(links).toHaveCount(0);
    await expect(status).toBeHidden();
    await page.goForward();
    await expect(box).toHaveValue(site);
  });

  testInOwnTab(`an address with the words in the query string works too, and the words move into the fragment (${locale})`, async ({ page }) => {
    const { box, links } = pageOf(page, locale);
    await page.goto(at('/search?q=library&page=2'));
    await expect(links.first()).toBeVisible();
    await expect(box).toHaveValue('library');
    await expect(page).toHaveURL(at('/search#q=library&page=2'));
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test(`the categories show their number of results, add up to the total, and filter the results (${locale})`, async ({ page }) => {
    await openLive(page, searchAddress(locale, COMMON_WORD));
    const { category, rows, status } = pageOf(page, locale);
    await expect(rows).toHaveCount(PAGE_SIZE);
    const counts = await countsOf(page, locale);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    expect(counts.length).toBeGreaterThan(3);
    await expect(status).toHaveText(shownText(locale, total));
    for (const { name, count } of counts) {
      await category.selectOption({ label: `${name} (${count})` });
      await expect(status).toHaveText(shownText(locale, count));
      await expect(rows.locator('[data-category]')).toHaveText(Array.from({ length: Math.min(count, PAGE_SIZE) }, () => name));
    }
    await page.reload();
    await expect(category.getByRole('option', { selected: true })).toHaveText(`${counts.at(-1)?.name} (${counts.at(-1)?.count})`);
    await category.selectOption({ label: labels.search.allCategories });
    await expect(status).toHaveText(shownText(locale, total));
  });

  test(`sorted by date, later pages are listed before earlier ones and those without a date (${locale})`, async ({ page }) => {
    await openLive(page, searchAddress(locale, COMMON_WORD));
    const { order, rows, links, numbers } = pageOf(page, locale);
    await expect(rows).toHaveCount(PAGE_SIZE);
    const best = await pathsOf(page, locale);
    await order.selectOption({ label: labels.search.newestFirst });
    await expect.poll(() => pathsOf(page, locale)).not.toEqual(best);
    const days: string[] = [];
    for (const number of [1, 2, 3]) {
      if (number > 1) await numbers.getByRole('link', { name: fillIn(labels.search.page, { page: String(number) }), exact: true }).click();
      await expect(numbers.getByRole('link', { name: fillIn(labels.search.page, { page: String(number) }), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      for (const [place, address] of (await pathsOf(page, locale)).entries()) {
        const day = DAYS.get(splitAddress(address).path);
        days.push(day ?? '');
        await expect(rows.nth(place).getByText(fillIn(labels.search.dated, { date: formatDate(day ?? '2000-01-01', locale) }), { exact: true })).toHaveCount(
          day ? 1 : 0,
        );
      }
    }
    expect(days.filter((day) => day !== '').length).toBeGreaterThan(PAGE_SIZE);
    expect(days).toEqual([...days].sort().reverse());
    await order.selectOption({ label: labels.search.bestFirst });
    await expect(links).toHaveCount(PAGE_SIZE);
    await expect.poll(() => pathsOf(page, locale)).toEqual(best);
  });

  test(`each page has ten results, and the page links show every result once (${locale})`, async ({ page }) => {
    await openLive(page, searchAddress(locale, site));
    const { rows, status, numbers } = pageOf(page, locale);
    await expect(rows).toHaveCount(PAGE_SIZE);
    const total = (await countsOf(page, locale)).reduce((sum, { count }) => sum + count, 0);
    const last = Math.ceil(total / PAGE_SIZE);
    expect(last).toBeGreaterThan(2);
    const found: string[] = [];
    for (let number = 1; number <= last; number += 1) {
      await expect(status).toHaveText(shownText(locale, total, (number - 1) * PAGE_SIZE + 1));
      const current = numbers.locator('[aria-current=page]');
      await expect(current).toHaveAccessibleName(fillIn(labels.search.page, { page: String(number) }));
      found.push(...(await pathsOf(page, locale)));
      if (number < last) await numbers.getByRole('link', { name: labels.search.next, exact: true }).click();
    }
    await expect(numbers.getByRole('link', { name: labels.search.next, exact: true })).toHaveCount(0);
    expect(found).toHaveLength(total);
    expect(new Set(found).size).toBe(total);
    await numbers.getByRole('link', { name: fillIn(labels.search.page, { page: '1' }), exact: true }).click();
    await expect(page).toHaveURL(searchAddress(locale, site));
    await expect(numbers.getByRole('link', { name: labels.search.previous, exact: true })).toHaveCount(0);
    // An invalid page number shows the last page, or the first.
    await page.goto(`${searchAddress(locale, site)}&page=999`);
    await expect(status).toHaveText(shownText(locale, total, (last - 1) * PAGE_SIZE + 1));
    await page.goto(`${searchAddress(locale, site)}&page=-3`);
    await expect(status).toHaveText(shownText(locale, total));
  });
}

for (const locale of LOCALES) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const site = HOSTEL[locale];

  testInOwnTab(`the first search loads at most ${FIRST_SEARCH_LIMIT} bytes, and a blank one loads nothing (${locale})`, async ({ page }) => {
    const files: string[] = [];
    const sizes: Promise<{ responseBodySize: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (!SEARCH_FILES.test(request.url())) return;
      files.push(new URL(request.url()).pathname);
      sizes.push(request.sizes());
    });
    const { box, rows } = pageOf(page, locale);
    await openLive(page, `${at('/search')}#q=%20%20`);
    await settle(page);
    await box.fill('   ');
    await box.press('Enter');
    await settle(page);
    expect(files).toEqual([]);
    await type(page, locale, site);
    await expect(rows.last().getByRole('paragraph').last()).not.toBeEmpty();
    await expect.poll(() => files.length).toBe(2 + PAGE_SIZE);
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(FIRST_SEARCH_LIMIT);
  });

  test(`a link opens the search in the other language with the same words (${locale})`, async ({ page }) => {
    const other = otherLocale(locale);
    const words = 'hostel & ഫീസ് + 50%';
    await openLive(page, searchAddress(locale, words));
    await page
      .getByRole('main')
      .getByRole('link', { name: fillIn(labels.search.otherLanguage, { query: words }), exact: true })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const { box, links } = pageOf(page, other);
    await expect(box).toHaveValue(words);
    await expect(links.first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === localisePath('/search', other) && new URLSearchParams(url.hash.slice(1)).get('q') === words);
  });
}
