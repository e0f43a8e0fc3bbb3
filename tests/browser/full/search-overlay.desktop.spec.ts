import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { NOTHING_LIKE_IT, openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Files that the overlay loads when it is first opened. */
const OVERLAY_FILES = /\/search-window\.tool-[^/]+\.js$|\/lists\/search\.json$/;
/** Total size of the files for its first opening, in bytes as served. */
const FIRST_OPENING_LIMIT = 52_000;

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('search', locale).search;
  const home = localisePath('/', locale);

  test(`the number of results is announced, and a link beside the list opens all results (${locale})`, async ({
    page,
  }) => {
    await openLive(page, home);
    await openSearch(page, locale);
    const { overlay, box, options, list, status } = searchOf(page, locale);
    await expect(status).toHaveText('');
    for (const word of ['prospectus', 'hostel']) {
      await box.fill(word);
      await expect(options.first()).toBeVisible();
      await expect(status).toHaveText(
        fillIn(labels.resultCount, { count: String(await options.count()) }),
      );
    }
    await box.fill(NOTHING_LIKE_IT);
    await expect(status).toHaveText(labels.noResults);
    const typed = 'ഹോസ്റ്റൽ';
    await box.fill(`  ${typed} `);
    const link = overlay.getByRole('link', {
      name: fillIn(labels.allResults, { query: typed }),
      exact: true,
    });
    await expect(list.getByRole('link')).toHaveCount(0);
    await link.click();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.title);
    const { pathname, hash } = new URL(page.url());
    expect([pathname, new URLSearchParams(hash.slice(1)).get('q')]).toEqual([
      localisePath('/search', locale),
      typed,
    ]);
  });

  test(`its first opening loads at most ${FIRST_OPENING_LIMIT} bytes (${locale})`, async ({
    page,
  }) => {
    await openLive(page, home);
    await settle(page);
    const sizes: Promise<{ responseBodySize: number }>[] = [];
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      files.push(request.url());
      sizes.push(request.sizes());
    });
    await openSearch(page, locale);
    await searchOf(page, locale).box.fill('hostel');
    await expect(searchOf(page, locale).options).not.toHaveCount(0);
    await settle(page);
    expect(files.filter((file) => OVERLAY_FILES.test(file))).toHaveLength(2);
    const bytes = (await Promise.all(sizes)).reduce(
      (sum, { responseBodySize }) => sum + responseBodySize,
      0,
    );
    expect(bytes, files.join(' ')).toBeLessThanOrEqual(FIRST_OPENING_LIMIT);
  });
}
