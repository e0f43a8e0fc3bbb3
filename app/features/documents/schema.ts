import { z } from 'zod';
import { isoDate, isoMoment, path, plainText, slug, summary, title } from '#app/content/fields.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { say } from '#app/lib/expected.ts';

/** Categories in the order of the downloads page; their names are in the labels. */
export const DOCUMENT_CATEGORIES = [
  'admission',
  'fees',
  'students',
  'examination',
  'disclosure',
  'pta',
  'tenders',
] as const;

const fileName = z.string().regex(/^[a-z0-9][a-z0-9.-]*\.[a-z]{3,4}$/, {
  error: say('a file name such as fee-sheet.en.pdf', 'fee-sheet.en.pdf പോലെയുള്ള ഫയൽപേര്'),
});

/** documents/<id>.yaml: a document to read or print; format, size and pages are read from the files. */
export const documentSchema = z.strictObject({
  title,
  purpose: summary,
  category: z.enum(DOCUMENT_CATEGORIES),
  /** Number of the order or circular. */
  number: plainText.optional(),
  issuedOn: isoDate,
  validUntil: isoMoment.optional(),
  departments: z.array(slug).optional(),
  /** Files in documents/files/, each with the languages of its text. */
  files: z
    .array(z.strictObject({ file: fileName, languages: z.array(z.enum(LOCALES)).min(1) }))
    .min(1),
  /** Page of this site with the same information. */
  page: path.optional(),
  /** Its files cannot be read by screen readers, for example scans: `page` has the same information, and lists link to it (WCAG 2.2, 1.1.1 and 4.1.2). */
  unreadable: z.literal(true).optional(),
  sample: z.literal(true).optional(),
});
