import { labelsFor } from '#app/content/labels.ts';
import { FEE_TIMES, feeSum, hasAllotmentFee, headsOf } from '#app/domain/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import {
  type Categories,
  categoryGroups,
  categoryNames,
  type FeeHead,
  type FeesSite,
} from './fee-rows.server.ts';

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

/** What most candidates and those of SC and ST pay on admission, each on its line: `₹22,120;`, `SC, ST: ₹3,470`. */
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

/** What a total of these items is called: without an item paid on allotment it is what is paid at the college. */
export function totalName(heads: readonly FeeHead[], locale: Locale): string {
  const labels = labelsFor('fees', locale);
  return hasAllotmentFee(heads) ? labels.totalOnAdmission : labels.totalAtCollege;
}

/** The total of all items and its parts by time, each with its place on a bar of 100, which is the full total of the course. */
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
