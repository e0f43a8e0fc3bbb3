import type { List } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/**
 * Before the items of a list stand numbers, or letters or Roman numbers as an order has them before
 * its clauses: the names of HTML.
 */
export const LIST_TYPES = ['1', 'a', 'A', 'i', 'I'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** Names in a style, and the type of HTML that each means. */
const IN_STYLE: Readonly<Record<string, ListType>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};
const ROMAN: readonly (readonly [sign: string, value: number])[] = [
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];
/** No list of a page is this long: the number is a year, or one of a letter. */
export const MAX_LIST = 999;

const isListType = (type: unknown): type is ListType => LIST_TYPES.includes(type as ListType);

/** The type of a list of HTML, from its attribute or else its style. */
export function listType(type: unknown, style?: unknown): ListType {
  const [, named = ''] =
    /list-style(?:-type)?\s*:[^;]*?\b([a-z]+-[a-z]+)/.exec(String(style)) ?? [];
  return isListType(type) ? type : (IN_STYLE[named] ?? '1');
}

/** The first number of a list of HTML; where this site cannot have it, 1. */
export function listStart(start: unknown): number {
  const number = Number.parseInt(String(start), 10);
  return number >= 0 && number <= MAX_LIST ? number : 1;
}

/** What stands before an item: 3. or c) or iii). */
export function itemMark(type: ListType, number: number): string {
  if (type === '1') return `${number}.`;
  const mark = type.toLowerCase() === 'a' ? letters(number) : roman(number);
  return `${type === 'A' || type === 'I' ? mark.toUpperCase() : mark})`;
}

function letters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

function roman(number: number): string {
  const [sign, value] = ROMAN.find(([, each]) => each <= number) ?? ['', 0];
  return value === 0 ? sign : sign + roman(number - value);
}

/**
 * Parts of a list whose items go on by one, each with its first number; an item without a number of
 * its own goes on.
 */
export function partsByNumber<Item>(
  items: readonly Item[],
  first: number,
  numberOf: (item: Item) => number | undefined,
): { start: number; items: Item[] }[] {
  const parts: { start: number; items: Item[] }[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    const next = last ? last.start + last.items.length : first;
    const number = numberOf(item) ?? next;
    if (last && number === next) last.items.push(item);
    else parts.push({ start: number, items: [item] });
  }
  return parts;
}

/**
 * A list in Markdown, which counts in numbers alone: one of another type stands in
 * `:::clauses{type=a}`.
 */
export const asClauses = (list: List, type: ListType): List | ContainerDirective =>
  type === '1'
    ? list
    : { type: 'containerDirective', name: 'clauses', attributes: { type }, children: [list] };

/**
 * The list of `:::clauses{type=a}`, which stands in it alone, and its type; nothing for another
 * box.
 */
export function clausesOf({ name, attributes, children }: ContainerDirective) {
  const [list, ...others] = children;
  const { type, ...more } = attributes ?? {};
  const isOne = list?.type === 'list' && list.ordered && others.length === 0;
  return name === 'clauses' && isOne && isListType(type) && Object.keys(more).length === 0
    ? { list: list as List, type }
    : undefined;
}
