import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { A_GROUP, A_TEXT, NOTHING, notIn } from '#app/lib/expected.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { toMistakes } from './check.ts';
import { problemWords } from './problem-words.ts';

const content = new ContentFolder('content');
const empty = (file: string, path: Problem['path'], line?: number) =>
  toMistakes(content, [
    { file, path, ...(line !== undefined && { line }), expected: A_TEXT, found: NOTHING },
  ])[0];

describe('what is said of a mistake', () => {
  it('is in both languages in every schema', () => {
    const schemas = namesLike([
      'app/content/fields.ts',
      'app/features/*/*schema.ts',
      'app/content/schemas/*.ts',
    ]);
    expect(schemas.length).toBeGreaterThan(30);
    expect(
      schemas.filter((file) => /\b(?:error|message): ['"`]/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it.each([
    ['2026-12-20T15:30:00+05:30', '20 December 2026, 3:30 pm', '2026 ഡിസംബർ 20, വൈകിട്ട് 3:30'],
    ['"2026-12-20"', '20 December 2026', '2026 ഡിസംബർ 20'],
    ['2026-02-30', '“2026-02-30”', '“2026-02-30”'],
    ['Hall 3', '“Hall 3”', '“Hall 3”'],
  ])('has days and times as they are written on the site: %s', (found, en, ml) => {
    const expected = { en: 'a time not before the closing', ml: 'അവസാന സമയത്തിനു ശേഷം' };
    expect(problemWords({ expected, found })).toEqual({
      en: `Expected: a time not before the closing. Found: ${en}.`,
      ml: `വേണ്ടത്: അവസാന സമയത്തിനു ശേഷം. കണ്ടത്: ${ml}.`,
    });
  });

  it('names the field as its form does, with the groups around it', () => {
    expect(empty('gallery/campus.yaml', ['pictures', 1, 'caption', 'ml'])?.field).toEqual({
      en: 'Pictures 2, Caption, Malayalam',
      ml: 'ചിത്രങ്ങൾ 2, അടിക്കുറിപ്പ്, മലയാളം',
    });
    expect(empty('fees.yaml', [0, 'amounts', 'btech'])?.field.en).toBe('Amounts, B.Tech');
    expect(empty('pages/about/history.ml.md', ['title'])?.field.en).toBe('Malayalam, Title');
  });

  it('counts the lines of a text as the form shows it', () => {
    expect(empty('pages/about/history.en.md', ['text'], 8)?.field.en).toBe('English, Text, line 1');
  });

  it('names the items of lists by their places', () => {
    const path = [0, 'groups', 0, 'items', 0, 'at', 0];
    expect(empty('disclosures.yaml', path)?.field.en).toBe(
      'Headings 1, Items 1, Pages with this information 1',
    );
  });

  it.each([
    ['admissions/events', 'admission-events'],
    ['pages/about', 'texts'],
    ['documents/files/rti-guide.en.pdf', 'documents'],
    ['news/notice.yml', 'news'],
  ])('leads from %s, which is no entry, to the list of its kind', (file, kind) => {
    expect(empty(file, [])).toMatchObject({ entry: { kind } });
    expect(empty(file, [])).not.toHaveProperty('file');
  });

  it('names the entry in which it is, with its title', () => {
    expect(empty('fees.yaml', [0, 'amounts', 'btech'])?.entry).toMatchObject({
      kind: 'fees',
      title: { en: expect.stringContaining('Fees: ') },
    });
    expect(empty('college.yaml', ['email'])?.entry).toMatchObject({
      id: '',
      title: { en: 'College details', ml: 'കോളേജ് വിവരങ്ങൾ' },
    });
  });

  it('shows days and moments as visitors read them, not as the files hold them', () => {
    const moment = 'such as 2026-11-14T16:00:00+05:30';
    expect(
      problemWords({ expected: { en: moment, ml: '2026-11-14 പോലെ' }, found: NOTHING }),
    ).toEqual({
      en: 'Fill in this field: such as 14 November 2026, 4 pm.',
      ml: 'ഈ ഫീൽഡ് പൂരിപ്പിക്കുക: 2026 നവംബർ 14 പോലെ.',
    });
  });

  it('is short for an empty field and for one that is chosen', () => {
    expect(problemWords({ expected: A_TEXT, found: NOTHING })).toEqual({
      en: 'Fill in this field.',
      ml: 'ഈ ഫീൽഡ് പൂരിപ്പിക്കുക.',
    });
    expect(problemWords({ expected: A_GROUP, found: NOTHING }).en).toBe(
      'Fill in the fields of this part.',
    );
    expect(problemWords(notIn(['a', 'b'], ''), true).en).toBe(
      'Fill in this field: a choice from the list.',
    );
  });
});
