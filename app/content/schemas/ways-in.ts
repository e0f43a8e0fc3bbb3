import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { factYear, linkTarget, slug, text } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';
import { windowKind } from './admission-streams.ts';

/**
 * The step takes place at the authority that runs the stream: its name and address are in
 * admissions/streams.yaml.
 */
const OFFICIAL = 'official';

/** Source of a step's dates; they are never entered here. */
const stopDates = z.union(
  [z.strictObject({ window: windowKind }), z.strictObject({ event: idOf('repeated-events') })],
  {
    error: say(
      'a period of application or an admission event',
      'അപേക്ഷിക്കാനുള്ള സമയം അല്ലെങ്കിൽ ഒരു പ്രവേശന നടപടി',
    ),
  },
);

const stopSchema = z.strictObject({
  /** With the id of the route, the anchor of the step: lateral-entry-allotment. */
  id: slug,
  title: text,
  /** What happens, in a sentence or two. */
  text,
  /** Year of the rule, if it changes from year to year. */
  asOf: factYear.optional(),
  where: z
    .union([z.strictObject({ label: text, href: linkTarget }), z.literal(OFFICIAL)], {
      error: say(
        'the body that conducts the admission, or a name with an address',
        'പ്രവേശനം നടത്തുന്ന സ്ഥാപനം, അല്ലെങ്കിൽ പേരും വിലാസവും',
      ),
    })
    .optional(),
  /** Documents and numbers needed at this step. */
  inHand: z.array(text).min(1).optional(),
  dates: stopDates.optional(),
  whatIf: z
    .array(z.strictObject({ question: text, answer: text, asOf: factYear.optional() }))
    .min(1)
    .optional(),
});

/** ways-in.yaml, one entry: an admission stream as steps on a line, in order. */
export const waySchema = z.strictObject({
  /** Anchor on the page: lateral-entry. */
  id: slug,
  /** Id in admissions/streams.yaml: name, body, official site and dates come from there. */
  stream: idOf('admission-streams'),
  lead: text,
  stops: z.array(stopSchema).min(2),
});
export type Way = z.infer<typeof waySchema>;
export type WayStop = Way['stops'][number];

/**
 * Page of the admission routes and of the seats by category; each route and step has an anchor
 * there.
 */
export const WAYS_PATH = '/academics/admission';

/** Anchor of the seats by category on {@link WAYS_PATH}. */
export const SEATS_ANCHOR = 'seats';

export const stopAnchor = (way: Pick<Way, 'id'>, stop: Pick<WayStop, 'id'>) =>
  `${way.id}-${stop.id}`;

/** Anchors of {@link WAYS_PATH} in content order; duplicates are mistakes reported elsewhere. */
export function wayAnchors(ways: readonly Way[]): string[] {
  return [
    SEATS_ANCHOR,
    ...ways.flatMap((way) => [way.id, ...way.stops.map((stop) => stopAnchor(way, stop))]),
  ];
}
