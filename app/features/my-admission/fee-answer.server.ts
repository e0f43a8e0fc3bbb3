import { labelsFor } from '#app/content/labels.ts';
import {
  byTime,
  type Categories,
  type FeeHead,
  refundOf,
} from '#app/content/rows/fee-rows.server.ts';
import { amountFor, feeSum } from '#app/domain/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * What some categories pay for a course: sum in rupees, items by time, the items they are exempted
 * from, and what is payable again.
 */
export function feeAnswer(
  heads: readonly FeeHead[],
  course: string,
  categories: Categories,
  locale: Locale,
) {
  const labels = labelsFor('fees', locale);
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
    again: paidAgain(heads.filter(isPaid), course, category, locale),
  };
}

function paidAgain(
  heads: readonly FeeHead[],
  course: string,
  category: string,
  locale: Locale,
): string {
  const labels = labelsFor('fees', locale);
  const again = byTime(heads).flatMap(({ time, heads: of }) =>
    time === 'semester' || time === 'year'
      ? [fillIn(labels.paidAgainAt[time], { amount: formatRupees(feeSum(of, course, category)) })]
      : [],
  );
  return again.length > 0 ? fillIn(labels.paidAgain, { amounts: again.join(', ') }) : '';
}
