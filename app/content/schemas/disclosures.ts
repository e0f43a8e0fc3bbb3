import { z } from 'zod';
import { isoDate, path, plainText, slug, text, whole } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

const months = whole(1, { en: 'a whole number of months', ml: 'മാസങ്ങളുടെ എണ്ണം, പൂർണസംഖ്യ' });

const WAYS = say(
  'one of these: where it is published, that only the college can publish it, or why it does not apply',
  'ഇവയിലൊന്നു മാത്രം: പ്രസിദ്ധീകരിച്ച സ്ഥലം, കോളേജിനു മാത്രം പ്രസിദ്ധീകരിക്കാവുന്നത്, ബാധകമല്ലാത്തതിന്റെ കാരണം',
);

/** One item that an authority requires a college to publish. */
const itemSchema = z
  .strictObject({
    /** With the authority's id, the anchor of the item on its page: `ugc-overview`. */
    id: slug,
    /** True only of the sample college; a real one writes its own text. */
    sample: z.literal(true).optional(),
    label: text,
    /**
     * Pages of this site with the item, without a language; with `college`, the sample content
     * shown until the college adds its own.
     */
    at: z.array(path).min(1).optional(),
    /** Text published in the list itself, in a few sentences. */
    says: text.optional(),
    /** Why only the college can publish it. */
    college: text.optional(),
    /**
     * With `college`: figures in the content that answer the item, once they are there for three
     * years.
     */
    figures: z.enum(['last-ranks']).optional(),
    notApplicable: text.optional(),
    /** Date of the last review, if different from that of the list. */
    reviewedOn: isoDate.optional(),
  })
  .refine(({ at, says, college, figures, notApplicable }) => {
    if (college && notApplicable) return false;
    if (figures && !(college && at)) return false;
    if (notApplicable) return !at && !says;
    return Boolean(college ? !says : at || says);
  }, WAYS);
export type DisclosureItem = z.infer<typeof itemSchema>;

/**
 * disclosures.yaml: the requirements of an authority, in its own order. Sections and numbers are
 * those of the document named in `basis`.
 */
export const disclosureListSchema = z.strictObject({
  id: slug,
  /** Name of the list in directives. */
  name: text,
  /** The Act, regulation or guideline that requires it, with its year. */
  basis: text,
  /** Page that shows the list; its items are anchors there. */
  page: path,
  /** Left out of a list that the college has not looked through yet. */
  reviewedOn: isoDate.optional(),
  /** Months after which every item must be reviewed. */
  reviewMonths: months,
  /** Headings of the authority; `ref` is its section or number there. */
  groups: z
    .array(z.strictObject({ ref: plainText, title: text, items: z.array(itemSchema).min(1) }))
    .min(1),
});
export type DisclosureList = z.infer<typeof disclosureListSchema>;

/** How an item is met: by this site, only by the college, or it does not apply. */
export type DisclosureStatus = 'met' | 'college' | 'notApplicable';

/** The items of a list in the authority's order. */
export function disclosureItems({ groups }: DisclosureList): DisclosureItem[] {
  return groups.flatMap(({ items }) => items);
}

/** Anchor of an item on the page of its list. */
export function disclosureAnchor({ id }: DisclosureList, item: DisclosureItem): string {
  return `${id}-${item.id}`;
}
