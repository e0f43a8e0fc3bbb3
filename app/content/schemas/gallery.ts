import { z } from 'zod';
import { order, slug, summary, text, title } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

/** gallery/<id>.yaml: an album; its pictures are in gallery/<id>/. */
export const albumSchema = z.strictObject({
  title,
  summary,
  /** Position in the gallery, from 1. */
  order,
  /** Page the album belongs to. */
  pictures: z
    .array(
      z
        .strictObject({
          id: slug,
          /** File in gallery/<album>/: a drawing (.svg) or a photograph (.jpg, .png). */
          file: z.string().regex(/^[a-z0-9-]+\.(?:svg|jpg|png)$/, {
            error: say('a file name such as main-block.svg', 'main-block.svg പോലെയുള്ള ഫയൽപേര്'),
          }),
          /** Shown below the picture. */
          caption: text,
          /** Description of the picture for those who cannot see it. */
          alt: text,
          /** For photographs: nobody can be recognised, or everyone recognisable has consented. */
          consent: z.literal(true).optional(),
        })
        .refine(({ file, consent }) => consent || !/\.(?:jpg|png)$/.test(file), {
          path: ['consent'],
          error: say(
            'a tick, if nobody can be recognised in the photograph or everyone recognisable has consented',
            'ഫോട്ടോയിൽ ആരെയും തിരിച്ചറിയാനാവില്ലെങ്കിലോ എല്ലാവരും സമ്മതിച്ചാലോ ടിക്ക് ചെയ്യുക',
          ),
        }),
    )
    .min(1),
  sample: z.literal(true).optional(),
});
export type Album = z.infer<typeof albumSchema>;
