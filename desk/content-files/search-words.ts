import { splitAddress } from '#app/i18n/locale.ts';
import { correctEncoding } from '#languages/encoding.ts';

/** A day as it is written in India. */
const DAY = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/g;
const HIDDEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * A text in which the words of a search are looked for, and these words: in small letters and in
 * the encoding of the site, without hidden signs and what stands between the digits of an amount, a
 * phone number or a date.
 */
export function searchable(text: string): string {
  return correctEncoding(text)
    .text.replaceAll(HIDDEN, '')
    .replaceAll(
      DAY,
      (_, day: string, month: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
    .replaceAll(/(?<=\d)[ ,-](?=\d)/g, '')
    .toLowerCase();
}

/**
 * The words of a search. Of an address, in any language and on any host, its path is looked for.
 */
export function wordsOf(query: string): string[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => searchable(pathOf(word)));
}

function pathOf(word: string): string {
  const path = word.replace(/^https?:\/\/[^/]+(?=\/.)/i, '').replace(/\?[^#]*/, '');
  // A section of a page has the name of an entry.
  return path.startsWith('/') ? splitAddress(path.replace('#', '/')).path : word;
}
