import { z } from 'zod';
import { isoDate, slug, text, timeOfDay } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

/** The times of day of the trips, in 24 hours, in the order of the day. */
const times = z.array(timeOfDay).min(1);

const stopSchema = z.strictObject({ name: text, morning: times, evening: times });

const routeSchema = z
  .strictObject({
    /** Anchor on the page of transport. */
    id: slug,
    name: text,
    /** In the order of the morning trip. */
    stops: z.array(stopSchema).min(1),
    /** At the college, for each morning trip. */
    arrives: times,
    /** From the college, for each evening trip. */
    leaves: times,
  })
  .refine(({ stops, arrives }) => areTrips([...stops.map(({ morning }) => morning), arrives]), {
    path: ['stops'],
    error: say(
      'a morning time for each trip, in order, up to the arrival at the college',
      'ഓരോ ട്രിപ്പിനും, കോളേജിൽ എത്തുന്നതുവരെ ക്രമമായി കൂടുന്ന രാവിലത്തെ സമയം',
    ),
  })
  .refine(
    ({ stops, leaves }) => areTrips([leaves, ...stops.map(({ evening }) => evening).reverse()]),
    {
      path: ['stops'],
      error: say(
        'an evening time for each trip, in order, from the departure from the college',
        'ഓരോ ട്രിപ്പിനും, കോളേജിൽനിന്ന് പുറപ്പെടുന്ന സമയം മുതൽ ക്രമമായുള്ള വൈകുന്നേരത്തെ സമയം',
      ),
    },
  );

/**
 * Whether all stops, in the order of travel, have the same trips and each trip is later at each
 * stop. Of what is no time its own field says so.
 */
function areTrips(stops: readonly (readonly string[])[]): boolean {
  if (!stops.flat().every((time) => timeOfDay.safeParse(time).success)) return true;
  return stops.every((times, index) => {
    const before = stops[index - 1] ?? [];
    return (
      index === 0 ||
      (times.length === before.length && times.every((time, trip) => (before[trip] ?? '') < time))
    );
  });
}

/** bus-routes.yaml: the college buses with their stops, shown with `::bus-routes`. */
export const busRoutesSchema = z.strictObject({
  title: text,
  /** The last bus stop of every route. */
  college: text,
  /**
   * Sets of routes, each valid for a period; the set of the day is shown first, then what follows.
   */
  timetables: z
    .array(
      z.strictObject({
        from: isoDate,
        until: isoDate.optional(),
        routes: z.array(routeSchema).min(1),
      }),
    )
    .refine(
      (sets) =>
        sets.every(
          ({ from, until }, index) =>
            (!until || from <= until) && (index === 0 || (sets[index - 1]?.until ?? '9') < from),
        ),
      {
        error: say(
          'timetables in the order of their days, each ending before the next one begins',
          'തീയതിയുടെ ക്രമത്തിലുള്ള സമയക്രമങ്ങൾ; ഓരോന്നും അടുത്തതിനു മുമ്പ് അവസാനിക്കണം',
        ),
      },
    ),
  sample: z.literal(true).optional(),
});
