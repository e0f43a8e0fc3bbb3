import { describe, expect, it } from 'vitest';
import { inOneForm } from './one-form.ts';
import { markdownOf, plainBlocks } from './plain-words.ts';

const written = (plain: string) => inOneForm(markdownOf(plain));

describe('words that were copied without marks become', () => {
  it.each([
    [
      'bold, from a chat',
      '*Last date:* 30 November. _Counter 3_',
      '**Last date:** 30 November. Counter 3\n',
    ],
    [
      'bold and a link, from Markdown',
      '**Bring the card.** See [the form](https://forms.gle/abc).',
      '**Bring the card.** See [the form](https://forms.gle/abc).\n',
    ],
    [
      'a link, from an address',
      'Apply at https://forms.gle/abc_d by Friday.',
      'Apply at [https://forms.gle/abc_d](https://forms.gle/abc_d) by Friday.\n',
    ],
    [
      'paragraphs and lists, from lines',
      'The office is closed on Friday.\nBring:\n• marks list\n• TC\n1. Register\n2. Pay',
      'The office is closed on Friday.\n\nBring:\n\n- marks list\n- TC\n\n1. Register\n2. Pay\n',
    ],
    [
      'words, from signs that mean nothing',
      'Rooms 3*4 and 5*6, my_file_name, C++',
      'Rooms 3\\*4 and 5\\*6, my_file_name, C++\n',
    ],
  ])('%s', (_, plain, markdown) => {
    expect(written(plain)).toBe(markdown);
  });
});

it('a text says its paragraphs, items and rows without marks', () => {
  expect(
    plainBlocks(
      'Pay the **fee** at [the counter](/contact).\n\n1. Register.\n2. Pay.\n\n- marks list\n\n:::clauses{type=i}\n3. Mess\n4. Gate\n:::\n\n:::table[Days]\n| Class | Day |\n| - | - |\n| S1 | Monday |\n:::\n',
    ),
  ).toEqual([
    'Pay the fee at the counter.',
    '1. Register.',
    '2. Pay.',
    'marks list',
    'iii) Mess',
    'iv) Gate',
    'Days',
    'Class, Day',
    'S1, Monday',
  ]);
});
