import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** A title shown alone, as in a calendar or feed reader: a sample is marked in its first words. */
export function titleAlone(title: string, sample: true | undefined, locale: Locale): string {
  return sample ? `${messagesFor(locale).sampleNote}: ${title}` : title;
}
