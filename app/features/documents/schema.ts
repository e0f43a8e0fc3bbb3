import { z } from 'zod';
import { choiceOf, idOf, language, only } from '#app/content/chosen.ts';
import {
  isOutBefore,
  isoDate,
  isoMoment,
  OUT_BEFORE_END,
  path,
  plainText,
  publishFrom,
  summary,
  title,
} from '#app/content/fields.ts';
import { officeRole } from '#app/content/schemas/college.ts';
import { dayStart } from '#app/domain/clock.ts';
import { asMessage, BOTH_LANGUAGES, say } from '#app/lib/expected.ts';

/** Categories in the order of the downloads page; their names are in the labels. */
export const DOCUMENT_CATEGORIES = [
  'admission',
  'fees',
  'students',
  'staff',
  'examination',
  'disclosure',
  'pta',
  'tenders',
] as const;

/** A table, such as a rank list. */
const isList = (file: string) => file.endsWith('.csv');

const fileName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]*\.[a-z]{3,4}$/, {
    error: say('a file name such as fee-sheet.en.pdf', 'fee-sheet.en.pdf പോലെയുള്ള ഫയൽപേര്'),
  })
  .meta({ 'x-control': 'file' });

/** The notice, event or tender that a document names. */
const ownersOf = (document: { notice?: unknown; event?: unknown; tender?: unknown }) =>
  [document.notice, document.event, document.tender].filter(Boolean);

/**
 * documents/<id>.yaml: a document to read or print; format, size and pages are read from the files.
 */
export const documentSchema = z
  .strictObject({
    title,
    only,
    /** Without one, that of a notice, event or tender is what the entry says. */
    purpose: summary.optional(),
    category: choiceOf(DOCUMENT_CATEGORIES, 'documents.documentCategory'),
    /**
     * The last day on which it is shown: a list of persons is public as long as it is needed, and
     * no longer.
     */
    shownUntil: isoDate.optional(),
    /** Columns about persons that its list has all the same, since a rule wants them public. */
    personal: z.array(plainText).optional(),
    /** Number of the order or circular. */
    number: plainText.optional(),
    issuedOn: isoDate,
    validUntil: isoMoment.optional(),
    publishFrom,
    /**
     * Id of the notice, event or tender to which it belongs: it is published, ended and deleted
     * with it.
     */
    notice: idOf('news').optional(),
    event: idOf('events').optional(),
    tender: idOf('tenders').optional(),
    departments: z.array(idOf('departments')).optional(),
    /** Files in documents/files/, each with the languages of its text. */
    files: z.array(z.strictObject({ file: fileName, languages: z.array(language).min(1) })).min(1),
    /** Page of this site with the same information. */
    page: path.optional(),
    /**
     * Its files cannot be read by screen readers, for example scans: `page` has the same
     * information, and lists link to it (WCAG 2.2, 1.1.1 and 4.1.2).
     */
    unreadable: z.literal(true).optional(),
    /** Nothing says the same: the office that gives a readable text of it on request. */
    readableFrom: officeRole.optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ unreadable, readableFrom }) => unreadable || readableFrom === undefined, {
    path: ['readableFrom'],
    error: say(
      'nothing: only a file that a screen reader cannot read needs an office',
      'ഒഴിച്ചിടുക; സ്ക്രീൻ റീഡറിൽ വായിക്കാനാകാത്ത ഫയലിനു മാത്രം ഓഫീസ് മതി',
    ),
  })
  .refine(({ purpose, ...document }) => purpose ?? ownersOf(document)[0], {
    path: ['purpose'],
    error: asMessage(BOTH_LANGUAGES),
  })
  .refine(({ files, shownUntil }) => shownUntil || !files.some(({ file }) => isList(file)), {
    path: ['shownUntil'],
    error: say(
      'the last day on which the list is shown: the law on personal data lets it stand only as long as it is needed',
      'പട്ടിക കാണിക്കേണ്ട അവസാന ദിവസം; വ്യക്തിവിവരങ്ങൾ ആവശ്യമുള്ള കാലത്തോളം മാത്രമേ നിയമം അനുവദിക്കുന്നുള്ളൂ',
    ),
  })
  .refine(({ issuedOn, shownUntil = issuedOn }) => shownUntil >= issuedOn, {
    path: ['shownUntil'],
    error: say('a day that is not before the day of issue', 'പുറപ്പെടുവിച്ച തീയതിക്കു മുമ്പല്ലാത്ത ദിവസം'),
  })
  .refine((document) => ownersOf(document).length < 2, {
    path: ['tender'],
    error: say(
      'one of a notice, an event and a tender',
      'അറിയിപ്പ്, പരിപാടി, ടെൻഡർ എന്നിവയിൽ ഒന്ന് മാത്രം',
    ),
  })
  .refine(({ publishFrom: from, validUntil }) => isOutBefore(validUntil, from), OUT_BEFORE_END)
  .refine(
    ({ issuedOn, validUntil }) =>
      validUntil === undefined || dayStart(issuedOn) < Date.parse(validUntil),
    {
      path: ['validUntil'],
      error: say('a time after the date of issue', 'പുറപ്പെടുവിച്ച തീയതിക്കു ശേഷമുള്ള സമയം'),
    },
  )
  .refine(({ publishFrom: from, ...document }) => from === undefined || !ownersOf(document)[0], {
    path: ['publishFrom'],
    error: say(
      'nothing: it is published with its notice, event or tender',
      'ഒഴിച്ചിടുക; അറിയിപ്പിനോ പരിപാടിക്കോ ടെൻഡറിനോ ഒപ്പമാണ് പ്രസിദ്ധീകരിക്കുന്നത്',
    ),
  });
