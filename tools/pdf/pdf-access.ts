import { getDocument, type PDFDocumentProxy, PermissionFlag, VerbosityLevel } from 'unpdf/pdfjs';
import type { ACCESS_NEEDS } from '#app/content/reading/collections.server.ts';
import { findOldFont } from '#app/lib/garbled-text.ts';
import { scriptOf } from '#app/lib/script-of.ts';
import {
  mainLanguage,
  partsOf,
  type WrongPart,
  withMarkedLanguages,
  wrongParts,
} from './part-languages.ts';

type Need = (typeof ACCESS_NEEDS)[number];

/** A PDF file as screen reader users find it. */
type PdfAccess = {
  pages: number;
  /** Tags on every page, text, a title, a language. */
  missing: Need[];
  /** Of its metadata and of its properties: readers show one or the other. */
  titles: string[];
  /** The program that made the file, which some programs give as the title. */
  producers: string[];
  /** All words of its pages. */
  text: string;
  /** Words of it, if it is written in an old font: it is no text for anybody but a printer. */
  oldFont: string | undefined;
  /** The languages that it states, if none of them is written in the letters of its text. */
  otherLanguages: string[] | undefined;
  /** Words of one language that it calls another, in a file that is right as a whole. */
  otherParts: WrongPart[];
  /** Its protection lets screen readers read it. */
  isReadable: boolean;
};

/**
 * Checks a PDF file.
 * @throws Error if the bytes are not a PDF file
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfAccess> {
  // The reader takes the bytes.
  const kept = Uint8Array.from(bytes);
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const { info, metadata } = await pdf.getMetadata();
    const entry = (name: string) => textOf(Reflect.get(info, name));
    // The metadata (XMP) hold a title a language, which are read as one; one that is said twice
    // counts once.
    const titles = [once(textOf(metadata?.get('dc:title'))), entry('Title')].filter(Boolean);
    const text = await textIn(pdf);
    const oldFont = findOldFont(text);
    const { otherLanguages, otherParts } =
      oldFont === undefined
        ? await findOtherLanguages(pdf, { document: entry('Language'), text, bytes: kept })
        : { otherLanguages: undefined, otherParts: [] };
    const has: Record<Need, boolean> = {
      tags: await isTagged(pdf),
      text: text !== '' && oldFont === undefined,
      title: titles.length > 0,
      language:
        otherLanguages === undefined &&
        otherParts.length === 0 &&
        (entry('Language') !== '' || (await isInLanguages(pdf))),
    };
    const permissions = await pdf.getPermissions();
    return {
      pages: pdf.numPages,
      ...{ text, oldFont, otherLanguages, otherParts },
      missing: (Object.keys(has) as Need[]).filter((need) => !has[need]),
      titles,
      producers: [entry('Producer'), entry('Creator')],
      isReadable:
        permissions === null ||
        [PermissionFlag.COPY, PermissionFlag.COPY_FOR_ACCESSIBILITY].some((flag) =>
          permissions.includes(flag),
        ),
    };
  } finally {
    await task.destroy();
  }
}

/** Metadata may hold other types, several values, and the zeros at the end of strings of C. */
const textOf = (value: unknown): string =>
  (Array.isArray(value) ? value.map(textOf).join(' ') : typeof value === 'string' ? value : '')
    .replaceAll('\0', '')
    .trim();

/** A text that may be there several times, one after the other. */
const once = (text: string) => text.slice(0, `${text}${text}`.indexOf(text, 1));

async function isTagged(pdf: PDFDocumentProxy): Promise<boolean> {
  if ((await pdf.getMarkInfo())?.Marked !== true) return false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree = await (await pdf.getPage(number)).getStructTree();
    if (!tree || tree.children.length === 0) return false;
  }
  return true;
}

/**
 * A file without one language may give it at each element of its structure, or of an element around
 * it.
 */
async function isInLanguages(pdf: PDFDocumentProxy): Promise<boolean> {
  let found = false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree = await (await pdf.getPage(number)).getStructTree();
    for (const hasLanguage of tree ? contentsOf(tree, false) : []) {
      if (!hasLanguage) return false;
      found = true;
    }
  }
  return found;
}

/** What a file says of its language that its letters contradict, as a whole or in parts. */
async function findOtherLanguages(
  pdf: PDFDocumentProxy,
  { document, text, bytes }: { document: string; text: string; bytes: Uint8Array },
): Promise<Pick<PdfAccess, 'otherLanguages' | 'otherParts'>> {
  const judged = (parts: Awaited<ReturnType<typeof partsOf>>) => {
    const stated = [...new Set([document, ...parts.map(({ language }) => language)])];
    const otherLanguages = otherThanText(stated.filter(Boolean), text);
    return { otherLanguages, otherParts: otherLanguages ? [] : wrongParts(parts) };
  };
  const parts = await partsOf(pdf, document);
  const found = judged(parts);
  return found.otherLanguages || found.otherParts.length > 0
    ? judged(await withMarkedLanguages(parts, bytes))
    : found;
}

/**
 * The stated languages, if none of them is written in the letters of most of a text: by its script,
 * since letters alone do not tell English from French.
 */
function otherThanText(stated: readonly string[], text: string): string[] | undefined {
  const main = mainLanguage(text);
  const scripts = stated.map(scriptOf);
  const isOther = main !== undefined && stated.length > 0 && !scripts.includes(scriptOf(main));
  return isOther ? [...stated] : undefined;
}

/** For each content of a structure, whether an element around it has a language. */
function contentsOf(node: object, isInside: boolean): boolean[] {
  const hasLanguage = isInside || textOf(Reflect.get(node, 'lang')) !== '';
  const children: unknown = Reflect.get(node, 'children');
  if (!Array.isArray(children)) return Reflect.get(node, 'type') === 'content' ? [hasLanguage] : [];
  return children.flatMap((child) => contentsOf(child, hasLanguage));
}

/** Empty in a scan without text recognition. */
async function textIn(pdf: PDFDocumentProxy): Promise<string> {
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str.trim() : '')).filter(Boolean));
  }
  return words.join(' ');
}
