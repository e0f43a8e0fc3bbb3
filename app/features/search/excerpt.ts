import { splitAddress } from '#app/i18n/locale.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import { markWords, type Piece, snippetOf } from '#app/lib/search/snippet.ts';
import type { Sought } from '#app/lib/search/sought.ts';
import { dayLine } from './day-line.ts';
import { holdingPage } from './search-messages.ts';

const isPlain = ({ isMatch }: Piece) => !isMatch;
const texts = new Map<string, Promise<string>>();

/**
 * The part of the text of a result that has what is sought: of a calendar the day.
 * @param base address of the search page, below which the texts are
 * @returns nothing if it could not be loaded
 */
export async function excerptOf(
  base: string,
  { day, wanted }: Sought,
  { entry, words, subjects }: Pick<Found, 'entry' | 'words' | 'subjects'>,
): Promise<readonly Piece[]> {
  const page = holdingPage(entry.path);
  const address = `${base}/text${page === '/' ? '/index' : page}.txt`;
  const loading = texts.get(address) ?? read(address);
  texts.set(address, loading);
  try {
    const text = await loading;
    const line = day && dayLine(text, day, splitAddress(base).locale);
    if (line) return [{ text: line, isMatch: false }];
    const all = [...words, ...subjects.flat()];
    if (!wanted) return snippetOf(text, all);
    // What the title says is all over the text: the figure stands beside the other words.
    const titles = `${entry.title} ${entry.otherTitle}`;
    const others = subjects.filter((forms) => markWords(titles, forms).every(isPlain)).flat();
    const piece = snippetOf(text, others, wanted);
    return markWords(piece.map((part) => part.text).join(''), all);
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
