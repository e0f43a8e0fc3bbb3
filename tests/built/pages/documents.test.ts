import { expect, it } from 'vitest';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import { DOCUMENT_CATEGORIES } from '#app/features/documents/schema.ts';
import { formatDate } from '#app/i18n/format.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { type PagePart, pageFile } from '#tests/support/page-file.ts';

const { documents, disclosures } = getSite();

/** The entry of a document in the list: the item around the link to one of its files. */
function rowOf(page: PagePart, { category, files }: (typeof documents)[number]): PagePart {
  const row = page
    .find(`section#${category}`)
    .all('li')
    .find(
      (item) =>
        item.all('li').length > 0 &&
        item.links().some(({ href }) => href.endsWith(`/${files[0]?.file}`)),
    );
  if (!row) throw new Error(`${files[0]?.file} is not listed`);
  return row;
}

it.each(PUBLISHED)(
  'every document is listed in its category, with its date and number, and the format, pages and size at each file (%s)',
  (locale) => {
    const page = pageFile(localisePath('/downloads', locale));
    for (const category of DOCUMENT_CATEGORIES)
      expect(page.find(`section#${category} h2`).text()).not.toBe('');
    for (const document of documents) {
      const row = rowOf(page, document);
      expect(row.text()).toContain(formatDate(document.issuedOn, locale));
      if (document.number) expect(row.text()).toContain(document.number);
      expect(row.all('li a[href$=".pdf"]')).toHaveLength(document.files.length);
      for (const { file, measure } of document.files) {
        const entry = row
          .all('li')
          .findLast((item) => item.links().some(({ href }) => href.endsWith(`/${file}`)));
        expect(entry?.text(), file).toMatch(/PDF/);
        expect(entry?.text(), file).toMatch(
          new RegExp(`${measure?.pages}\\b.*\\b${Math.ceil((measure?.bytes ?? 0) / 1000)}\\b`),
        );
      }
    }
  },
);

it.each(PUBLISHED)(
  'a document with a text can be read as a page with its number and date and links to its files (%s)',
  (locale) => {
    const read = documents.filter(({ texts }) => texts);
    expect(read.length).toBeGreaterThan(0);
    for (const { id, texts, number, issuedOn, files } of read) {
      const main = pageFile(localisePath(`/downloads/${id}`, locale)).find('main');
      expect(main.find('h1').text()).toBe(texts?.[locale].frontMatter.title);
      for (const words of [formatDate(issuedOn, locale), number ?? ''])
        expect(main.text(), id).toContain(words);
      for (const { file } of files)
        expect(main.links(`a[href$="/${file}"]`).length, file).toBeGreaterThan(0);
      expect(main.text().length).toBeGreaterThan(1000);
    }
  },
);

it.each(PUBLISHED)(
  'the page of a disclosure lists every item and states how many are published (%s)',
  (locale) => {
    for (const list of disclosures) {
      const main = pageFile(localisePath(list.page, locale)).find('main');
      const items = disclosureItems(list);
      expect(main.all(`li[id^=${list.id}-]`)).toHaveLength(items.length);
      expect(main.text(), list.id).toMatch(new RegExp(`\\b${items.length}\\b`));
      for (const path of items[0]?.at ?? [])
        expect(main.links(`a[href="${localisePath(path, locale)}"]`).length, path).toBeGreaterThan(
          0,
        );
    }
  },
);
