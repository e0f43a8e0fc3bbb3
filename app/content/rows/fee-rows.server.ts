import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import {
  amountFor,
  bundleOf,
  feeCourses,
  feeSum,
  hasAllotmentFee,
  headsOf,
} from '#app/domain/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { courseName } from './course-tabs.server.ts';

type Category = Site['categories'][number];
export type FeeHead = Site['fees'][number];

/** What fees depend on. */
export type FeesSite = Pick<Site, 'fees' | 'categories' | 'degrees' | 'programmes' | 'admissions'>;

/** The fee table of a course: every item with the amount for each category, when and to whom it is paid, then the totals. */
export function courseFees(site: FeesSite, course: string, locale: Locale): Amounts {
  const { fees, categories } = site;
  const labels = labelsFor('fees', locale);
  const heads = headsOf(fees, course);
  const groups = categoryGroups(categories, heads, [course]);
  const bundle = bundleOf(heads, course);
  const total = (name: string, of: readonly FeeHead[]) => ({
    name,
    cells: groups.map(([category]) => formatRupees(feeSum(of, course, category.id))),
  });
  return {
    caption: fillIn(labels.feesOf, { course: courseName(site, course, locale) }),
    columns: columnsOf(labels.feeHead, groups, locale),
    amounts: groups.length,
    rows: [
      ...(hasAllotmentFee(heads) ? [] : [memoRow(groups.length, locale)]),
      ...heads.map((head) => ({
        name: head.name[locale],
        note: [refundOf(head, locale), head.note?.[locale]]
          .filter((text) => text !== undefined)
          .join('. '),
        cells: cellsOf(head, course, groups, locale),
      })),
    ],
    totals: [
      ...(bundle.length > 0 ? [total(labels.feeBundle, bundle)] : []),
      total(hasAllotmentFee(heads) ? labels.feeTotal : labels.feeTotalAtCollege, heads),
    ],
  };
}

/**
 * One item in every course that has it, such as the PTA contribution.
 * @throws Error for an item that is not in fees.yaml; the content check reports it first
 */
export function headFees(site: FeesSite, id: string, locale: Locale): Amounts {
  const { fees, categories } = site;
  const labels = labelsFor('fees', locale);
  const head = fees.find((entry) => entry.id === id);
  if (!head) throw new Error(`fees.yaml has no item ${id}`);
  const courses = feeCourses([head]);
  const groups = categoryGroups(categories, [head], courses);
  return {
    caption: fillIn(labels.feesByCourse, { head: head.name[locale] }),
    columns: columnsOf(labelsFor('departments', locale).course, groups, locale),
    amounts: groups.length,
    rows: courses.map((course) => ({
      name: courseName(site, course, locale),
      note: '',
      cells: cellsOf(head, course, groups, locale),
    })),
    totals: [],
  };
}

/** At least one. */
export type Categories = readonly [Category, ...Category[]];

/** Categories from which a reader chooses, in one language: `SC: Scheduled Caste`. */
export function categoryOptions(categories: readonly Category[], locale: Locale) {
  return categories.map(({ id, name, meaning }) => ({
    value: id,
    label: [name, ...(meaning ? [meaning] : [])].map((words) => words[locale]).join(': '),
  }));
}

/** Categories with equal amounts for all these items are grouped, in their order; no group without items. */
export function categoryGroups(
  categories: readonly Category[],
  heads: readonly FeeHead[],
  courses: readonly string[],
): Categories[] {
  const groups = new Map<string, [Category, ...Category[]]>();
  if (heads.length === 0) return [];
  for (const category of categories) {
    const pays = courses
      .flatMap((course) => heads.map((head) => amountFor(head, course, category.id)))
      .join();
    const group = groups.get(pays);
    if (group) group.push(category);
    else groups.set(pays, [category]);
  }
  return [...groups.values()];
}

/** `SC, ST` */
export function categoryNames(categories: readonly Category[], locale: Locale): string {
  return categories.map(({ name }) => name[locale]).join(', ');
}

/** Whether an item is refundable, as text. */
export function refundOf({ refundable }: FeeHead, locale: Locale): string {
  const { feeRefund } = labelsFor('fees', locale);
  if (refundable === 'ask') return feeRefund.ask;
  return refundable ? feeRefund.yes : feeRefund.no;
}

function columnsOf(first: string, groups: readonly Categories[], locale: Locale): string[] {
  const labels = labelsFor('fees', locale);
  const amounts =
    groups.length === 1 ? [labels.feeAmount] : groups.map((group) => categoryNames(group, locale));
  return [first, ...amounts, labels.feeTimeLabel, labels.feePaidTo];
}

/** What is paid on allotment in a course whose list has no such item: the memo states it. */
function memoRow(amounts: number, locale: Locale) {
  const labels = labelsFor('fees', locale);
  const cells = Array.from({ length: amounts }, () => labels.memoAmount);
  return {
    name: labels.memoFee,
    note: '',
    cells: [...cells, labels.feeTime.allotment, labels.memoPayee],
  };
}

function cellsOf(
  head: FeeHead,
  course: string,
  groups: readonly Categories[],
  locale: Locale,
): string[] {
  const amounts = groups.map(([category]) => formatRupees(amountFor(head, course, category.id)));
  return [...amounts, labelsFor('fees', locale).feeTime[head.when], head.paidTo[locale]];
}
