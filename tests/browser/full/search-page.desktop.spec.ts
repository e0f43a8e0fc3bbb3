import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { pageOf, pathsOf, type } from '#tests/support/search-page.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** A word with several pages of results, in each language. */
const HOSTEL = { en: 'hostel', ml: 'ഹോസ്റ്റൽ' };
/**
 * Maximum size of the files for the first search: script, list, words and texts of ten results, in
 * bytes as served.
 */
const FIRST_SEARCH_LIMIT = 150_000;
/** Files that only a search loads. */
const SEARCH_FILES =
  /\/search-worker-[^/]+\.js$|\/(?:search\/words|lists\/search-list)\.json$|\/search\/text\//;

// What is listed, filtered, sorted and divided into pages is tried in
// app/features/search/search-page.test.tsx.

test('Back and Forward restore the words and the results, also after a reload and from the other language', async ({
  page,
}) => {
  await openLive(page, '/search');
  const { box, links, status } = pageOf(page, 'en');
  await type(page, 'en', HOSTEL.en);
  const first = await pathsOf(page, 'en');
  await page.reload();
  await expect(box).toHaveValue(HOSTEL.en);
  await expect.poll(() => pathsOf(page, 'en')).toEqual(first);
  await box.fill('  library ');
  await pageOf(page, 'en').submit.click();
  await expect(page).toHaveURL('/search#q=library');
  await expect(links.first()).toHaveAttribute('href', '/facilities#library');
  await page.goBack();
  await expect(box).toHaveValue(HOSTEL.en);
  await expect.poll(() => pathsOf(page, 'en')).toEqual(first);
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(box).toHaveValue('');
  await expect(links).toHaveCount(0);
  await expect(status).toBeHidden();
  await page.goForward();
  await expect(box).toHaveValue(HOSTEL.en);
});

for (const locale of PUBLISHED) {
  testInOwnTab(
    `the first search loads at most ${FIRST_SEARCH_LIMIT} bytes, and a blank one loads nothing (${locale})`,
    async ({ page }) => {
      const files: string[] = [];
      const sizes: Promise<{ responseBodySize: number }>[] = [];
      page.on('requestfinished', (request) => {
        if (!SEARCH_FILES.test(request.url())) return;
        files.push(new URL(request.url()).pathname);
        sizes.push(request.sizes());
      });
      const { box, rows } = pageOf(page, locale);
      await openLive(page, `${localisePath('/search', locale)}#q=%20%20`);
      await settle(page);
      await box.fill('   ');
      await box.press('Enter');
      await settle(page);
      expect(files).toEqual([]);
      await type(page, locale, HOSTEL[locale]);
      await expect(rows.last().getByRole('paragraph').last()).not.toBeEmpty();
      // The worker with its two files, and a text for each of the ten rows.
      await expect.poll(() => files.length).toBe(13);
      const bytes = (await Promise.all(sizes)).reduce(
        (sum, { responseBodySize }) => sum + responseBodySize,
        0,
      );
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(FIRST_SEARCH_LIMIT);
    },
  );
}
