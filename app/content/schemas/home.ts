import { z } from 'zod';
import { drawing, idOf } from '#app/content/chosen.ts';
import { keywords, linkTarget, slug, summary, text } from '#app/content/fields.ts';

const scenes = z.array(
  z.strictObject({
    drawing,
    title: text,
    text,
    href: linkTarget,
    sample: z.literal(true).optional(),
  }),
);

/** home.yaml */
export const homeSchema = z.strictObject({
  title: text,
  /** Follows the name of the college in the page title; together at most 60 characters. */
  metaTitle: text,
  summary,
  keywords,
  lead: text,
  /** The bays of the drawing, five at most: the admission routes. */
  ways: z
    .array(
      z.strictObject({
        /** Of a degree, whose seats are shown. */
        id: slug,
        name: text,
        length: text,
        route: text,
        href: linkTarget,
      }),
    )
    .min(1)
    .max(5),
  figures: z.array(z.strictObject({ figure: idOf('figures'), caption: text })),
  /** Works of students, each with a drawing. */
  works: scenes,
  life: scenes,
  /** The five resources; each id is an anchor of the home page that the footer links to. */
  resources: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        text,
        href: linkTarget,
        icon: z.enum(['user', 'book', 'calendar', 'clipboard', 'hand']),
      }),
    )
    .min(1)
    .max(5),
});
