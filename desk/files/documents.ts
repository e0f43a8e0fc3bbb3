import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { DocumentMeasure } from '#app/content/reading/collections.server.ts';
import { DeskError, type Words } from '#desk/server/words.ts';
import { readPdf } from '#tools/files/pdf-access.ts';

const MOST_BYTES = 20 * 1024 * 1024;
/** Longer files should be divided for reading on phones. */
const MOST_PAGES = 300;

const REASONS = {
  tooLarge: {
    en: 'The file is larger than 20 MB. Export it again in a smaller size, or divide it.',
    ml: 'ഫയൽ 20 എം.ബി.യിൽ കൂടുതലാണ്. ചെറിയ വലുപ്പത്തിൽ വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക; അല്ലെങ്കിൽ ഭാഗങ്ങളാക്കുക.',
  },
  tooLong: { en: 'The file has more than 300 pages. Divide it.', ml: 'ഫയലിൽ 300-ലേറെ പേജുണ്ട്. ഭാഗങ്ങളാക്കുക.' },
  noPdf: { en: 'This is not a PDF file, or it is damaged.', ml: 'ഇത് പി.ഡി.എഫ്. ഫയലല്ല, അല്ലെങ്കിൽ ഫയലിന് കേടുണ്ട്.' },
  locked: {
    en: 'The file is protected by a password. Save it without a password.',
    ml: 'ഫയലിന് പാസ്‌വേഡ് ഉണ്ട്. പാസ്‌വേഡ് ഇല്ലാതെ സേവ് ചെയ്യുക.',
  },
  scripts: {
    en: 'The file contains scripts. Print it to a new PDF file and choose that one.',
    ml: 'ഫയലിൽ സ്ക്രിപ്റ്റുകളുണ്ട്. പുതിയ പി.ഡി.എഫ്. ഫയലായി പ്രിന്റ് ചെയ്ത് അത് തിരഞ്ഞെടുക്കുക.',
  },
  attachments: {
    en: 'Other files are attached inside this file. Save it without attachments.',
    ml: 'ഈ ഫയലിനുള്ളിൽ മറ്റു ഫയലുകളുണ്ട്. അവയില്ലാതെ സേവ് ചെയ്യുക.',
  },
} satisfies Record<string, Words>;

/** What is missing for screen reader users, and what to do. */
const MISSING: Record<NonNullable<DocumentMeasure['missing']>[number], Words> = {
  tags: {
    en: 'The file has no tags, so a screen reader cannot read it in order. In the word processor, export it as tagged PDF (PDF/UA).',
    ml: 'ഫയലിൽ ടാഗുകളില്ല; സ്ക്രീൻ റീഡറിന് ക്രമത്തിൽ വായിക്കാനാവില്ല. വേഡ് പ്രോസസറിൽനിന്ന് ടാഗുള്ള പി.ഡി.എഫ്. (PDF/UA) ആയി എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  text: {
    en: 'The file has no text; it is a scan. Export the original text as PDF.',
    ml: 'ഫയലിൽ അക്ഷരങ്ങളില്ല; ഇത് സ്കാൻ ചെയ്തതാണ്. യഥാർഥ ഫയലിൽനിന്ന് പി.ഡി.എഫ്. എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  title: { en: 'The file has no title. Add it in the document properties.', ml: 'ഫയലിന് തലക്കെട്ടില്ല. ഡോക്യുമെന്റ് പ്രോപ്പർട്ടീസിൽ ചേർക്കുക.' },
  language: {
    en: 'The file does not state its language. Choose it in the document properties.',
    ml: 'ഫയലിൽ ഭാഷ രേഖപ്പെടുത്തിയിട്ടില്ല. ഡോക്യുമെന്റ് പ്രോപ്പർട്ടീസിൽ തിരഞ്ഞെടുക്കുക.',
  },
};

/** Added to the faults: the file may be published together with an accessible page. */
const PAGE_INSTEAD: Words = {
  en: 'If this cannot be corrected, tick "A screen reader cannot read the file" and give a page of this site with the same information; a form to fill in also needs such a page.',
  ml: 'തിരുത്താനാവില്ലെങ്കിൽ "സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല" എന്ന് അടയാളപ്പെടുത്തി ഇതേ വിവരമുള്ള പേജ് നൽകുക; പൂരിപ്പിക്കാനുള്ള ഫോമിനും അത്തരം പേജ് വേണം.',
};

/** A PDF file that may be published: its record, and the corrections needed for screen readers. */
type CheckedDocument = { measure: DocumentMeasure; advice: Words[] };

/**
 * Checks a PDF file before it is stored.
 * @throws DeskError when it is none, is too large, is locked, or carries scripts or other files
 */
export async function checkDocument(bytes: Uint8Array): Promise<CheckedDocument> {
  if (bytes.length > MOST_BYTES) throw new DeskError(422, REASONS.tooLarge);
  if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw new DeskError(422, REASONS.noPdf);
  const { pages, missing } = await readSafely(bytes);
  const advice = missing.map((need) => MISSING[need]);
  return { measure: { bytes: bytes.length, pages, ...(missing.length > 0 && { missing }) }, advice: advice.length > 0 ? [...advice, PAGE_INSTEAD] : [] };
}

/** The PDF reader takes ownership of the buffer, so each call gets a copy. */
async function readSafely(bytes: Uint8Array) {
  try {
    await refuseActive(Uint8Array.from(bytes));
    return await readPdf(Uint8Array.from(bytes));
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(422, error instanceof Error && error.name === 'PasswordException' ? REASONS.locked : REASONS.noPdf);
  }
}

async function refuseActive(data: Uint8Array): Promise<void> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) throw new DeskError(422, REASONS.tooLong);
    if ((await pdf.hasJSActions()) || (await pdf.getJSActions())) throw new DeskError(422, REASONS.scripts);
    if (await pdf.getAttachments()) throw new DeskError(422, REASONS.attachments);
  } finally {
    await task.destroy();
  }
}
