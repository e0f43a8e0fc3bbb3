import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { countLetters } from '#app/i18n/published.ts';
import { scriptOf } from '#app/lib/script-of.ts';
import { LANGUAGES } from '#languages/languages.ts';

/**
 * Words that stand together in a page, with the language that the file says of them; empty if it
 * says none.
 */
export type Part = { page: number; mark: number | undefined; language: string; text: string };
/** Words of one language that the file calls another. */
export type WrongPart = { own: Locale; stated: string; pages: number[] };

/**
 * From so many letters on, words of a page in another language than the file states are reported.
 * A voice of another language cannot read a script of its own; one for such a script also reads
 * names and sentences in Latin letters.
 */
const LEAST = { ofOwnScript: 20, latin: 200 };
const MAIN_SHARE = 2 / 3;

/**
 * The language of the site in whose letters most of a text is written: not of a text in two, of
 * which a file may state either.
 */
export function mainLanguage(text: string): Locale | undefined {
  const all = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return LOCALES.find((locale) => countLetters(text, locale) > all * MAIN_SHARE);
}

/**
 * The words of a file by the language of the element around them, or of the document; what is only
 * drawn, such as the number of a page, is not read.
 */
export async function partsOf(pdf: PDFDocumentProxy, document: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const proxy = await pdf.getPage(page);
    const languages = languagesIn((await proxy.getStructTree()) ?? {}, document);
    const { items } = await proxy.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string | undefined, string[]>();
    /** The marks that are open, the innermost last. */
    const open: { id?: string; tag?: string }[] = [];
    for (const item of items) {
      if ('str' in item) {
        if (open.some(({ tag }) => tag === 'Artifact')) continue;
        const id = open.findLast((mark) => mark.id)?.id;
        texts.set(id, [...(texts.get(id) ?? []), item.str, item.hasEOL ? ' ' : '']);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item);
    }
    for (const [id, words] of texts) {
      const [, mark] = /_mc(\d+)$/.exec(id ?? '') ?? [];
      parts.push({
        page,
        mark: mark === undefined ? undefined : Number(mark),
        language: (id === undefined ? undefined : languages.get(id)) ?? document,
        text: words.join('').trim(),
      });
    }
  }
  return parts;
}

function languagesIn(node: object, around: string, found = new Map<string, string>()) {
  const [type, id, own, children] = ['type', 'id', 'lang', 'children'].map((name) =>
    Reflect.get(node, name),
  );
  const language = typeof own === 'string' && own.trim() ? own.trim() : around;
  if (type === 'content' && typeof id === 'string') found.set(id, language);
  if (Array.isArray(children)) for (const child of children) languagesIn(child, language, found);
  return found;
}

/**
 * A mark in the content of a page that says its language, as Word writes it:
 * `/Span <</MCID 3/Lang (ml-IN)>> BDC`.
 */
const MARK = /<<((?:[^<>]|<[^<>]*>)*)>>\s*BDC/g;

/** The same parts with the languages that stand at the marks themselves. */
export async function withMarkedLanguages(
  parts: readonly Part[],
  bytes: Uint8Array,
): Promise<Part[]> {
  const file = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  const known = file.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    const languages = new Map<number, string>();
    for (const each of streams) {
      const stream = each && file.context.lookup(each);
      if (!(stream instanceof PDFRawStream)) continue;
      const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      for (const [, mark = ''] of text.matchAll(MARK)) {
        const [, id] = /\/MCID\s+(\d+)/.exec(mark) ?? [];
        const [, language] = /\/Lang\s*\(([\w-]+)\)/.exec(mark) ?? [];
        if (id && language) languages.set(Number(id), language);
      }
    }
    return languages;
  });
  return parts.map((part) => {
    const language = part.mark === undefined ? undefined : known[part.page - 1]?.get(part.mark);
    return language ? { ...part, language } : part;
  });
}

/**
 * The words that are written in the letters of another language than the file says of them: by
 * their script, since letters alone do not tell English from French.
 */
export function wrongParts(parts: readonly Part[]): WrongPart[] {
  const wrong = parts.flatMap((part) => {
    const own = mainLanguage(part.text);
    return own && part.language && scriptOf(part.language) !== scriptOf(own)
      ? [{ ...part, own, letters: countLetters(part.text, own) }]
      : [];
  });
  const kinds = Map.groupBy(wrong, ({ own, language }) => `${own} ${language}`);
  return [...kinds.values()].flatMap((all) => {
    const [{ own, language: stated } = { own: undefined, language: '' }] = all;
    if (!own) return [];
    const least = LANGUAGES[own].script ? LEAST.ofOwnScript : LEAST.latin;
    const pages = [...Map.groupBy(all, ({ page }) => page)]
      .filter(([, on]) => on.reduce((sum, { letters }) => sum + letters, 0) >= least)
      .map(([page]) => page);
    return pages.length > 0 ? [{ own, stated, pages }] : [];
  });
}
