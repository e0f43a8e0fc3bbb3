import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import { afterAll, expect, test } from 'vitest';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { pageFile } from '#tests/support/page-file.ts';

const FOLDER = 'build/client/documents';

const { documents, college } = getSite();
const files = documents.flatMap(({ id, title, texts, files: own }) =>
  own.map((file) => ({ ...file, id, title, texts })),
);
/** Files printed from a page of the site. */
const printed = files.flatMap((file) => {
  const [locale, ...others] = file.languages;
  return file.texts && locale && others.length === 0
    ? [{ ...file, locale, heading: file.texts[locale].frontMatter.title }]
    : [];
});

/** Printed lines may break anywhere, so words are compared without spaces. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const bytesOf = (file: string) => readFileSync(join(FOLDER, file));

async function withPdf<T>(file: string, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    data: new Uint8Array(bytesOf(file)),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

const pdfium = await PDFiumLibrary.init();
afterAll(() => pdfium.destroy());

/**
 * The text as the reader of Chromium takes it, without the marks of a line that ends inside a word.
 */
async function textOf(file: string): Promise<string> {
  const document = await pdfium.loadDocument(bytesOf(file));
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages.join('\n').replaceAll(/[\u00ad\ufffe]/g, '');
}

type Bookmark = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** Headings in document order; each is a bookmark. */
function headingsOf(bookmarks: readonly Bookmark[]): { text: string }[] {
  return bookmarks.flatMap(({ title, items }) => [
    { text: withoutSpaces(title) },
    ...headingsOf(items),
  ]);
}

const TEXTS = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'th', 'td']);
/**
 * Shorter pieces occur in many places and do not prove an order; a column heading may be omitted in
 * print.
 */
const SHORTEST = 20;

/** A node of the tag tree: a tag with its children, or drawn content. */
type Tag = { role?: string; children?: Tag[]; type?: string; id?: string };

/** The text of a file in tag order. */
async function spokenText(pdf: PDFDocumentProxy): Promise<string> {
  const said: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const drawn = new Map<string, string[]>();
    const open: string[][] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) open.at(-1)?.push(item.str);
      else if (item.type === 'endMarkedContent') open.pop();
      else {
        // A span without a number, such as a ligature with its letters, belongs to the content
        // around it.
        const words: string[] = item.id ? (drawn.get(item.id) ?? []) : (open.at(-1) ?? []);
        if (item.id) drawn.set(item.id, words);
        open.push(words);
      }
    }
    const walk = (tag: Tag): void => {
      if (tag.type === 'content' && tag.id) said.push(...(drawn.get(tag.id) ?? []));
      for (const child of tag.children ?? []) walk(child);
    };
    walk(((await page.getStructTree()) ?? {}) as Tag);
  }
  return withoutSpaces(said.join(''));
}

/**
 * The text of a document page, piece by piece: headings, paragraphs, items, cells. Skips hidden
 * words of the file list.
 */
function piecesOnPage(id: string, locale: Locale): string[] {
  const isRead = ({ around, attributes }: Piece) =>
    around.includes('main') &&
    !around.includes('nav') &&
    around.some((tag) => TEXTS.has(tag)) &&
    !attributes.includes('visually-hidden');
  return piecesOf(localisePath(`/downloads/${id}`, locale))
    .filter(isRead)
    .map(({ text }) => text)
    .filter((text) => withoutSpaces(text).length >= SHORTEST && !/&|PDF|പി\.ഡി\.എഫ്/.test(text));
}

test('each file has the number of bytes and pages stated on the site', async () => {
  for (const { file, measure } of files) {
    expect(bytesOf(file).length, file).toBe(measure?.bytes);
    expect(await withPdf(file, async ({ numPages }) => numPages), file).toBe(measure?.pages);
  }
});

test('each printed file contains text and no image of text, in its language, with its title and the name of the college', async () => {
  for (const { file, locale, heading } of printed) {
    const text = withoutSpaces(await textOf(file));
    expect(text.length, file).toBeGreaterThan(800);
    const malayalam = text.match(/[\u0d00-\u0d7f]/g)?.length ?? 0;
    if (locale === 'ml') expect(malayalam / text.length, file).toBeGreaterThan(0.6);
    for (const words of [heading, college.name[locale]])
      expect(text, file).toContain(withoutSpaces(words));
  }
});

/** Malayalam words; shorter ones are not told apart from marks of lists. */
const WORDS = /[\u0d00-\u0d7f]{4,}/g;

test('each Malayalam word of a page is a word of its file, as it is spelled and with its spaces, by the reader of Chromium', async () => {
  for (const { file, id } of printed.filter(({ locale }) => locale === 'ml')) {
    const inFile = new Set((await textOf(file)).match(WORDS));
    const words = [...new Set(piecesOnPage(id, 'ml').flatMap((piece) => piece.match(WORDS) ?? []))];
    expect(words.length, file).toBeGreaterThan(40);
    expect(
      words.filter((word) => !inFile.has(word)),
      file,
    ).toEqual([]);
  }
});

test('a screen reader reads each printed English file completely, in the order of its page', async () => {
  for (const { file, id } of printed.filter(({ locale }) => locale === 'en')) {
    const spoken = await withPdf(file, spokenText);
    const said = piecesOnPage(id, 'en').map(withoutSpaces);
    expect(said.length, file).toBeGreaterThan(5);
    let place = 0;
    const faults: string[] = [];
    for (const text of said) {
      const found = spoken.indexOf(text, place);
      if (found === -1)
        faults.push(spoken.includes(text) ? `out of order: ${text}` : `missed: ${text}`);
      else place = found;
    }
    expect(faults, file).toEqual([]);
  }
});

test.each(PUBLISHED)(
  'the page of a document has the same headings as its file (%s)',
  async (locale) => {
    const own = printed.filter((file) => file.locale === locale);
    expect(own.length).toBeGreaterThan(0);
    for (const { id, file } of own) {
      const headings = pageFile(localisePath(`/downloads/${id}`, locale))
        .find('main')
        .all('h1, h2, h3, h4')
        .map((heading) => withoutSpaces(heading.text()));
      const outline = await withPdf(file, async (pdf) => headingsOf(await pdf.getOutline()));
      expect(
        outline.map(({ text }) => text),
        file,
      ).toEqual(headings);
    }
  },
);
