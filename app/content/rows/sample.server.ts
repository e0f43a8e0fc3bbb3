import { labelsFor } from '#app/content/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** A title shown alone, as in a calendar or feed reader: a sample is marked in its first words. */
export function titleAlone(title: string, sample: true | undefined, locale: Locale): string {
  return sample ? `${labelsFor('news', locale).sampleNote}: ${title}` : title;
}
