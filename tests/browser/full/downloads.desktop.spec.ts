import { readFileSync } from 'node:fs';
import { getSite } from '#app/content/reading/site.server.ts';
import { DOCUMENT_CATEGORIES } from '#app/content/schemas/document.ts';
import { formatDate } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

const { documents } = getSite();
const withPage = documents.filter(({ texts }) => texts);

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const wordsOf = (languages: readonly (typeof LOCALES)[number][]) => languages.map((language) => labels.languageName[language]).join(', ');

  test(`every document is listed in its category, with its purpose, date and number (${locale})`, async ({ page }) => {
    await page.goto(at('/downloads'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(DOCUMENT_CATEGORIES.map((id) => labels.documentCategory[id]));
    for (const document of documents) {
      const list = page.getByRole('list', { name: `${labels.filesOf}: ${document.title[locale]}`, exact: true });
      const row = page.locator(`section#${document.category}`).getByRole('listitem').filter({ has: list });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(document.purpose[locale], { useInnerText: true });
      await expect(row).toContainText(`${labels.issued}: ${formatDate(document.issuedOn, locale)}`);
      if (document.number) await expect(row).toContainText(`${labels.documentNumber}: ${document.number}`);
      const title = row.getByRole('link', { name: document.title[locale], exact: true });
      if (document.texts) await expect(title).toHaveAttribute('href', at(`/downloads/${document.id}`));
    }
  });

  test(`the format, language, pages and size of each file are shown at its link (${locale})`, async ({ page }) => {
    await page.goto(at('/downloads'));
    for (const { title, files } of documents) {
      const list = page.getByRole('main').getByRole('list', { name: `${labels.filesOf}: ${title[locale]}`, exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(files.length);
      for (const { file, languages, measure } of files) {
        const row = list.getByRole('listitem').filter({ has: page.getByRole('link', { name: `${title[locale]}: PDF, ${wordsOf(languages)}`, exact: true }) });
        await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`/${file}$`));
        // The tests of the files verify that the recorded measures match the files.
        const size = labels.kilobytes(String(Math.ceil((measure?.bytes ?? 0) / 1000)));
        await expect(row.getByText(`${labels.pageCount(measure?.pages ?? 0)}, ${size}`, { exact: true })).toBeVisible();
      }
    }
  });

  test(`a file is saved under its own name (${locale})`, async ({ page }) => {
    await page.goto(at('/downloads'));
    const link = page
      .getByRole('main')
      .getByRole('link', { name: `PDF, ${labels.languageName[locale]}` })
      .first();
    const arriving = page.waitForEvent('download');
    await link.click();
    const download = await arriving;
    expect(await link.getAttribute('href')).toContain(`/${download.suggestedFilename()}`);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test(`a document can be read as a page with its number and date and links to its files (${locale})`, async ({ page }) => {
    expect(withPage.length).toBeGreaterThan(0);
    for (const { id, title, texts, number, issuedOn, files } of withPage) {
      await page.goto(at(`/downloads/${id}`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts?.[locale].frontMatter.title ?? title[locale]);
      if (number) await expect(main).toContainText(`${labels.documentNumber}: ${number}`);
      await expect(main).toContainText(formatDate(issuedOn, locale));
      await expect(main.getByRole('list', { name: labels.filesOf, exact: true }).getByRole('link')).toHaveCount(files.length);
      await expect(main.getByText(labels.printNote, { exact: true })).toBeVisible();
      expect((await main.innerText()).length).toBeGreaterThan(1000);
    }
  });
}

test('an unknown document returns status 404', async ({ request }) => {
  for (const path of ['/downloads/no-such-document', '/documents/no-such-file.pdf']) {
    for (const locale of LOCALES) {
      const response = await request.get(localisePath(path, locale));
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain(labelsFor(locale).notFoundTitle);
    }
  }
});
