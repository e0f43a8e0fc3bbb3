import { labelsFor } from '#app/content/labels.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { searchAddress } from '#tests/support/search-page.ts';
import { expect, test } from '#tests/support/test.ts';

// The browser logs a page with status 404.
test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

for (const { wrong, words, found } of [
  { wrong: '/hostel/fees.html', words: 'hostel fees', found: 'hostel' },
  { wrong: '/ml/ഹോസ്റ്റൽ/ഫീസ്', words: 'ഹോസ്റ്റൽ ഫീസ്', found: 'hostel' },
  {
    wrong: '/old_site/index.php/Library-Timings/2019',
    words: 'old site Library Timings',
    found: 'library',
  },
]) {
  test(`the box contains the words of the wrong address ${wrong}, and Enter searches for them`, async ({
    page,
  }) => {
    const labels = labelsFor('search', splitAddress(wrong).locale);
    const response = await page.goto(wrong);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    const box = main.getByRole('searchbox', { name: labels.search.field });
    await expect(box).toHaveValue(words);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await box.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: labels.search.title, exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(searchAddress(splitAddress(wrong).locale, words));
    expect(asked.filter((url) => !/^(?:\?start=[\w-]+)?$/.test(new URL(url).search))).toEqual([]);
    await expect(box).toHaveValue(words);
    const links = main.getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href')),
    );
    expect(addresses.filter((address) => address?.includes(found))).not.toEqual([]);
  });
}
