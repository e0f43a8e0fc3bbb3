import type { Locator } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { entriesHolding, NOTHING_LIKE_IT, OVERLAY, openSearch, placeOf, press, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Words that occur in titles, keywords and category names; each of them in several of these fields. */
const WORDS = ['service', 'LIBRARY', 'Hostel', 'information', 'exam', 'transport', 'principal', 'CSE', 'placement', 'prospectus'];
/** A word in more than eight entries. */
const COMMON_WORD = 'department';

/** Files that the overlay loads when it is first opened. */
const OVERLAY_FILES = /\/search-panel-[^/]+\.js$|\/lists\/search\.json$/;
/** Total size of the files for its first opening, in bytes as served. */
const FIRST_OPENING_LIMIT = 45_000;

const hrefsOf = (links: Locator) => links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
for (const locale of LOCALES) {
  const messages = messagesFor(locale);
  const labels = labelsFor(locale).search;
  const { index } = OVERLAY[locale];
  const home = localisePath('/', locale);

  test.describe('before scripts run', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search of the header is a link to the search page (${locale})`, async ({ page }) => {
      await page.goto(home);
      await page.getByRole('banner').getByRole('link', { name: messages.searchSite }).click();
      await expect(page).toHaveURL(localisePath('/search', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.title);
    });
  });

  test(`finds entries with the query in title, category or keyword, in any case, in order and at most eight (${locale})`, async ({ page }) => {
    await openLive(page, home);
    await openSearch(page, locale);
    const { box, overlay, options } = searchOf(page, locale);
    for (const word of [...WORDS, COMMON_WORD]) {
      const expected = entriesHolding(locale, word);
      await box.fill(word);
      // Close matches follow in a separate group.
      const found = options.and(overlay.locator(':not([role=group] *)'));
      await expect.poll(() => hrefsOf(found), word).toEqual(expected.map(({ path }) => path));
      expect(await options.count()).toBeLessThanOrEqual(8);
    }
    const places = new Set(WORDS.flatMap((word) => entriesHolding(locale, word).map((entry) => placeOf(entry, word))));
    expect([...places].sort(), 'the words cover every place an entry can hold them in').toEqual([0, 1, 2, 3, 4]);
    expect(index.entries.filter((entry) => placeOf(entry, COMMON_WORD) !== -1).length).toBeGreaterThan(8);
  });

  test(`an entry is found by its title in the other language, and stays in the results while the title is typed (${locale})`, async ({ page }) => {
    await openLive(page, home);
    await openSearch(page, locale);
    const { box, options } = searchOf(page, locale);
    const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });
    for (const path of ['/facilities#library', '/department/civil', '/pta']) {
      const entry = index.entries.find((known) => known.path === localisePath(path, locale));
      if (!entry) throw new Error(`The index has no ${path}`);
      let typed = '';
      for (const { segment } of graphemes.segment(entry.otherTitle)) {
        typed += segment;
        await box.fill(typed);
        // With few letters more than eight entries match, and earlier ones fill the list.
        const expected = entriesHolding(locale, typed);
        if (expected.includes(entry)) await expect.poll(() => hrefsOf(options), `${typed} (${path})`).toContain(entry.path);
      }
      expect(typed).toBe(entry.otherTitle);
      await expect(options.first()).toContainText(entry.title);
    }
  });

  test(`typing errors and words that sound alike give close matches under their own heading, unless eight entries match exactly (${locale})`, async ({
    page,
  }) => {
    await openLive(page, home);
    await openSearch(page, locale);
    const { overlay, box, options } = searchOf(page, locale);
    const close = overlay.getByRole('group', { name: labels.closeMatches });
    for (const [typed, path] of [
      ['libary', '/facilities#library'],
      ['pravesanam', '/admissions'],
    ] as const) {
      await box.fill(typed);
      expect(entriesHolding(locale, typed)).toEqual([]);
      await expect(overlay.getByText(labels.closeMatches, { exact: true })).toBeVisible();
      await expect(close.getByRole('option').first()).toHaveAttribute('href', localisePath(path, locale));
      await expect(close.getByRole('option')).toHaveCount(await options.count());
    }
    await box.fill('grievance');
    const holding = entriesHolding(locale, 'grievance').map(({ path }) => path);
    expect(holding.length).toBeLessThan(8);
    await expect.poll(() => hrefsOf(close.getByRole('option'))).not.toEqual([]);
    expect(await hrefsOf(close.getByRole('option'))).toEqual((await hrefsOf(options)).slice(holding.length));
    await box.fill(COMMON_WORD);
    await expect(options).toHaveCount(8);
    await expect(overlay.getByText(labels.closeMatches)).toHaveCount(0);
  });

  test(`the number of results is announced, and a link beside the list opens all results (${locale})`, async ({ page, hasTouch }) => {
    await openLive(page, home);
    await openSearch(page, locale, hasTouch);
    const { overlay, box, options, list, status } = searchOf(page, locale);
    await expect(status).toHaveText('');
    for (const word of ['prospectus', 'hostel']) {
      await box.fill(word);
      await expect(options.first()).toBeVisible();
      await expect(status).toHaveText(fillIn(labels.resultCount, { count: String(await options.count()) }));
    }
    await box.fill(NOTHING_LIKE_IT);
    await expect(status).toHaveText(labels.noResults);
    await expect(overlay.getByText(NOTHING_LIKE_IT)).toHaveCount(0);
    const typed = 'ഹോസ്റ്റൽ';
    await box.fill(`  ${typed} `);
    const link = overlay.getByRole('link', { name: fillIn(labels.allResults, { query: typed }), exact: true });
    await expect(list.getByRole('link')).toHaveCount(0);
    await press(link, hasTouch);
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.title);
    const { pathname, hash } = new URL(page.url());
    expect([pathname, new URLSearchParams(hash.slice(1)).get('q')]).toEqual([localisePath('/search', locale), typed]);
  });

  test(`its first opening loads at most ${FIRST_OPENING_LIMIT} bytes (${locale})`, async ({ page }) => {
    await openLive(page, home);
    await settle(page);
    const sizes: Promise<{ responseBodySize: number }>[] = [];
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      // An answer in rupees asks for the face of the sign, once a visit; faces have a budget of their own.
      if (request.resourceType() === 'font') return;
      files.push(request.url());
      sizes.push(request.sizes());
    });
    await openSearch(page, locale);
    await searchOf(page, locale).box.fill('hostel');
    await expect(searchOf(page, locale).options).not.toHaveCount(0);
    await settle(page);
    expect(files.filter((file) => OVERLAY_FILES.test(file))).toHaveLength(2);
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes, files.join(' ')).toBeLessThanOrEqual(FIRST_OPENING_LIMIT);
  });
}
