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
      'a link, from an address in capital letters',
      'See HTTPS://KTU.EDU.IN/a.',
      'See [HTTPS://KTU.EDU.IN/a](https://ktu.edu.in/a).\n',
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

it.each([
  [
    'rows, which have the short line above them as their name',
    'Rank list:\nSl\tName | Rank\n1\tAnu *B*\n2\t\nPay at once.',
    ':::table[Rank list]\n| Sl | Name \\| Rank |\n| - | - |\n| 1 | Anu **B** |\n| 2 | |\n:::\n\nPay at once.\n',
  ],
  [
    'rows below a sentence',
    'The ranks are out.\nA\t1\nB\t2',
    'The ranks are out.\n\n:::table[Table]\n| A | 1 |\n| - | - |\n| B | 2 |\n:::\n',
  ],
  [
    'items of a list, as Word copies them, with their other lines',
    '1.\tRegister\n2.\tPay\n\tat once\n\tby card',
    '1. Register\n\n2. Pay\n\n   at once\n\n   by card\n',
  ],
])('lines with tabs become %s', (_, plain, markdown) => {
  expect(inOneForm(markdownOf(plain, 'Table'))).toBe(markdown);
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
