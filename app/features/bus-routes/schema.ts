import { z } from 'zod';
import { slug, text } from '#app/content/fields.ts';

/** A time of day at the college, in 24 hours. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 08:15' });

const stopSchema = z.strictObject({ name: text, morning: timeOfDay, evening: timeOfDay });

const routeSchema = z
  .strictObject({
    /** Anchor on the page of transport. */
    id: slug,
    name: text,
    /** In the order of the morning trip. */
    stops: z.array(stopSchema).min(1),
    /** At the college in the morning. */
    arrives: timeOfDay,
    /** From the college in the evening. */
    leaves: timeOfDay,
  })
  .refine(({ stops, arrives }) => isRising([...stops.map(({ morning }) => morning), arrives]), {
    path: ['stops'],
    error: 'morning times in ascending order up to arrives',
  })
  .refine(({ stops, leaves }) => isRising([leaves, ...stops.map(({ evening }) => evening).reverse()]), {
    path: ['stops'],
    error: 'evening times in descending order from the first stop to leaves',
  });

function isRising(times: readonly string[]): boolean {
  return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
}

/** bus-routes.yaml: the college buses with their stops, shown with `::bus-routes`. */
export const busRoutesSchema = z.strictObject({
  title: text,
  /** The last bus stop of every route. */
  college: text,
  routes: z.array(routeSchema),
  sample: z.literal(true).optional(),
});
