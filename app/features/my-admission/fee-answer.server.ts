import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  byTime,
  type Categories,
  type FeeHead,
  refundOf,
  wholeCourse,
} from '#app/content/rows/fee-rows.server.ts';
import { amountFor, feeSum, headsOf } from '#app/domain/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * What some categories pay for a course: sum in rupees, items by time, the items they are exempted
 * from, and what later years cost.
 */
export function feeAnswer(
  site: Pick<Site, 'degrees' | 'fees'>,
  course: string,
  categories: Categories,
  locale: Locale,
) {
  const labels = labelsFor('fees', locale);
  const heads = headsOf(site.fees, course);
  const category = categories[0].id;
  const isPaid = (head: FeeHead) => amountFor(head, course, category) > 0;
  const exempt = heads.filter((head) => !isPaid(head)).map(({ name }) => name[locale]);
  return {
    categories: categories.map(({ id }) => id),
    due: feeSum(heads, course, category),
    groups: byTime(heads.filter(isPaid)).map((group) => ({
      time: labels.feeTime[group.time],
      sum: formatRupees(feeSum(group.heads, course, category)),
      rows: group.heads.map((head) => ({
        name: head.name[locale],
        amount: formatRupees(amountFor(head, course, category)),
        note: [
          `${labels.feePaidTo}: ${head.paidTo[locale]}`,
          refundOf(head, locale),
          ...(head.note ? [head.note[locale]] : []),
        ].join(' · '),
      })),
    })),
    exempt: exempt.length > 0 ? fillIn(labels.exemptFrom, { items: exempt.join(', ') }) : '',
    later: laterYears(site, course, category, locale),
  };
}

/** What is paid again, and the sum of all years; or that later years are not published. */
function laterYears(
  site: Pick<Site, 'degrees' | 'fees'>,
  course: string,
  category: string,
  locale: Locale,
): string {
  const labels = labelsFor('fees', locale);
  const heads = headsOf(site.fees, course);
  const whole = wholeCourse(site, course, locale);
  if (!whole) return labels.laterYearsUnknown;
  const again = byTime(heads).flatMap(({ time, heads: of }) => {
    const amount = feeSum(of, course, category);
    return (time === 'semester' || time === 'year') && amount > 0
      ? [fillIn(labels.paidAgainAt[time], { amount: formatRupees(amount) })]
      : [];
  });
  return again.length > 0
    ? `${fillIn(labels.paidAgain, { amounts: again.join(', ') })} ${whole.name}: ${whole.sumFor(category)}.`
    : '';
}
