import { z } from 'zod';
import { isoMoment, linkTarget, slug, text, webAddress } from './fields.ts';

/**
 * Number of the version of an entry in calendars (SEQUENCE of RFC 5545): raised by one with each change of dates or words, so that a calendar
 * takes the new version for the old one.
 */
export const revision = z.int({ error: 'a whole number, 1 at first' }).min(1, { error: 'a whole number, 1 at first' });

/** What a window of dates is for. */
export const WINDOW_KINDS = ['application', 'examination', 'options', 'reporting', 'spot'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

const admissionWindow = z
  .strictObject({
    /** Unlike any other of the stream, also of past years: calendars know the entry by it. */
    id: slug,
    kind: z.enum(WINDOW_KINDS),
    opensAt: isoMoment,
    closesAt: isoMoment,
    revision,
    /** True for dates that show the form and were never announced. */
    sample: z.literal(true).optional(),
  })
  .refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), { path: ['closesAt'], error: 'a moment after opensAt' });

/** admissions/streams.yaml, one entry: a way into the college that another body runs, with its announced dates. */
export const admissionStreamSchema = z.strictObject({
  id: slug,
  name: text,
  /** The body that invites, allots and announces the dates. */
  runBy: text,
  officialLink: webAddress,
  /** Where this site tells how it goes. */
  href: linkTarget,
  /** Empty until dates are announced. */
  windows: z.array(admissionWindow),
});
export type AdmissionStream = z.infer<typeof admissionStreamSchema>;
