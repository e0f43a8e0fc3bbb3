import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Marker } from '#app/features/glossary/marked-words.server.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { categoryGroups, categoryNames, refundOf } from './fees.server.ts';
import { amountFor, type CandidateCategory, FEE_TIMES, type FeeCourse, type FeeHead, feeSum, headsOf } from './schema.ts';

type Categories = readonly [CandidateCategory, ...CandidateCategory[]];

/** What each group of categories pays for a course: the total and its parts by time. */
export function feeSums(fees: Site['fees'], course: FeeCourse, locale: Locale) {
  const heads = headsOf(fees, course);
  const groups = categoryGroups(heads, [course]);
  return groups.map((categories) => ({
    /** Empty where all categories pay the same. */
    names: groups.length > 1 ? categoryNames(categories, locale) : '',
    ...feeTotal(heads, course, categories, locale),
  }));
}

/** What most candidates and those of SC and ST pay on admission: `₹22,120; SC, ST: ₹3,470`. */
export function totalsOnAdmission(fees: Site['fees'], course: FeeCourse, locale: Locale): string {
  const heads = headsOf(fees, course);
  const [full, ...others] = categoryGroups(heads, [course]).filter((group) => group.includes('general') || group.includes('sc'));
  const total = (group: Categories) => formatRupees(feeSum(heads, course, group[0]));
  const reduced = others.map((group) => `${categoryNames(group, locale)}: ${total(group)}`);
  return [...(full ? [total(full)] : []), ...reduced].join('; ');
}

/** What some categories pay for a course: total, items by time, the items they are exempted from, and what is payable again. */
export function feeAnswer(heads: readonly FeeHead[], course: FeeCourse, categories: Categories, { locale, mark }: Pick<Marker, 'mark'> & { locale: Locale }) {
  const labels = labelsFor(locale);
  const [category] = categories;
  const isPaid = (head: FeeHead) => amountFor(head, course, category) > 0;
  const exempt = heads.filter((head) => !isPaid(head)).map(({ name }) => name[locale]);
  return {
    categories: categories as readonly string[],
    ...feeTotal(heads, course, categories, locale),
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

/** The total of all items and its parts by time, each with its place on a bar of 100, which is the highest total of the course. */
function feeTotal(heads: readonly FeeHead[], course: FeeCourse, [category]: Categories, locale: Locale) {
  const total = feeSum(heads, course, category);
  const highest = Math.max(...categoryGroups(heads, [course]).map((group) => feeSum(heads, course, group[0])));
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

function paidAgain(heads: readonly FeeHead[], course: FeeCourse, category: CandidateCategory, locale: Locale): string {
  const labels = labelsFor(locale);
  const again = byTime(heads).flatMap(({ time, heads: of }) =>
    time === 'semester' || time === 'year' ? [fillIn(labels.paidAgainAt[time], { amount: formatRupees(feeSum(of, course, category)) })] : [],
  );
  return again.length > 0 ? fillIn(labels.paidAgain, { amounts: again.join(', ') }) : '';
}
