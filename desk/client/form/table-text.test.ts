import { expect, it } from 'vitest';
import { tableAt, textOf } from './table-text.ts';

const TEXT =
  'Dates.\n\n:::table[Last dates]\n\n| Step | Day |\n|---|:-:|\n| Form A \\| B | **3 May** |\n| Fee |\n\n:::\n\nEnd.';

it('the table at the cursor is read, with a row that lacks a cell', () => {
  expect(tableAt(TEXT, 3)).toBeUndefined();
  expect(tableAt(TEXT, TEXT.indexOf('Fee'))).toEqual({
    caption: 'Last dates',
    marks: ['---', ':-:'],
    rows: [
      ['Step', 'Day'],
      ['Form A | B', '**3 May**'],
      ['Fee', ''],
    ],
    from: 8,
    to: TEXT.indexOf('\n\nEnd.'),
  });
});

it('what is not changed is written as it was', () => {
  const whole =
    ':::table[Last dates]\n\n| Step | Day |\n|---|:-:|\n| Form A \\| B | **3 May** |\n\n:::';
  expect(textOf(tableAt(whole, 30) ?? { caption: '', marks: [], rows: [] })).toBe(whole);
});

it('a table without a caption gets one, and nothing around it is taken', () => {
  const note = ':::note\n| A | B |\n| - | - |\n| 1 | 2 |\n:::';
  const table = tableAt(note, 12);
  expect(table).toMatchObject({
    caption: '',
    rows: [
      ['A', 'B'],
      ['1', '2'],
    ],
  });
  expect(note.slice(table?.from, table?.to)).toBe('| A | B |\n| - | - |\n| 1 | 2 |');
});
