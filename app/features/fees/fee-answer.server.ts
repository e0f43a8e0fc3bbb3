import { labelsFor } from '#app/content/labels.ts';
import type { Marker } from '#app/features/glossary/marked-words.server.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { type Categories, categoryGroups, categoryNames, type FeesSite, refundOf } from './fees.server.ts';
import { amountFor, FEE_TIMES, type FeeCourse, type FeeHead, feeSum, headsOf } from './schema.ts';

/** What each group of categories pays for a course: the total and its parts by time. */
export function feeSums({ fees, categories }: FeesSite, course: FeeCourse, locale: Locale) {
  const heads = headsOf(fees, course);
  const groups = categoryGroups(categories, heads, [course]);
  return groups.map((group) => ({
    /** Empty where all categories pay the same. */
    names: groups.length > 1 ? categoryNames(group, locale) : '',
    ...feeTotal(heads, course, group[0].id, locale),
  }));
}

/** What most candidates and those of SC and ST pay on admission: `₹22,120; SC, ST: ₹3,470`. */
export function totalsOnAdmission({ fees, categories }: FeesSite, course: FeeCourse, locale: Locale): string {
  const heads = headsOf(fees, course);
  const [full, ...others] = categoryGroups(categories, heads, [course]).filter((group) => group.some(({ id }) => id === categories[0]?.id || id === 'sc'));
  const total = (group: Categories) => formatRupees(feeSum(heads, course, group[0].id));
  const reduced = others.map((group) => `${categoryNames(group, locale)}: ${total(group)}`);
  return [...(full ? [total(full)] : []), ...reduced].join('; ');
}

/** What some categories pay for a course: total, items by time, the items they are exempted from, and what is payable again. */
export function feeAnswer(heads: readonly FeeHead[], course: FeeCourse, categories: Categories, { locale, mark }: Pick<Marker, 'mark'> & { locale: Locale }) {
  const labels = labelsFor(locale);
  const category = categories[0].id;
  const isPaid = (head: FeeHead) => amountFor(head, course, category) > 0;
  const exempt = heads.filter((head) => !isPaid(head)).map(({ name }) => name[locale]);
  return {
    categories: categories.map(({ id }) => id),
    ...feeTotal(heads, course, category, locale),
    groups: byTime(heads).map((group) => ({
      time: labels.feeTime[group.time],
      sum: formatRupees(feeSum(group.heads, course, category)),
      rows: group.heads.filter(isPaid).map((head) => ({
        name: head.name[locale],
        amount: formatRupees(amountFor(head, course, category)),
        note: mark([`${labels.feePaidTo}: ${head.paidTo[locale]}`, refundOf(head, locale), ...(head.note ? [head.note[locale]] : [])].join(' · ')),
      })),
    })),
    exempt: mark(exempt.length > 0 ? fillIn(labels.exemptFrom, { items: exempt.join(', ') }) : ''),
    again: mark(paidAgain(heads, course, category, locale)),
  };
}

/** The total of all items and its parts by time, each with its place on a bar of 100, which is the full total of the course. */
function feeTotal(heads: readonly FeeHead[], course: FeeCourse, category: string, locale: Locale) {
  const total = feeSum(heads, course, category);
  const highest = feeSum(heads, course);
  const percent = (amount: number) => Math.round((1000 * amount) / highest) / 10;
  const parts: { time: string; amount: string; from: number; share: number }[] = [];
  let before = 0;
  for (const { time, heads: of } of byTime(heads)) {
    const amount = feeSum(of, course, category);
    if (amount > 0) parts.push({ time: labelsFor(locale).feeTime[time], amount: formatRupees(amount), from: percent(before), share: percent(amount) });
    before += amount;
  }
  return { total: formatRupees(total), parts };
}

function byTime(heads: readonly FeeHead[]) {
  return FEE_TIMES.map((time) => ({ time, heads: heads.filter((head) => head.when === time) })).filter((group) => group.heads.length > 0);
}

function paidAgain(heads: readonly FeeHead[], course: FeeCourse, category: string, locale: Locale): string {
  const labels = labelsFor(locale);
  const again = byTime(heads).flatMap(({ time, heads: of }) =>
    time === 'semester' || time === 'year' ? [fillIn(labels.paidAgainAt[time], { amount: formatRupees(feeSum(of, course, category)) })] : [],
  );
  return again.length > 0 ? fillIn(labels.paidAgain, { amounts: again.join(', ') }) : '';
}
