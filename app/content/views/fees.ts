import type { Site } from '#app/content/reading/read.server.ts';
import { FEE_COURSES, type FeeCourse, type FeeHead } from '#app/content/schemas/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Sum of the heads of a course, each counted once; with `concession` what SC and ST candidates pay. Never typed. */
function feeTotal(heads: readonly FeeHead[], course: FeeCourse, hasConcession = false): number {
  return heads.reduce((sum, head) => sum + amountOf(head, course, hasConcession), 0);
}

function amountOf({ amounts, concession }: FeeHead, course: FeeCourse, hasConcession: boolean): number {
  return (hasConcession ? concession?.[course] : undefined) ?? amounts[course] ?? 0;
}

export type FeesBlock = ReturnType<typeof courseFees>;

/** The fee table of a course: every head with its amount, when and to whom it is paid, then the totals. */
export function courseFees({ fees }: Pick<Site, 'fees'>, course: FeeCourse, locale: Locale) {
  const labels = labelsFor(locale);
  const heads = fees.filter(({ amounts }) => amounts[course] !== undefined);
  const bundle = heads.filter((head) => head.bundle);
  const hasConcession = heads.some(({ concession }) => concession?.[course] !== undefined);
  const total = (name: string, of: readonly FeeHead[]) => ({
    name,
    amount: formatRupees(feeTotal(of, course)),
    concession: hasConcession ? formatRupees(feeTotal(of, course, true)) : '',
  });
  return {
    caption: labels.feesOf(labels.feeCourse[course]),
    first: labels.feeHead,
    hasConcession,
    rows: heads.map((head) => ({
      name: head.name[locale],
      note: [head.note?.[locale], head.refundable ? labels.refundable : undefined].filter((text) => text !== undefined).join('; '),
      amount: formatRupees(amountOf(head, course, false)),
      concession: head.concession?.[course] === undefined ? '' : formatRupees(amountOf(head, course, true)),
      period: labels.feePeriod[head.period],
      paidTo: head.paidTo[locale],
    })),
    totals: [...(hasConcession && bundle.length > 0 ? [total(labels.feeBundle, bundle)] : []), total(labels.feeTotal, heads)],
    labels: tableLabels(locale),
  };
}

/** One head in every course that has it, such as the contribution to the PTA. */
export function headFees({ fees }: Pick<Site, 'fees'>, id: string, locale: Locale): FeesBlock {
  const labels = labelsFor(locale);
  const head = fees.find((entry) => entry.id === id);
  if (!head) throw new Error(`There is no head of fee ${id} in fees.yaml`);
  const courses = FEE_COURSES.filter((course) => head.amounts[course] !== undefined);
  const hasConcession = courses.some((course) => head.concession?.[course] !== undefined);
  return {
    caption: labels.feesByCourse(head.name[locale]),
    first: labels.course,
    hasConcession,
    rows: courses.map((course) => ({
      name: labels.feeCourse[course],
      note: head.concession?.[course] === undefined ? '' : (head.note?.[locale] ?? ''),
      amount: formatRupees(amountOf(head, course, false)),
      concession: head.concession?.[course] === undefined ? '' : formatRupees(amountOf(head, course, true)),
      period: labels.feePeriod[head.period],
      paidTo: head.paidTo[locale],
    })),
    totals: [],
    labels: tableLabels(locale),
  };
}

function tableLabels(locale: Locale) {
  const { feeAmount, feeConcession, feePeriodLabel, feePaidTo } = labelsFor(locale);
  return { amount: feeAmount, concession: feeConcession, period: feePeriodLabel, paidTo: feePaidTo };
}
