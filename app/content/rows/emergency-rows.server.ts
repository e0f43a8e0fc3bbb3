import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { formatDate, formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { titleAlone } from './sample.server.ts';

/** An emergency in one language; its title begins with the days for which the college is closed. */
export function emergencyRow(
  { id, title, text, closedOn = [], sample }: Site['emergencies'][number],
  locale: Locale,
) {
  const days = formatList(
    closedOn.map((day) => formatDate(day, locale)),
    locale,
  );
  const said =
    closedOn.length === 0
      ? title[locale]
      : fillIn(labelsFor('college-year', locale).closedOn, { days, reason: title[locale] });
  return {
    /** Its anchor at the top of every page. */
    id: `urgent-${id}`,
    title: titleAlone(said, sample, locale),
    text: text[locale],
  };
}
