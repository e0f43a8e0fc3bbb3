import { z } from 'zod';
import { attachments, choiceOf, idOf, only } from '#app/content/chosen.ts';
import {
  about,
  isOutBefore,
  isoDate,
  isoMoment,
  linkTarget,
  OUT_BEFORE_END,
  picture,
  publishFrom,
  summary,
  text,
  title,
} from '#app/content/fields.ts';
import { officeRole } from '#app/content/schemas/college.ts';
import { withSummary, writtenText } from '#app/content/written-text.ts';
import { say } from '#app/lib/expected.ts';

/** Types of notice, for the filter; their names and colours are in the labels and in the tag. */
export const NOTICE_KINDS = [
  'admission',
  'academic',
  'examination',
  'scholarship',
  'research',
  'placement',
  'hostel',
  'campus',
  'office',
] as const;

/** news/<slug>.yaml: a dated notice at /all-news/<slug>. */
export const noticeSchema = z
  .strictObject({
    title,
    only,
    /** Without one it is the beginning of the text. */
    summary: summary.optional(),
    kind: choiceOf(NOTICE_KINDS, 'news.noticeKind'),
    issuedOn: isoDate,
    /** The date of the last relevant change; omitted until there is one. */
    updatedOn: isoDate.optional(),
    /** The time when the notice moves from the home page to the archive. */
    validUntil: isoMoment,
    publishFrom,
    /** The last day on which lists have it above what is due later than tomorrow. */
    onTopUntil: isoDate.optional(),
    /** Whom it is for. */
    audience: text,
    /** Ids of departments it concerns; none means all. */
    departments: z.array(idOf('departments')).optional(),
    /** Sections that show it while it is current. */
    about,
    body: writtenText,
    /** What to do, in order. */
    steps: z.array(text).optional(),
    /** Days to remember. */
    dates: z.array(z.strictObject({ date: isoDate, event: text })).optional(),
    links: z.array(z.strictObject({ label: text, href: linkTarget })).optional(),
    /** Ids of documents. */
    attachments,
    picture,
    /** Slug of the notice that takes this one's place. */
    successor: idOf('news').optional(),
    contact: officeRole.optional(),
    sample: z.literal(true).optional(),
  })
  .refine(
    ({ issuedOn, validUntil }) => Date.parse(`${issuedOn}T00:00:00+05:30`) < Date.parse(validUntil),
    {
      path: ['validUntil'],
      error: say('a time after the date of issue', 'പുറപ്പെടുവിച്ച തീയതിക്കു ശേഷമുള്ള സമയം'),
    },
  )
  .refine(({ issuedOn, updatedOn }) => updatedOn === undefined || updatedOn >= issuedOn, {
    path: ['updatedOn'],
    error: say('a day that is not before the day of issue', 'പുറപ്പെടുവിച്ച തീയതിക്കു മുമ്പല്ലാത്ത ദിവസം'),
  })
  .refine(({ issuedOn, onTopUntil = issuedOn }) => onTopUntil >= issuedOn, {
    path: ['onTopUntil'],
    error: say('a day that is not before the day of issue', 'പുറപ്പെടുവിച്ച തീയതിക്കു മുമ്പല്ലാത്ത ദിവസം'),
  })
  .refine(({ publishFrom: from, validUntil }) => isOutBefore(validUntil, from), OUT_BEFORE_END)
  .transform(withSummary);
export type Notice = z.infer<typeof noticeSchema>;

/** Name of the calendar file of a notice; `undefined` for one without dates. */
export function noticeCalendarId({
  id,
  dates = [],
}: Pick<Notice, 'dates'> & { id: string }): string | undefined {
  return dates.length > 0 ? `notice-${id}` : undefined;
}
