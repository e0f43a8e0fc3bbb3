import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { DocumentMeasure } from '#app/content/reading/collections.server.ts';
import { inEvery, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { countLetters } from '#app/i18n/published.ts';
import { DeskError, type Words } from '#desk/server/forms/words.ts';
import { readPdf } from '#tools/pdf/pdf-access.ts';
import { MAX_BYTES } from './accepted-files.ts';
import { findActivePart } from './active-parts.ts';
import { MISSING, PROTECTED, REASONS, uselessTitle } from './document-words.ts';
import { startOfPdf } from './two-kinds.ts';
import { isUselessTitle } from './useless-title.ts';

/** Longer files should be divided for reading on phones. */
const MAX_PAGES = 300;

/** A PDF file that may be published: its record, and the corrections needed for screen readers. */
type CheckedDocument = { measure: DocumentMeasure; languages: Locale[]; advice: Words[] };

/**
 * Checks a PDF file before it is stored.
 * @param name of the chosen file, which programs give as the title
 * @throws DeskError when it is none, is too large, is locked, or carries scripts or other files
 */
export async function checkDocument(bytes: Uint8Array, name = ''): Promise<CheckedDocument> {
  if (bytes.length > MAX_BYTES.file) throw new DeskError(422, REASONS.tooLarge);
  const start = startOfPdf(bytes);
  if (start !== 'pdf') throw new DeskError(422, REASONS[start]);
  const { pages, missing, titles, producers, isReadable, text } = await readSafely(bytes);
  // Nothing else of a scan can be corrected.
  const faults = missing.filter((need) => need === 'text' || !missing.includes('text'));
  const useless = titles.find((title) => isUselessTitle(title, name, producers));
  const advice = [
    ...faults.map((need) => MISSING[need]),
    ...(useless ? [uselessTitle(useless)] : []),
    ...(isReadable ? [] : [PROTECTED]),
  ];
  // A name in the other language does not count; a scan says nothing, and its sender chooses.
  const letters = inEvery((locale) => countLetters(text, locale));
  const all = LOCALES.reduce((sum, locale) => sum + letters[locale], 0);
  const languages = LOCALES.filter((locale) => letters[locale] > all / 10);
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

/** By two readers: one that looks at every object, and one that follows the file's own table, as browsers do. */
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

/** The reader's own answer takes every signature for a script: a field of that kind says nothing of actions. */
function hasAction(fields: Readonly<Record<string, readonly object[]>> | null): boolean {
  return Object.values(fields ?? {}).some((parts) =>
    parts.some((part) => Boolean(Reflect.get(part, 'actions'))),
  );
}
