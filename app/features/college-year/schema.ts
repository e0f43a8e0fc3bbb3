import { z } from 'zod';
import { isoDate, slug, text } from '#app/content/fields.ts';

const dayOfYear = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'a day of the year such as 07-15' });

const span = z
  .strictObject({ from: dayOfYear, to: dayOfYear, what: text, source: text })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'a day not before from (a period over the new year needs two entries)' });

/** calendar.yaml: the usual pattern of a year, as a strip and as a table. It has no future dates, which are announced. */
export const calendarSchema = z.strictObject({
  /** The month the strip begins with, 1 to 12. */
  firstMonth: z.int({ error: 'a month from 1 to 12' }).min(1, { error: 'a month from 1 to 12' }).max(12, { error: 'a month from 1 to 12' }),
  title: text,
  note: text,
  rows: z
    .array(
      z.strictObject({
        id: slug,
        name: text,
        spans: z.array(span).min(1),
      }),
    )
    .min(1),
  /** Public holidays of the State, by its yearly order: no sample may be dated on one. */
  holidays: z.array(z.strictObject({ date: isoDate, name: text })),
});
