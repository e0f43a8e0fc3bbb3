import { z } from 'zod';
import { slug, summary, text, title, whole } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

const isPhotograph = (file: string) => /\.(?:jpg|png)$/.test(file);

/** gallery/<id>.yaml: an album; its pictures are in gallery/<id>/. */
export const albumSchema = z
  .strictObject({
    title,
    summary,
    /** Position in the gallery; a new album comes before the others, so it may be below 1. */
    order: whole(-10_000, {
      en: 'a whole number, the place in the gallery',
      ml: 'ഗാലറിയിലെ സ്ഥാനം കാണിക്കുന്ന പൂർണസംഖ്യ',
    }),
    pictures: z
      .array(
        z.strictObject({
          id: slug,
          /** File in gallery/<album>/: a drawing (.svg) or a photograph (.jpg, .png). */
          file: z
            .string()
            .regex(/^[a-z0-9-]+\.(?:svg|jpg|png)$/, {
              error: say('a file name such as main-block.svg', 'main-block.svg പോലെയുള്ള ഫയൽപേര്'),
            })
            .meta({ 'x-control': 'file' }),
          /** Shown below the picture. */
          caption: text.optional(),
          /**
           * Description of the picture for those who cannot see it; else its caption, or the title
           * of the album.
           */
          alt: text.optional(),
        }),
      )
      .min(1),
    /**
     * With photographs: in each, nobody can be recognised, or everyone recognisable has consented.
     */
    consent: z.literal(true).optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ pictures, consent }) => consent || !pictures.some(({ file }) => isPhotograph(file)), {
    path: ['consent'],
    error: say(
      'a tick, if nobody can be recognised in the photographs or everyone recognisable has consented',
      'ഫോട്ടോകളിൽ ആരെയും തിരിച്ചറിയാനാവില്ലെങ്കിലോ എല്ലാവരും സമ്മതിച്ചാലോ ടിക്ക് ചെയ്യുക',
    ),
  });
