import { type Column, inEach, named, type Row, textsOf } from '#app/content/data-columns.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { FeesSite } from '#app/content/rows/fee-rows.server.ts';
import { amountFor, feeCourses } from '#app/domain/fees.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** A fee item of a course, with the amount for each category of candidate. */
export const feeColumns = ({ categories }: FeesSite): Column[] => [
  ...named('id', ...inEach('name'), 'course'),
  ...categories.map(({ id, name }): Column => {
    const meaning = inEvery((locale) =>
      fillIn(labelsFor('open-data', locale).amountOf, { category: name[locale] }),
    );
    return { name: columnOf(id), meaning, form: 'number' };
  }),
  ...named('when', ...inEach('paid_to'), 'refundable', 'bundle'),
];

const columnOf = (category: string) => `amount_${category.replaceAll('-', '_')}`;

export function feeRows({ fees, categories }: FeesSite): Row[] {
  return fees.flatMap((head) =>
    feeCourses([head]).map((course) => ({
      id: head.id,
      ...textsOf('name', head.name),
      course,
      ...Object.fromEntries(
        categories.map(({ id }) => [columnOf(id), amountFor(head, course, id)]),
      ),
      when: head.when,
      ...textsOf('paid_to', head.paidTo),
      refundable: head.refundable === 'ask' ? 'ask' : head.refundable ? 'yes' : 'no',
      bundle: head.bundle?.includes(course) ?? false,
    })),
  );
}
