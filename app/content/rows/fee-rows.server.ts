import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import {
  amountFor,
  bundleOf,
  FEE_TIMES,
  feeCourses,
  feeSum,
  hasAllotmentFee,
  headsOf,
  recurs,
  wholeCourseSum,
} from '#app/domain/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { courseName, yearsOfCourse } from './course-tabs.server.ts';

type Category = Site['categories'][number];
export type FeeHead = Site['fees'][number];

/** What fees depend on. */
export type FeesSite = Pick<Site, 'fees' | 'categories' | 'degrees' | 'programmes' | 'admissions'>;

/**
 * The fee table of a course: every item with the amount for each category, when and to whom it is
 * paid, then the totals.
 */
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
  const whole = wholeCourse(site, course, locale);
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
      ...(whole
        ? [{ name: whole.name, cells: groups.map(([category]) => whole.sumFor(category.id)) }]
        : []),
    ],
  };
}

/**
 * What a category pays for all years of a course at these amounts, without the hostel; none where
 * nothing that is paid again is published.
 */
export function wholeCourse(site: Pick<Site, 'degrees' | 'fees'>, course: string, locale: Locale) {
  const heads = headsOf(site.fees, course);
  const years = yearsOfCourse(site, course);
  if (!years || !recurs(heads)) return undefined;
  const term = counted(labelsFor('programmes', locale).years, { count: years });
  return {
    name: fillIn(labelsFor('fees', locale).wholeCourse, { years: term }),
    sumFor: (category: string) => formatRupees(wholeCourseSum(heads, course, category, years)),
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
      cells: cellsOf(head, course, groups, locale),
    })),
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

/**
 * Categories with equal amounts for all these items are grouped, in their order; no group without
 * items.
 */
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

/** What each group of categories pays for a course: the total and its parts by time. */
export function feeSums({ fees, categories }: FeesSite, course: string, locale: Locale) {
  const heads = headsOf(fees, course);
  const groups = categoryGroups(categories, heads, [course]);
  return groups.map((group) => ({
    /** Empty where all categories pay the same. */
    names: groups.length > 1 ? categoryNames(group, locale) : '',
    ...feeTotal(heads, course, group[0].id, locale),
  }));
}

/**
 * What most candidates and those of SC and ST pay on admission, each on its line: `₹22,120;`,
 * `SC, ST: ₹3,470`.
 */
export function totalsOnAdmission(
  { fees, categories }: FeesSite,
  course: string,
  locale: Locale,
): string {
  const heads = headsOf(fees, course);
  const [full, ...others] = categoryGroups(categories, heads, [course]).filter((group) =>
    group.some(({ id }) => id === categories[0]?.id || id === 'sc'),
  );
  const total = (group: Categories) => formatRupees(feeSum(heads, course, group[0].id));
  const reduced = others.map((group) => `${categoryNames(group, locale)}: ${total(group)}`);
  return [...(full ? [total(full)] : []), ...reduced].join(';\n');
}

/**
 * What a total of these items is called: without an item paid on allotment it is what is paid at
 * the college.
 */
export function totalName(heads: readonly FeeHead[], locale: Locale): string {
  const labels = labelsFor('fees', locale);
  return hasAllotmentFee(heads) ? labels.totalOnAdmission : labels.totalAtCollege;
}

/**
 * The total of all items and its parts by time, each with its place on a bar of 100, which is the
 * full total of the course.
 */
function feeTotal(heads: readonly FeeHead[], course: string, category: string, locale: Locale) {
  const labels = labelsFor('fees', locale);
  const total = feeSum(heads, course, category);
  const highest = feeSum(heads, course);
  const percent = (amount: number) => Math.round((1000 * amount) / highest) / 10;
  const parts: { time: string; amount: string; from: number; share: number }[] = [];
  if (!hasAllotmentFee(heads))
    parts.push({ time: labels.feeTime.allotment, amount: labels.memoAmount, from: 0, share: 0 });
  let before = 0;
  for (const { time, heads: of } of byTime(heads)) {
    const amount = feeSum(of, course, category);
    if (amount > 0)
      parts.push({
        time: labels.feeTime[time],
        amount: formatRupees(amount),
        from: percent(before),
        share: percent(amount),
      });
    before += amount;
  }
  return { total: formatRupees(total), parts };
}

/** The items by the time at which they are paid. */
export function byTime(heads: readonly FeeHead[]) {
  return FEE_TIMES.map((time) => ({
    time,
    heads: heads.filter((head) => head.when === time),
  })).filter((group) => group.heads.length > 0);
}
