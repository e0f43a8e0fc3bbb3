import { labelsFor } from '#app/content/labels.ts';
import {
  categoryGroups,
  categoryNames,
  type FeeHead,
  type FeesSite,
  refundOf,
} from '#app/content/rows/fee-rows.server.ts';
import type { AdmissionEvent, EventFees } from '#app/content/schemas/admissions.ts';
import { bundleOf, feeSum } from '#app/domain/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { myAdmissionHref } from './fees-view.server.ts';

/** Shown in blank cells of the fee table (specification, section 2.7). */
const BLANK = '-';

type Row = {
  category: string;
  amount: string;
  dueDate?: string | undefined;
  description?: string | undefined;
};

/**
 * The fees of an admission event, from the items of fees.yaml: the table, and the address of the
 * fee tool for the candidate's total. `undefined` if the event has no fees; no rows if its list is
 * empty.
 */
export function eventFees(
  { fees, categories }: FeesSite,
  { title, feeDetails, feeRemarks }: AdmissionEvent,
  locale: Locale,
) {
  if (!feeDetails && !feeRemarks) return undefined;
  const labels = labelsFor('admissions', locale);
  const feesLabels = labelsFor('fees', locale);
  const heads = (feeDetails?.heads ?? []).flatMap((id) => fees.filter((head) => head.id === id));
  const remarks = (feeRemarks ?? []).map(
    (row): Row => ({
      category: row.category[locale],
      amount: row.remark[locale],
      dueDate: row.dueDate?.[locale],
      description: row.description?.[locale],
    }),
  );
  const rows = [
    ...(feeDetails ? heads.flatMap((head) => headRows(categories, head, feeDetails, locale)) : []),
    ...remarks,
  ];
  return {
    table: {
      caption: `${labels.tabFees}: ${title[locale]}`,
      columns: [
        feesLabels.feeCategory,
        feesLabels.feeAmount,
        feesLabels.feeDueDate,
        feesLabels.feeDescription,
      ],
      amounts: 1,
      rows: rows.map(({ category, amount, dueDate, description }) => ({
        name: category,
        cells: [amount, dueDate ?? BLANK, description || BLANK],
      })),
      totals: feeDetails ? totalRow(categories, heads, feeDetails, locale) : [],
    },
    link: feeDetails && {
      href: myAdmissionHref(feeDetails.course, locale),
      label: feesLabels.workOutFees,
    },
  };
}

/**
 * An item is one row, or one for each amount; exempted categories are stated in the description.
 */
function headRows(
  all: FeesSite['categories'],
  head: FeeHead,
  { course, dueDate }: EventFees,
  locale: Locale,
): Row[] {
  const labels = labelsFor('fees', locale);
  const groups = categoryGroups(all, [head], [course]).map((categories) => ({
    categories,
    amount: feeSum([head], course, categories[0].id),
  }));
  const paying = groups.filter(({ amount }) => amount > 0);
  const exempt = groups
    .filter(({ amount }) => amount === 0)
    .map(({ categories }) =>
      fillIn(labels.notPaidBy, { categories: categoryNames(categories, locale) }),
    );
  const again = head.when === 'semester' || head.when === 'year' ? [labels.feeTime[head.when]] : [];
  const description = [
    ...exempt,
    ...again,
    ...(head.when === 'allotment' ? [`${labels.feePaidTo}: ${head.paidTo[locale]}`] : []),
    ...(head.refundable === true ? [refundOf(head, locale)] : []),
  ].join('. ');
  return paying.map(({ categories, amount }) => ({
    category:
      paying.length === 1
        ? head.name[locale]
        : `${head.name[locale]}: ${categoryNames(categories, locale)}`,
    amount: formatRupees(amount),
    dueDate: dueDate?.[locale],
    description,
  }));
}

/**
 * The total of the college fees, or of all items in a course without them, with reduced totals for
 * other categories.
 */
function totalRow(
  all: FeesSite['categories'],
  heads: readonly FeeHead[],
  { course }: EventFees,
  locale: Locale,
) {
  const labels = labelsFor('fees', locale);
  const bundle = bundleOf(heads, course);
  const summed = bundle.length > 0 ? bundle : heads;
  const [most, ...others] = categoryGroups(all, summed, [course]).map((group) => ({
    amount: formatRupees(feeSum(summed, course, group[0].id)),
    names: categoryNames(group, locale),
  }));
  if (summed.length < 2 || !most) return [];
  const less = others
    .map(({ amount, names }) => fillIn(labels.amountForCategories, { amount, categories: names }))
    .join('; ');
  return [
    {
      name: bundle.length > 0 ? labels.feeBundle : labels.feeTotal,
      cells: [most.amount, BLANK, less || BLANK],
    },
  ];
}
