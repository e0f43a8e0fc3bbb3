import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import { type Piece, snippetOf } from '#app/lib/search/snippet.ts';
import type { Sought } from '#app/lib/search/sought.ts';
import { DATES } from '#languages/dates.ts';
import { dayLine } from './day-line.ts';
import { holdingPage } from './search-messages.ts';

const texts = new Map<string, Promise<string>>();

/**
 * The part of the text of a result that has what is sought: of a calendar the day.
 * @param base address of the search page, below which the texts are
 * @returns nothing if it could not be loaded
 */
export async function excerptOf(
  base: string,
  { day, wanted, isTime }: Sought,
  { entry, words }: Pick<Found, 'entry' | 'words'>,
): Promise<readonly Piece[]> {
  const page = holdingPage(entry.path);
  const address = `${base}/text${page === '/' ? '/index' : page}.txt`;
  const loading = texts.get(address) ?? read(address);
  texts.set(address, loading);
  try {
    const text = await loading;
    const line = day && dayLine(text, day, splitAddress(base).locale);
    if (line) return [{ text: line, isMatch: false }];
    return snippetOf(text, words, isTime ? timeIn(splitAddress(base).locale) : wanted);
  } catch {
    texts.delete(address);
    return [];
  }
}

/** A file of the search as text. */
export async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** A date or a time of day as a language writes it: `20 May 2026`, `8 am`. */
function timeIn(locale: Locale): RegExp {
  const clocks = DATES[locale].times.map(([, form]) =>
    form.replace('{clock}', '\\d{1,2}(?::\\d\\d)?'),
  );
  return new RegExp(`\\b20\\d\\d\\b|${clocks.join('|')}`);
}
