import { z } from 'zod';
import { linkTarget, slug, text } from '#app/content/fields.ts';

const share = z.number({ error: 'a number from 0 to 100' }).min(0, { error: 'a number from 0 to 100' }).max(100, { error: 'a number from 0 to 100' });

/** campus-map.yaml: places on the drawing app/drawings/campus-map.svg. */
export const campusMapSchema = z.strictObject({
  title: text,
  note: text,
  places: z
    .array(
      z.strictObject({
        /** The `place` in events. */
        id: slug,
        name: text,
        /** Position of the number on the drawing, in per cent from the left and from the top. */
        x: share,
        y: share,
        href: linkTarget,
        what: text,
      }),
    )
    .min(1),
});
