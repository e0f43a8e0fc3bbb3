import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { DocumentMeasure } from '#app/content/reading/collections.server.ts';
import { FIRST, inEvery, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { countLetters } from '#app/i18n/published.ts';
import { DeskError, type Words } from '#desk/words.ts';
import { LANGUAGE_OF_OLD_FONT } from '#languages/encoding.ts';
import { mainLanguage } from '#tools/pdf/part-languages.ts';
import { readPdf } from '#tools/pdf/pdf-access.ts';
import { findActivePart } from './active-parts.ts';
import {
  inOldFont,
  inOtherLanguage,
  MISSING,
  PROTECTED,
  partInOther,
  REASONS,
  uselessTitle,
} from './document-words.ts';

/** Longer files should be divided for reading on phones. */
const MAX_PAGES = 300;

/** A PDF file that may be published: its record, and the corrections needed for screen readers. */
type CheckedDocument = { measure: DocumentMeasure; languages: Locale[]; advice: Words[] };

/**
 * Checks a PDF file before it is stored.
 * @param name of the chosen file, which programs give as the title
 * @throws DeskError when it is none, is too long, is locked, or carries scripts or other files
 */
export async function checkDocument(bytes: Uint8Array, name = ''): Promise<CheckedDocument> {
  const start = startOfPdf(bytes);
  if (start !== 'pdf') throw new DeskError(422, REASONS[start]);
  const { pages, missing, titles, producers, isReadable, text, oldFont, ...other } =
    await readSafely(bytes);
  // Nothing else of a scan can be corrected.
  const faults = missing.filter((need) => need === 'text' || !missing.includes('text'));
  const useless = titles.find((title) => isUselessTitle(title, name, producers));
  const advice = [
    ...faults.flatMap((need) => {
      if (need === 'text' && oldFont) return [inOldFont(oldFont)];
      if (need === 'language' && other.otherLanguages)
        return [inOtherLanguage(other.otherLanguages, mainLanguage(text) ?? FIRST)];
      if (need === 'language' && other.otherParts.length > 0)
        return other.otherParts.map(partInOther);
      return [MISSING[need]];
    }),
    ...(useless ? [uselessTitle(useless)] : []),
    ...(isReadable ? [] : [PROTECTED]),
  ];
  // A name in the other language does not count; a scan says nothing, and its sender chooses.
  const letters = inEvery((locale) => countLetters(text, locale));
  const all = LOCALES.reduce((sum, locale) => sum + letters[locale], 0);
  const languages: Locale[] = oldFont
    ? [LANGUAGE_OF_OLD_FONT]
    : LOCALES.filter((locale) => letters[locale] > all / 10);
  return {
    languages,
    measure: { bytes: bytes.length, pages, ...(missing.length > 0 && { missing }) },
    advice,
  };
}

/** The PDF reader takes ownership of the buffer, so each call gets a copy. */
async function readSafely(bytes: Uint8Array) {
  try {
    await refuseActive(bytes);
    return await readPdf(Uint8Array.from(bytes));
  } catch (error) {
    // Without enough memory, or nested too deep: told by the caller, who knows the limits.
    if (error instanceof DeskError || error instanceof RangeError) throw error;
    throw new DeskError(
      422,
      error instanceof Error && error.name === 'PasswordException' ? REASONS.locked : REASONS.noPdf,
    );
  }
}

/**
 * By two readers: one that looks at every object, and one that follows the file's own table, as
 * browsers do.
 */
async function refuseActive(bytes: Uint8Array): Promise<void> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PAGES) throw new DeskError(422, REASONS.tooLong);
    const part = await findActivePart(bytes);
    if (part) throw new DeskError(422, REASONS[part]);
    if ((await pdf.getJSActions()) || hasAction(await pdf.getFieldObjects()))
      throw new DeskError(422, REASONS.scripts);
    if (await pdf.getAttachments()) throw new DeskError(422, REASONS.attachments);
  } finally {
    await task.destroy();
  }
}

/**
 * The reader's own answer takes every signature for a script: a field of that kind says nothing of
 * actions.
 */
function hasAction(fields: Readonly<Record<string, readonly object[]>> | null): boolean {
  return Object.values(fields ?? {}).some((parts) =>
    parts.some((part) => Boolean(Reflect.get(part, 'actions'))),
  );
}

/** Readers look for the header in the first kilobyte. */
const HEADER_WITHIN = 1024;
/** Start of a record at the end of a ZIP file, its length, and the longest comment after it. */
const [ZIP_END, ZIP_END_BYTES, ZIP_COMMENT] = ['PK\x05\x06', 22, 0xffff];

/**
 * What a file begins as. A mail program or a form may have left a line or a mark before the header;
 * markup or the start of another format there, or the directory of a ZIP file at the end, makes it
 * two files in one: what a check sees and what a visitor's program opens could differ.
 */
function startOfPdf(bytes: Uint8Array): 'pdf' | 'noPdf' | 'twoKinds' {
  const before = textAt(bytes, 0, HEADER_WITHIN + 5);
  const header = before.indexOf('%PDF-');
  if (header < 0 || header > HEADER_WITHIN) return 'noPdf';
  const lead = before.slice(0, header).replace(/^\xef\xbb\xbf/, '');
  const isPlain = /^[\t\n\f\r\x20-;=-~\0]*$/.test(lead) && !/^(?:PK|MZ|GIF8|BM|%!|Rar!)/.test(lead);
  return !isPlain || hasZipDirectory(bytes) ? 'twoKinds' : 'pdf';
}

/**
 * A program for ZIP files looks for the record from the end, and then for the directory just before
 * it.
 */
function hasZipDirectory(bytes: Uint8Array): boolean {
  const tail = textAt(bytes, Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT), bytes.length);
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || tail.length - end < ZIP_END_BYTES) return false;
  const offset = bytes.length - tail.length + end;
  const size = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).readUInt32LE(
    offset + 12,
  );
  return size > 0 && textAt(bytes, offset - size, offset - size + 4) === 'PK\x01\x02';
}

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(Math.max(0, from), Math.max(0, to))).toString('latin1');

/** What programs, scanners and phones write where nobody has written a title. */
const DEFAULTS: readonly RegExp[] = [
  /^(?:untitled|unnamed|unspecified|anonymous|no ?name|no title|title|document|new document|blank(?: page)?|print|output|scan|scanned|page|file|pdf|temp|test|draft|copy)\b[-_ .\d()]*(?:document|page|file|image|copy)?[-_ .\d()]*$/i,
  /^(?:document|presentation|workbook|book|sheet|slide|drawing|layout|page|publication|doc|img|image|dsc|pic|photo|scan|scn|new doc|fax|file|output|screenshot|whatsapp image|pxl|mvimg)[-_ .]*\d[-_ .\d:a-z()]*$/i,
  /^microsoft (?:word|excel|powerpoint|office \w+|publisher|access|outlook)\b/i,
  /^(?:powerpoint presentation|slide ?show|full page (?:fax|photo) print|camscanner|adobe scan|scanned (?:by|with|document|using)|created (?:by|with|using)|about:blank|memo style|doc-\d{8}-wa\d+|പേരില്ലാത്ത|ശീർഷകമില്ലാത്ത)/i,
  /\.(?:pdf|docx?|dotx?|odt|ott|rtf|txt|xlsx?|ods|csv|pptx?|odp|indd|pmd|p65|pm7|pub|cdr|ai|psd|qxd|tex|dvi|ps|html?|jpe?g|png|tiff?|bmp|gif)$/i,
  /^(?:https?:|file:|[a-z]:[\\/]|[\\/])/i,
  // No word in it, only numbers and signs.
  /^[^\p{L}]*$/u,
];

/**
 * Whether a PDF file's title is what its program, scanner or file name left there.
 * @param name of the chosen file
 * @param producers names of programs in its properties
 */
export function isUselessTitle(
  title: string,
  name = '',
  producers: readonly string[] = [],
): boolean {
  const [own, stem] = [title, name.replace(/\.pdf$/i, '')].map((text) =>
    text.trim().toLowerCase(),
  ) as [string, string];
  // A file may be called by its title, which has words; `fee_notice-2` is a name only.
  const isFileName =
    !/\s/.test(own) && (own.includes('_') || (own === stem && /[^\p{L}\p{M}]/u.test(own)));
  const bare = own.replaceAll(/[()[\]“”"']/g, ' ').trim();
  return (
    isFileName ||
    DEFAULTS.some((pattern) => pattern.test(bare)) ||
    producers.some((producer) => producer !== '' && producer.toLowerCase() === own)
  );
}
