import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { CHARGE_PERIODS } from '#app/content/schemas/charges.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import { sumOf } from '#app/domain/seat-shares.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { titleAlone } from './sample.server.ts';

/**
 * What a hostel resident pays in all, on joining and each month; nothing where there are no
 * charges.
 */
export function hostelSums(
  { hostelCharges: { rows } }: Pick<Site, 'hostelCharges'>,
  locale: Locale,
) {
  const { chargeTotal } = labelsFor('charges', locale);
  if (rows.length === 0) return [];
  return CHARGE_PERIODS.map((period) => {
    const due = rows.filter((row) => row.period === period);
    return {
      period,
      term: chargeTotal[period],
      value: formatRupees(sumOf(due.map(({ rupees }) => rupees))),
    };
  });
}

/** What a hostel resident pays: the sums first, then each charge. */
export function hostelChargesBlock(
  { hostelCharges: charges }: Pick<Site, 'hostelCharges'>,
  locale: Locale,
): { sums: { term: string; value: string }[]; table: Amounts } {
  const labels = labelsFor('charges', locale);
  const feesLabels = labelsFor('fees', locale);
  const { title, rows, sample } = localise(charges, locale);
  const mark = sample ? ` (${messagesFor(locale).sampleNote})` : '';
  return {
    sums: hostelSums({ hostelCharges: charges }, locale).map(({ term, value }) => ({
      term: term + mark,
      value,
    })),
    table: {
      caption: titleAlone(title, sample, locale),
      columns: [feesLabels.feeHead, feesLabels.feeAmount, feesLabels.feeTimeLabel],
      amounts: 1,
      rows: rows.map(({ name, rupees, period, note }) => ({
        name,
        note: note ?? '',
        cells: [formatRupees(rupees), labels.chargePeriod[period]],
      })),
    },
  };
}
