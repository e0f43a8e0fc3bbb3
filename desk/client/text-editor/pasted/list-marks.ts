import type { ListType } from '#app/lib/markdown/list-types.ts';
import type { StyleOf } from './styles.ts';
import { wordsOf } from './words-of.ts';

/** What stands before an item: a number of a type, other words such as 1.1, or a bullet. */
export type ListMark = { type: ListType; number: number } | { words: string } | undefined;

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const ROMAN = /^(?=.)x{0,3}(?:ix|iv|v?i{0,3})$/;

/** How far Word indents a level, by unit. */
const INDENT: Readonly<Record<string, number>> = { pt: 36, in: 0.5, cm: 1.27, mm: 12.7, px: 48 };
/** The levels of Quill, one inside the other. */
const IN_QUILL = ['1', 'a', 'i'] as const;

/** How deep an item stands that has no list inside lists around it; 0 of other elements. */
export function levelOf(element: HTMLElement, style: StyleOf): number {
  const [, indent = 0] = /\bql-indent-(\d)/.exec(element.className) ?? [];
  if (element.dataset.list) return Number(indent) + 1;
  const named =
    Number(element.dataset.ariaLevel ?? 0) ||
    Number(/level(\d)/.exec(style(element, 'mso-list'))?.[1] ?? 0);
  if (named || element.localName !== 'p' || !writtenMark(element, style)) return named;
  const [, size = '', unit = ''] =
    /^([\d.]+)(pt|in|cm|mm|px)$/.exec(style(element, 'margin-left')) ?? [];
  return Math.max(1, Math.round(Number(size) / (INDENT[unit] ?? 1)));
}

/**
 * What a word processor writes before an item. Mails lose the style of the list; the mark still has
 * small spaces behind it.
 */
export function writtenMark(item: Element, style: StyleOf): Element | undefined {
  const parts = [...item.querySelectorAll('*')];
  const named = parts.find((part) => style(part, 'mso-list') === 'ignore');
  if (named || item.localName !== 'p' || !style(item, 'text-indent').startsWith('-')) return named;
  const isSpace = (part: Element) =>
    /^7(?:\.0)?pt\b/.test(style(part, 'font')) && wordsOf(part) === '';
  const around = parts.find(isSpace)?.parentElement;
  const isFirst = around && around !== item && wordsOf(item).startsWith(wordsOf(around));
  return isFirst ? around : undefined;
}

export function markInQuill(list: string, level: number, before: ListMark): ListMark {
  if (list !== 'ordered') return undefined;
  const type = IN_QUILL[(level - 1) % IN_QUILL.length] ?? '1';
  const last = before && 'type' in before && before.type === type ? before.number : 0;
  return { type, number: last + 1 };
}

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
