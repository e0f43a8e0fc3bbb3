import { z } from 'zod';
import { isoDate, slug, text, timeOfDay } from '#app/content/fields.ts';

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
    error: 'a morning time for each trip, in ascending order up to arrives',
  })
  .refine(({ stops, leaves }) => areTrips([leaves, ...stops.map(({ evening }) => evening).reverse()]), {
    path: ['stops'],
    error: 'an evening time for each trip, in descending order from the first stop to leaves',
  });

/** Whether all stops, in the order of travel, have the same trips and each trip is later at each stop. */
function areTrips(stops: readonly (readonly string[])[]): boolean {
  return stops.every((times, index) => {
    const before = stops[index - 1] ?? [];
    return index === 0 || (times.length === before.length && times.every((time, trip) => (before[trip] ?? '') < time));
  });
}

/** bus-routes.yaml: the college buses with their stops, shown with `::bus-routes`. */
export const busRoutesSchema = z.strictObject({
  title: text,
  /** The last bus stop of every route. */
  college: text,
  /** Sets of routes, each valid for a period; the set of the day is shown first, then what follows. */
  timetables: z
    .array(z.strictObject({ from: isoDate, until: isoDate.optional(), routes: z.array(routeSchema).min(1) }))
    .refine((sets) => sets.every(({ from, until }, index) => (!until || from <= until) && (index === 0 || (sets[index - 1]?.until ?? '9') < from)), {
      error: 'timetables in the order of their days, each with until before the next one begins',
    }),
  sample: z.literal(true).optional(),
});
