import { z } from 'zod';
import { slug, summary, text, title } from '#app/content/fields.ts';

/** gallery/<id>.yaml: an album; its pictures are in gallery/<id>/. */
export const albumSchema = z.strictObject({
  title,
  summary,
  /** Position in the gallery, from 1. */
  order: z.int({ error: 'a whole number, the place in lists' }).positive({ error: 'a whole number, the place in lists' }),
  /** Page the album belongs to. */
  pictures: z
    .array(
      z
        .strictObject({
          id: slug,
          /** File in gallery/<album>/: a drawing (.svg) or a photograph (.jpg, .png). */
          file: z.string().regex(/^[a-z0-9-]+\.(?:svg|jpg|png)$/, { error: 'a file name such as main-block.svg' }),
          /** Shown below the picture. */
          caption: text,
          /** Description of the picture for those who cannot see it. */
          alt: text,
          /** For photographs: nobody can be recognised, or everyone recognisable has consented. */
          consent: z.literal(true).optional(),
        })
        .refine(({ file, consent }) => consent || !/\.(?:jpg|png)$/.test(file), {
          path: ['consent'],
          error: 'true for a photograph, if nobody can be recognised or everyone recognisable has consented',
        }),
    )
    .min(1),
  sample: z.literal(true).optional(),
});
export type Album = z.infer<typeof albumSchema>;
