import fc from 'fast-check';
import { inOneForm } from '#app/lib/markdown/one-form.ts';

/** Each kind of block that a text may have. */
const BLOCKS = [
  'The **office** is closed; see [KTU](https://ktu.edu.in/a_b).',
  '## Hostel',
  '- Marks list\n  - of this year\n- Photograph',
  '3. Apply\n   - online\n   - at the office\n\n4. Pay\n\n   by card',
  ':::clauses{type=a}\n2. Tuition\n3. Examination\n:::',
  '> Said the Principal.\n>\n> - twice',
  ':::steps\n1. **Apply.** Online.\n2. **Pay.** At the counter.\n:::',
  ':::warning[Ragging is prohibited.]\nCall [112](tel:112).\n\n- at once\n:::',
  ':::table[Fees of 2026-27]\n| Item | Fee |\n| - | -: |\n| Tuition | **9,650** |\n| Hostel | |\n:::',
  '::contacts{role="office hostel"}',
  'There are :figure[btech-intake] seats; AICTE :id[aicte], :english[404 Not Found].',
  'A line\\\nand another',
  ':::unknown[Box]{a=b}\nText\n:::',
];

/** Texts of one to five blocks, in the form in which the site keeps them. */
export const ANY_TEXT: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 5 })
  .map((blocks) => inOneForm(blocks.join('\n\n')));
