import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSpellingFaults } from '#app/lib/malayalam-spelling.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readMistakes } from '#tests/content/mistakes.ts';
import { toMistakes } from './check.ts';
import { FOUND, PATTERNS, PHRASES } from './problem-phrases.ts';
import { problemWords } from './problem-words.ts';

const content = new ContentFolder('content');
const tell = (file: string, field: string, expected: string, found: string) => toMistakes(content, [{ file, field, expected, found }])[0];

/** Every fixed phrase for an expected value in schemas and checks. */
const said = globSync(['app/content/{,reading/}*.ts', 'app/features/*/{*schema,checks.server}.ts', 'app/lib/{garbled-text,malayalam-encoding}.ts'])
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('duties.ts') && !file.endsWith('publication.server.ts'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:(?:error|message|expected|rule):|const [A-Z_]+ =) '([^'\n]+ [^'\n]+)'/g)].map(([, phrase]) => phrase ?? ''),
  );

/** Messages without typed values, and without characters that Malayalam writes in Latin letters. */
const unquoted = (text: string) =>
  text
    .replaceAll(/“[^”]*”|"[^"]*"|\b(?:https|portal|committee|programme|U\+\w*|P4Y)\S*|[:#/*]+\S+|\S+@\S+/g, '')
    .replaceAll(/\b(?:HTML|CSV|UTF-8|YAML|btech-spot-2026-1|[a-z]+-f\.jpg|main-block\.svg|fee-sheet\.en\.pdf)\b/g, '');

describe('what is said of a mistake', () => {
  it.each([...new Set(said)])('is Malayalam: %s', (phrase) => {
    expect(unquoted(problemWords({ expected: phrase, found: '"x"' }).ml)).not.toMatch(/[A-Za-z]{2}/);
    expect(problemWords({ expected: phrase, found: '"x"' }).ml).not.toContain(`“${phrase}”`);
  });

  it.each(readMistakes().flatMap(({ mistake: name, problems }) => problems.map((problem) => ({ name, ...problem }))))(
    'names no field of the files, and is wholly in the language of the reader: $name',
    ({ file, field, expected, found }) => {
      const mistake = tell(file, field, expected, found);
      const { words, field: name } = mistake ?? { words: { en: '', ml: '' }, field: { en: '', ml: '' } };
      // Typed values, and names that have to be typed, are shown unchanged.
      const typed = /^[a-z]+ [a-z ]+$/.test(found) ? words.ml : words.ml.replaceAll(found, '');
      expect(unquoted(typed.replace(/(?:ഇവയിലൊന്ന്|അവസാനിക്കുന്ന പേര്): .*(?=\. കണ്ടത്)/, ''))).not.toMatch(/[A-Za-z]{2}/);
      expect(words.ml).not.toContain(`“${expected}”`);
      expect(unquoted(words.en.replace(/one of: .*(?=\. Found)/, ''))).not.toMatch(/\w\.yaml|[a-z][A-Z]|[{}[\]]/);
      expect(name.en).not.toMatch(/[[\]{}]|[a-z][A-Z]|\w\.\w+\./);
      expect(name.ml).not.toMatch(/[A-Za-z]/);
    },
  );

  it('names the field as its form does, with the groups around it', () => {
    const field = (file: string, name: string) => tell(file, name, 'a text', 'nothing')?.field;
    expect(field('gallery/campus.yaml', 'pictures[1].caption.ml')).toEqual({ en: 'Pictures 2, Caption, Malayalam', ml: 'ചിത്രങ്ങൾ 2, അടിക്കുറിപ്പ്, മലയാളം' });
    expect(field('fees.yaml', '[0].amounts.btech')?.en).toBe('Amounts, B.Tech');
    expect(field('pages/about/history.ml.md', 'front matter: title')?.en).toBe('Malayalam, Title');
  });

  it('counts the lines of a text as the form shows it', () => {
    expect(tell('pages/about/history.en.md', 'text, line 8', 'text without HTML', '<b>')?.field.en).toBe('English, Text, line 1');
  });

  it.each([
    ['admissions/streams.yaml', 'btech: href', 'Link address'],
    ['disclosures.yaml', 'ugc: overview.at', 'Headings 1, Items 1, Pages with this information'],
    ['navigation.yaml', 'menu about: History', 'Menu 2, Entries below it 2'],
    ['campus-map.yaml', 'places main-building', 'Places 2'],
  ])('names the item of a list in %s that the check calls %s', (file, name, field) => {
    expect(tell(file, name, 'a text', '"x"')?.field.en).toBe(field);
  });

  it('names the entry in which it is, with its title', () => {
    expect(tell('fees.yaml', '[0].amounts.btech', 'a text', 'nothing')?.entry).toMatchObject({
      kind: 'fees',
      title: { en: expect.stringContaining('Fees: ') },
    });
    expect(tell('college.yaml', 'email', 'a text', 'nothing')?.entry).toMatchObject({ id: '', title: { en: 'College details', ml: 'കോളേജ് വിവരങ്ങൾ' } });
  });

  it.each([
    ['admissions/events', 'admission-events'],
    ['pages/about', 'texts'],
    ['documents/files/rti-guide.en.pdf', 'documents'],
    ['news/notice.yml', 'news'],
  ])('leads from %s, which is no entry, to the list of its kind', (file, kind) => {
    expect(tell(file, 'file', 'each name once', '"x"')).toMatchObject({ entry: { kind } });
    expect(tell(file, 'file', 'each name once', '"x"')).not.toHaveProperty('file');
  });

  it('keeps the part that changes', () => {
    expect(problemWords({ expected: 'at most 160 characters', found: '"x"' }).ml).toBe('വേണ്ടത്: പരമാവധി 160 അക്ഷരം. കണ്ടത്: "x".');
    expect(problemWords({ expected: 'each value once', found: '"CSE" twice' }).ml).toBe('വേണ്ടത്: ഓരോ മൂല്യവും ഒരിക്കൽ മാത്രം. കണ്ടത്: "CSE" രണ്ടു തവണ.');
  });

  it('is short for an empty field and for one that is chosen', () => {
    expect(problemWords({ expected: 'a text', found: 'nothing' })).toEqual({ en: 'Fill in this field.', ml: 'ഈ ഫീൽഡ് പൂരിപ്പിക്കുക.' });
    expect(problemWords({ expected: 'one of: a, b', found: 'nothing' }, true).en).toBe('Fill in this field: a choice from the list.');
  });

  it('is spelt as the college spells', () => {
    const all = [...Object.values(PHRASES).map((words) => (typeof words === 'string' ? words : words[1])), ...[...PATTERNS, ...FOUND].map(([, text]) => text)];
    for (const words of all.filter((text) => !text.includes('ചില്ലക്ഷരം'))) expect(findSpellingFaults(words)).toEqual([]);
  });
});
