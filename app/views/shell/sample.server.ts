import { labelsFor } from '#app/i18n/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** A title where it stands alone, such as in a calendar or a feed reader: what is a sample says so in its first words. */
export function titleAlone(title: string, sample: true | undefined, locale: Locale): string {
  return sample ? `${labelsFor(locale).sampleNote}: ${title}` : title;
}
