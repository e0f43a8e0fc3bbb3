import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { linkTarget, slug, text } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

const ACCESS = ['ramp', 'lift', 'toilet', 'parking'] as const;

const SHARE = say('a number from 0 to 100', '0 മുതൽ 100 വരെയുള്ള സംഖ്യ');
const share = z.number({ error: SHARE }).min(0, { error: SHARE }).max(100, { error: SHARE });

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
        /** Departments with their office there. */
        departments: z.array(idOf('departments')).optional(),
        /** What a person in a wheelchair finds there; left out while nobody has looked. */
        access: z
          .strictObject({ has: z.array(z.enum(ACCESS)), sample: z.literal(true).optional() })
          .optional(),
      }),
    )
    .min(1),
});
