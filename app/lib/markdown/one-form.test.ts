import { readFileSync } from 'node:fs';
import type { Mark } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesLike } from '#app/lib/names.server.ts';
import { inOneForm, readText, writeText } from './one-form.ts';
import { SCHEMA } from './text-model.ts';

it('each text of the content keeps each sign in the editor', () => {
  const changed = namesLike('{content,content-starter}/**/*.md').filter((file) => {
    const [, body = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    return inOneForm(body) !== body;
  });
  expect(changed, 'node tools/run.mjs format-texts').toEqual([]);
});

it('so does each text of a notice, event or tender', () => {
  const changed = namesLike('content/{news,events,tenders}/*.yaml').filter((file) => {
    const { body }: { body: Record<string, string> } = parse(readFileSync(file, 'utf8'));
    return Object.values(body).some((text) => inOneForm(text) !== text);
  });
  expect(changed).toEqual([]);
});

describe('one form for', () => {
  it.each([
    [
      'a table, however its columns stand',
      ':::table[Dates]\n\n|Step   |Day|\n|:--|---|\n|Form|3 May|\n\n:::',
      ':::table[Dates]\n| Step | Day |\n| :- | - |\n| Form | 3 May |\n:::\n',
    ],
    [
      'a list and one inside it',
      '* Marks list\n\n* Photograph\n    * of this year',
      '- Marks list\n- Photograph\n  - of this year\n',
    ],
    ['lines of a paragraph', 'The office\nis closed.', 'The office is closed.\n'],
    ['a bold link', '**[Apply](/a)** now', '[**Apply**](/a) now\n'],
    ['a place of data', '::committee{#library}', '::committee{id=library}\n'],
  ])('%s', (_, typed, form) => {
    expect(inOneForm(typed).replaceAll('\\*', '*')).toBe(form);
  });
});

it.each([
  'കോളേജ് **(സർക്കാർ)**ന്റെ കീഴിൽ.',
  'Open from 10:30, Venue:hall, 9~5, 2026. The year.',
  'Bring *it* \\_ `sample`, <b>x</b> and ![map](/a.png).',
  '> Said the Principal.\n>\n> - twice',
  '- Marks list\n  - of this year',
  '1. Apply\n   - online\n   - at the office\n\n2. Pay\n\n   by card',
  ':::steps\n1. **Apply.** Online.\n2. **Pay.** At the counter.\n:::',
  ':::warning[Ragging is prohibited.]\nCall [112](tel:112).\n\n- at once\n:::',
  ':::unknown[Box]{a=b}\nText\n:::',
  '::contacts{role="office hostel"}\n\n::year',
  'There are :figure[btech-intake] seats; AICTE :id[aicte], :english[404 Not Found].',
  'It began in [[year and order]], with [[number]] branches.',
  'A line\\\nand another',
  '```\ncode\n```',
  'Mail [office@college.example](mailto:office@college.example), [KTU](https://ktu.edu.in/a_b).',
])('nothing is lost of %s', (text) => {
  const form = inOneForm(text);
  expect(writeText(readText(form))).toBe(form);
  expect(form).toBe(`${text}\n`);
});

it('bold that goes on over the space between two links stays in them', () => {
  const { marks, nodes } = SCHEMA;
  const text = (words: string, own: readonly Mark[]) => SCHEMA.text(words, own);
  const link = (href: string) => marks.link.create({ href });
  const bold = marks.strong.create();
  const words = [
    text('Form ', [link('/a')]),
    text('A ', [link('/a'), bold]),
    text('B', [link('/b'), bold]),
    text(' form', [link('/b')]),
  ];
  const doc = nodes.doc.create(null, nodes.paragraph.create(null, words));
  expect(writeText(doc)).toBe('[Form **A**](/a) [**B** form](/b)\n');
});

it('a paragraph of thousands of parts is written, however they are nested', () => {
  const form = inOneForm('[b](:a['.repeat(5500));
  expect(inOneForm(form)).toBe(form);
});
