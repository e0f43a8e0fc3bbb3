import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { copyContent } from '#tests/content/content-copy.ts';
import { need } from '#tests/support/need.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { checkChanges, toMistakes } from './check.ts';

const copy = copyContent();
const content = new ContentFolder('content');
const NOTICE = 'news/barch-spot-admission.yaml';
const HISTORY = 'pages/about/history.en.md';
const notice = parse(copy.read(NOTICE));
const withTitle = (en: string) => stringify({ ...notice, title: { ...notice.title, en } });

/** Drafts that stopped a publication, though each could be saved. */
const DRAFTS: [name: string, file: string, text: string, field: string][] = [
  ['a sign of a font of Word', NOTICE, withTitle('\uf0b7 Bus timings'), 'title.en'],
  [
    'a reversed direction in a text',
    HISTORY,
    copy.read(HISTORY).replace('\n---\n', '\n---\nFee \u202e0001 sR\n\n'),
    'text, line 8',
  ],
  [
    'a future day',
    'page-days.yaml',
    copy.read('page-days.yaml').replace('"/": 2026-11-21', '"/": 2999-01-01'),
    '/',
  ],
];

describe('the rules of saving are those of publishing', () => {
  it.each(DRAFTS)(
    '%s is named before saving, with the words of the publication',
    async (_, file, text, field) => {
      copy.write(file, text);
      const { problems } = await findProblems(copy.folder);
      copy.restore();
      const saving = checkChanges(content, new Map([[file, text]])).problems;
      expect(saving).toEqual(problems);
      expect(saving.map(placeOf)).toContain(field);
    },
  );

  it('a mistake is shown at its field', () => {
    const kind = need(kindOf('news'));
    const { problems } = checkChanges(
      content,
      new Map([[NOTICE, withTitle('\uf0b7 Bus timings')]]),
    );
    const [mistake] = toMistakes(content, problems, { kind, id: 'barch-spot-admission' });
    expect(mistake).toMatchObject({
      path: ['title', 'en'],
      words: {
        en: 'Expected: a new item of the list instead of signs that the fonts of the site lack. Found: “\uf0b7 (U+F0B7)”.',
      },
    });
  });
});
