import { labelsFor } from '#app/content/labels.ts';
import type { FeesSite } from '#app/features/fees/fees.server.ts';
import { amountFor, FEE_COURSES } from '#app/features/fees/schema.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Column, Row } from './columns.server.ts';

/** A fee item of a course, with the amount for each category of candidate. */
export const feeColumns = ({ categories }: FeesSite): Column[] => [
  { name: 'id', form: 'id' },
  { name: 'name_en', form: 'text' },
  { name: 'name_ml', form: 'text' },
  { name: 'course', form: 'id' },
  ...categories.map(({ id, name }): Column => {
    const [en = '', ml = ''] = (['en', 'ml'] as const).map((locale) => fillIn(labelsFor(locale).openData.amountOf, { category: name[locale] }));
    return { name: columnOf(id), meaning: { en, ml }, form: 'number' };
  }),
  { name: 'when', form: 'id' },
  { name: 'paid_to_en', form: 'text' },
  { name: 'paid_to_ml', form: 'text' },
  { name: 'refundable', form: 'id' },
  { name: 'bundle', form: 'yesNo' },
];

const columnOf = (category: string) => `amount_${category.replaceAll('-', '_')}`;

export function feeRows({ fees, categories }: FeesSite): Row[] {
  return fees.flatMap((head) =>
    FEE_COURSES.filter((course) => head.amounts[course] !== undefined).map((course) => ({
      id: head.id,
      name_en: head.name.en,
      name_ml: head.name.ml,
      course,
      ...Object.fromEntries(categories.map(({ id }) => [columnOf(id), amountFor(head, course, id)])),
      when: head.when,
      paid_to_en: head.paidTo.en,
      paid_to_ml: head.paidTo.ml,
      refundable: head.refundable === 'ask' ? 'ask' : head.refundable ? 'yes' : 'no',
      bundle: head.bundle?.includes(course) ?? false,
    })),
  );
}
