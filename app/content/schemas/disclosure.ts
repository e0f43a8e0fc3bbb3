import { z } from 'zod';
import { isoDate, path, plainText, slug, text } from './fields.ts';

const months = z.int({ error: 'a whole number of months' }).positive({ error: 'a whole number of months' });

const WAYS = 'exactly one of: at or says (published here), college (only the college can publish it), notApplicable (why it does not apply)';

/** One thing that an authority asks a college to publish. */
const itemSchema = z
  .strictObject({
    /** With the authority's id the anchor of the item on its page: `ugc-overview`. */
    id: slug,
    /** What it says is true of the sample college alone; a real one writes its own. */
    sample: z.literal(true).optional(),
    label: text,
    /** Pages of this site that hold it, without a language; with `college`, what the sample site shows in its place. */
    at: z.array(path).min(1).optional(),
    /** What is published in the list itself, in a few sentences. */
    says: text.optional(),
    /** Why nobody but the college can publish it. */
    college: text.optional(),
    notApplicable: text.optional(),
    /** Day of the last review, where it is not that of the whole list. */
    reviewedOn: isoDate.optional(),
  })
  .refine(({ at, says, college, notApplicable }) => {
    if (college && notApplicable) return false;
    if (notApplicable) return !at && !says;
    return Boolean(college ? !says : at || says);
  }, WAYS);
export type DisclosureItem = z.infer<typeof itemSchema>;

/** disclosures.yaml: what an authority asks, in its own order. Sections and numbers are those of the text named in `basis`. */
export const disclosureListSchema = z.strictObject({
  id: slug,
  /** The list as pages name it. */
  name: text,
  /** The Act, regulation or guideline it stands on, with its year. */
  basis: text,
  /** Page that prints the list; its items are anchors there. */
  page: path,
  reviewedOn: isoDate,
  /** After so many months every item has to be looked at again. */
  reviewMonths: months,
  /** Headings of the authority; `ref` is its section or number there. */
  groups: z.array(z.strictObject({ ref: plainText, title: text, items: z.array(itemSchema).min(1) })).min(1),
});
export type DisclosureList = z.infer<typeof disclosureListSchema>;

export type DisclosureStatus = 'met' | 'college' | 'notApplicable';

/** Who has met an item: this site, the college alone can, or it does not apply. */
export function disclosureStatus({ college, notApplicable }: DisclosureItem): DisclosureStatus {
  if (notApplicable) return 'notApplicable';
  return college ? 'college' : 'met';
}

/** The items of a list in the authority's order. */
export function disclosureItems({ groups }: DisclosureList): DisclosureItem[] {
  return groups.flatMap(({ items }) => items);
}

/** Anchor of an item on the page of its list. */
export function disclosureAnchor({ id }: DisclosureList, item: DisclosureItem): string {
  return `${id}-${item.id}`;
}
