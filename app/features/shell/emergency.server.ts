import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { emergencyRow } from '#app/content/rows/emergency-rows.server.ts';
import { lastChange } from '#app/domain/state-changes.ts';
import { formatEnd } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export type EmergencyView = ReturnType<typeof emergencyView>;

/** What is said at the top of every page now and later; what is over is left out. */
export function emergencyView(
  { emergencies }: Pick<Site, 'emergencies'>,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('college-year', locale);
  const rows = emergencies
    .filter(({ until }) => now < Date.parse(until))
    .map((entry) => {
      const { id, title, text } = emergencyRow(entry, locale);
      const moment = formatEnd(entry.until, locale);
      return {
        id,
        title: `${title}.`,
        text: `${text} ${fillIn(labels.emergencyUntil, { moment })}`,
        from: Date.parse(entry.from),
        until: Date.parse(entry.until),
      };
    });
  return {
    now: lastChange(
      rows.flatMap(({ from, until }) => [from, until]),
      now,
    ),
    label: labels.emergency,
    rows,
  };
}
