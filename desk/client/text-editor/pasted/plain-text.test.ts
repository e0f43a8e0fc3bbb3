import { expect, it } from 'vitest';
import { inOneForm } from '#app/lib/markdown/one-form.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import { plainLines } from './plain-text.ts';
import { withoutMarkdown } from './typed-markdown.ts';

function paste(copied: string) {
  const { lines, isJoined } = plainLines(copied);
  const { lines: plain, hasTicks } = withoutMarkdown(lines);
  return { text: inOneForm(markdownOf(plain.join('\n'), 'Table')).trim(), isJoined, hasTicks };
}

it.each([
  [
    'sentences that a PDF breaks, with divided words',
    'The candidates shall report to the col-\nlege office on 5 December 2026 for the veri\ufb01cation\nof original certi\ufb01cates. Late comers will\nnot be admitted.',
    'The candidates shall report to the college office on 5 December 2026 for the verification of original certificates. Late comers will not be admitted.',
    { isJoined: true },
  ],
  [
    'sentences in Malayalam',
    'പ്രവേശനത്തിന് അപേക്ഷിച്ച വിദ്യാർഥികൾ തങ്ങളുടെ അസൽ സർട്ടിഫിക്കറ്റുകളുമായി\nഡിസംബർ അഞ്ചിന് കോളേജ് ഓഫീസിൽ ഹാജരാകണം.',
    'പ്രവേശനത്തിന് അപേക്ഷിച്ച വിദ്യാർഥികൾ തങ്ങളുടെ അസൽ സർട്ടിഫിക്കറ്റുകളുമായി ഡിസംബർ അഞ്ചിന് കോളേജ് ഓഫീസിൽ ഹാജരാകണം.',
    { isJoined: true },
  ],
  [
    'items that go on in the next line, not those that follow',
    '1. The candidate shall bring the original certificates to the\noffice on 5 December.\n2. Pay the fee.',
    '1. The candidate shall bring the original certificates to the office on 5 December.\n2. Pay the fee.',
    { isJoined: true },
  ],
  [
    'lines of an address, as they are',
    'Government Engineering College, Kannur, Dharmasala P.O.\nKannur 670563\nphone 0497 2780225',
    'Government Engineering College, Kannur, Dharmasala P.O.\n\nKannur 670563\n\nphone 0497 2780225',
    {},
  ],
  [
    'Markdown of a chat bot',
    '# Notice\n\n## **Fees**\n\n| Item | Fee |\n|---|---:|\n| A | 1 |\n\n```\ncode\n```\n> Pay\n\n- [x] done\n- [ ] task\n\n1. one\n   - inner\n2. two\n\nSee [KTU](https://ktu.edu.in)【1†source】.',
    '## Notice\n\n## Fees\n\n:::table[Fees]\n| Item | Fee |\n| - | - |\n| A | 1 |\n:::\n\ncode\n\nPay\n\n- done\n- task\n\n1. one\n   - inner\n2. two\n\nSee [KTU](https://ktu.edu.in).',
    { hasTicks: true },
  ],
  ['a number with its sign', '# 12, Main road\nKannur', '\\# 12, Main road\n\nKannur', {}],
  [
    'a cell of two lines',
    'A\t"Line 1\nLine ""2"""\nB\t2',
    ':::table[Table]\n| A | Line 1 Line "2" |\n| - | - |\n| B | 2 |\n:::',
    {},
  ],
  ['items with stars, and those of Word inside others', '* one\n* two', '- one\n- two', {}],
  [
    'items of Word inside others',
    '·\tMarks list\no\tof Plus Two',
    '- Marks list\n  - of Plus Two',
    {},
  ],
  ['line ends of Word', 'One\vTwo\u2028Three', 'One\n\nTwo\n\nThree', {}],
])('lines become %s', (_, copied, text, told) => {
  expect(paste(copied)).toEqual({ text, isJoined: false, hasTicks: false, ...told });
});
