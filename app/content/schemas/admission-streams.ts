import { z } from 'zod';
import { choiceOf, idOf } from '#app/content/chosen.ts';
import { isoMoment, linkTarget, revision, slug, text, webAddress } from '#app/content/fields.ts';
import { WINDOW_KINDS } from '#app/domain/admission-timeline.ts';
import { say } from '#app/lib/expected.ts';
import { quotas } from './required-documents.ts';

export const windowKind = choiceOf(WINDOW_KINDS, 'admissions.windowKind');

const admissionWindow = z
  .strictObject({
    /** Unique in the stream, also over past years: calendars identify the entry by it. */
    id: slug,
    kind: windowKind,
    opensAt: isoMoment,
    closesAt: isoMoment,
    revision,
    /** True for sample dates that were never announced. */
    sample: z.literal(true).optional(),
  })
  .refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), {
    path: ['closesAt'],
    error: say('a time after the opening', 'തുടങ്ങുന്ന സമയത്തിനു ശേഷമുള്ള സമയം'),
  });

/**
 * admissions/streams.yaml, one entry: a course with an admission of its own, run by another
 * authority, with its announced dates.
 */
export const admissionStreamSchema = z.strictObject({
  id: slug,
  name: text,
  /** The tab of the admissions page on which it stands. */
  tab: idOf('admission-tabs'),
  /** Ways to a seat, in their order. */
  quotas,
  /** The authority that invites applications, allots seats and announces the dates. */
  runBy: text,
  /** The site of the authority; without one nothing leads there. */
  officialLink: webAddress.optional(),
  /** Page of this site that describes the route. */
  href: linkTarget,
  /** Empty until dates are announced. */
  windows: z.array(admissionWindow),
});
export type AdmissionStream = z.infer<typeof admissionStreamSchema>;
