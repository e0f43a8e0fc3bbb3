import { z } from 'zod';
import { WINDOW_KINDS } from './admission-stream.ts';
import { factYear, linkTarget, slug, text } from './fields.ts';

/** The stop is at the body that runs the stream: its name and address stand in admissions/streams.yaml. */
const OFFICIAL = 'official';

/** Where the dates of a stop stand; they are never typed here. */
const stopDates = z.union([z.strictObject({ window: z.enum(WINDOW_KINDS) }), z.strictObject({ event: slug })], {
  error: `{ window: one of ${WINDOW_KINDS.join(', ')} } or { event: the id of an admission event }`,
});

const stopSchema = z.strictObject({
  /** With the id of the way before it the anchor of the stop: btech-keam-allotment. */
  id: slug,
  title: text,
  /** What happens, in a sentence or two. */
  text,
  /** Year of the rule, where it changes from year to year. */
  asOf: factYear.optional(),
  where: z
    .union([z.literal(OFFICIAL), z.strictObject({ label: text, href: linkTarget })], {
      error: `${OFFICIAL} for the body that runs the stream, or { label, href }`,
    })
    .optional(),
  /** Papers and numbers one needs at this stop. */
  inHand: z.array(text).min(1).optional(),
  dates: stopDates.optional(),
  whatIf: z
    .array(z.strictObject({ question: text, answer: text, asOf: factYear.optional() }))
    .min(1)
    .optional(),
});

/** ways-in.yaml, one entry: a stream of admission as stops on a line, in their order. */
export const waySchema = z.strictObject({
  /** Anchor on the page: btech-keam. */
  id: slug,
  /** Id in admissions/streams.yaml: name, body, official site and dates come from there. */
  stream: slug,
  lead: text,
  stops: z.array(stopSchema).min(2),
});
export type Way = z.infer<typeof waySchema>;
export type WayStop = Way['stops'][number];

/** Page of the ways in and of the seats by kind; each way and each stop has an anchor there. */
export const WAYS_PATH = '/academics/admission';

/** Anchor of the seats by kind on {@link WAYS_PATH}. */
export const SEATS_ANCHOR = 'seats';

export const stopAnchor = (way: Pick<Way, 'id'>, stop: Pick<WayStop, 'id'>) => `${way.id}-${stop.id}`;

/** Anchors of {@link WAYS_PATH} in the order of the content; a mistake may give one twice. */
export function wayAnchors(ways: readonly Way[]): string[] {
  return [SEATS_ANCHOR, ...ways.flatMap((way) => [way.id, ...way.stops.map((stop) => stopAnchor(way, stop))])];
}
