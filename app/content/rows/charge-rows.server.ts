import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { CHARGE_PERIODS } from '#app/content/schemas/charges.ts';
import { sumOf } from '#app/domain/seat-shares.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Amounts } from './amount-table.ts';
import { titleAlone } from './sample.server.ts';

/** What a hostel resident pays, with the sums on joining and each month. */
export function hostelCharges(
  { hostelCharges: charges }: Pick<Site, 'hostelCharges'>,
  locale: Locale,
): Amounts {
  const labels = labelsFor('charges', locale);
  const feesLabels = labelsFor('fees', locale);
  const { title, rows, sample } = localise(charges, locale);
  return {
    caption: titleAlone(title, sample, locale),
    columns: [feesLabels.feeHead, feesLabels.feeAmount, feesLabels.feeTimeLabel],
    amounts: 1,
    rows: rows.map(({ name, rupees, period, note }) => ({
      name,
      note: note ?? '',
      cells: [formatRupees(rupees), labels.chargePeriod[period]],
    })),
    totals: CHARGE_PERIODS.map((period) => {
      const total = sumOf(rows.filter((row) => row.period === period).map(({ rupees }) => rupees));
      return { name: labels.chargeTotal[period], cells: [formatRupees(total), ''] };
    }),
  };
}
