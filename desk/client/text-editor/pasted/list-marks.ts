import type { ListType } from '#app/lib/markdown/list-types.ts';

/** What stands before an item: a number of a type, other words such as 1.1, or a bullet. */
export type ListMark = { type: ListType; number: number } | { words: string } | undefined;

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const ROMAN = /^(?=.)x{0,3}(?:ix|iv|v?i{0,3})$/;

/**
 * The mark that a word processor has written: 3. or (c) or iv).
 * @param before of the item before it, by which i is a letter behind h
 */
export function markOf(written: string, before: ListMark): ListMark {
  const words = written.replaceAll(/\s+/g, ' ').trim();
  const [, digits] = /^\(?(\d{1,3})[.)]?$/.exec(words) ?? [];
  if (digits !== undefined) return { type: '1', number: Number(digits) };
  const [, letters] = /^\(?([a-z]{1,5})[.)]$/i.exec(words) ?? [];
  if (letters === undefined)
    return /[\p{L}\p{N}]{2}|\p{N}/u.test(words) || /\p{L}[.)]/u.test(words) ? { words } : undefined;
  const small = letters.toLowerCase();
  const isSmall = small === letters;
  const letter = { type: isSmall ? 'a' : 'A', number: letterNumber(small) } as const;
  const roman = { type: isSmall ? 'i' : 'I', number: romanNumber(small) } as const;
  if (!ROMAN.test(small)) return small.length === 1 ? letter : { words };
  const goesOn = (mark: typeof letter | typeof roman) =>
    before && 'type' in before && before.type === mark.type && before.number + 1 === mark.number;
  return goesOn(letter) ? letter : roman;
}

const letterNumber = (letter: string) => letter.charCodeAt(0) - 96;

function romanNumber(letters: string): number {
  const values = [...letters].map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
