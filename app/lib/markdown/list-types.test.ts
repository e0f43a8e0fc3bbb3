import { expect, it } from 'vitest';
import { itemMark, listStart, listType, partsByNumber } from './list-types.ts';

it.each([
  ['1', 12, '12.'],
  ['a', 1, 'a)'],
  ['a', 26, 'z)'],
  ['a', 28, 'ab)'],
  ['A', 3, 'C)'],
  ['i', 4, 'iv)'],
  ['i', 49, 'xlix)'],
  ['I', 9, 'IX)'],
] as const)('a list of the type %s has before item %i: %s', (type, number, mark) => {
  expect(itemMark(type, number)).toBe(mark);
});

it.each([
  ['a', undefined, 'a'],
  ['disc', 'list-style-type: lower-roman', 'i'],
  [null, 'margin: 0; list-style: upper-latin inside', 'A'],
  [undefined, 'list-style: outside none', '1'],
  [null, null, '1'],
])('the type %s with the style %s is %s', (type, style, known) => {
  expect(listType(type, style)).toBe(known);
});

it.each([
  ['7', 7],
  ['0', 0],
  ['-3', 1],
  ['2026', 1],
  [null, 1],
])('a list of HTML that begins with %s begins here with %i', (start, number) => {
  expect(listStart(start)).toBe(number);
});

it('an item whose number does not follow begins another list', () => {
  const numbers = [undefined, 4, 7, undefined, 2];
  expect(partsByNumber(numbers, 3, (number) => number)).toEqual([
    { start: 3, items: [undefined, 4] },
    { start: 7, items: [7, undefined] },
    { start: 2, items: [2] },
  ]);
});
