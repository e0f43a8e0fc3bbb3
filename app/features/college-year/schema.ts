import { z } from 'zod';
import { choiceOf } from '#app/content/chosen.ts';
import { isoDate, isoMoment, slug, text, title, whole, year } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

const dayOfYear = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
  error: say('a month and a day, such as 07-15', '07-15 പോലെ മാസവും ദിവസവും'),
});

const span = z
  .strictObject({ from: dayOfYear, to: dayOfYear, what: text, source: text })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: say(
      'a day not before the first day (a period over the new year is entered as two)',
      'തുടക്കത്തിനു മുമ്പല്ലാത്ത ദിവസം (വർഷം മാറുന്ന കാലയളവ് രണ്ടായി എഴുതണം)',
    ),
  });

/** What a period of the academic year is; their names are in the labels. */
const TERM_KINDS = ['teaching', 'test', 'examination'] as const;

/** Classes, a test or an examination with its days; without a last day it is one day. */
const term = z
  .strictObject({
    from: isoDate,
    to: isoDate.optional(),
    kind: choiceOf(TERM_KINDS, 'college-year.termKind'),
    name: text,
  })
  .refine(({ from, to = from }) => from <= to, {
    path: ['to'],
    error: say('a day not before the first day', 'തുടക്കത്തിനു മുമ്പല്ലാത്ത ദിവസം'),
  });

/**
 * calendar.yaml: holidays and the periods of each year with their days, and the usual pattern of a
 * year, as a strip and as a table.
 */
export const calendarSchema = z.strictObject({
  /** Public holidays of the State, by its yearly order. */
  holidays: z.array(z.strictObject({ date: isoDate, name: text })).meta({ 'x-pasted': true }),
  /**
   * Years of which all holidays are entered: of another no weekday is surely a working day. Left
   * out, no year is doubted.
   */
  holidaysOf: z.array(year).optional(),
  /** What the University, or the college, has announced. */
  terms: z.array(term).meta({ 'x-pasted': true }).optional(),
  /** The month the strip begins with, 1 to 12. */
  firstMonth: whole(1, { en: 'a month from 1 to 12', ml: '1 മുതൽ 12 വരെയുള്ള മാസം' }).max(12, {
    error: say('a month from 1 to 12', '1 മുതൽ 12 വരെയുള്ള മാസം'),
  }),
  title: text,
  note: text,
  rows: z.array(
    z.strictObject({
      id: slug,
      name: text,
      spans: z.array(span).min(1),
    }),
  ),
});

/** emergency.yaml, one entry: what is said at the top of every page from one moment to another. */
export const emergencySchema = z
  .strictObject({
    id: slug,
    /**
     * What has happened and who ordered it; on the days it is closed for, the office hours say so
     * too.
     */
    title,
    text,
    from: isoMoment,
    until: isoMoment,
    /** Days on which offices are closed and no college bus runs. */
    closedOn: z.array(isoDate).optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: say('a time after the beginning', 'തുടക്കത്തിനു ശേഷമുള്ള സമയം'),
  });
