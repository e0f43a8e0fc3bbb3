import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { onlyIn } from './only-in.server.ts';

/**
 * A title shown alone, as in a calendar or feed reader: a sample is marked in its first words, what
 * is in another language only in its last.
 */
export function titleAlone(
  title: string,
  sample: true | undefined,
  locale: Locale,
  only?: Locale,
): string {
  const { only: other } = onlyIn({ only }, locale);
  const said = other ? `${title} (${other.words})` : title;
  return sample ? `${messagesFor(locale).sampleNote}: ${said}` : said;
}
