import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesLike } from '#app/lib/names.server.ts';
import { findEncodingFaults } from '#languages/encoding.ts';
import { findSpellingFaults } from '#languages/spelling.ts';
import {
  findAvoidedWords,
  findCountFaults,
  findLatinNames,
  findQuaintWords,
} from '#tests/support/house-style.ts';

/**
 * The style of this product's own texts. An editor writes as the college writes: nothing here is
 * refused at the desk.
 */

describe('the lists find', () => {
  it.each([
    ['The papers are checked and handed back at once.', ['papers', 'handed back']],
    ['Hand the form in by the last day for applications.', ['Hand the form in', 'last day for']],
    ['How to apply is told under admissions; the notice tells the rest.', ['is told', 'tells']],
  ])('what is not plain English: %s', (text, found) => {
    expect(findQuaintWords(text).map((fault) => fault.found)).toEqual(
      expect.arrayContaining(found),
    );
  });

  it('Malayalam that translates English word for word, Latin names, and a wrong number', () => {
    const right = (faults: readonly { right: string }[]) => faults.map((fault) => fault.right);
    expect(right(findAvoidedWords('പ്രവേശന വഴി, തുറന്ന വിവരങ്ങൾ എന്ന പേജ്'))).toEqual([
      'പ്രവേശന മാർഗം',
      'ഓപ്പൺ ഡേറ്റ',
    ]);
    expect(right(findLatinNames('NATA, GATE വഴി B.Tech'))).toEqual(['നാറ്റ', 'ബി.ടെക്']);
    expect(right(findCountFaults('9 പ്രോഗ്രാം, 60 സീറ്റുകൾ, രണ്ടു കോളേജ് ബസുകൾ'))).toEqual([
      '9 പ്രോഗ്രാമുകൾ',
      '60 സീറ്റ്',
    ]);
  });

  it('every form that the glossary rejects', () => {
    const rejected = NOTES.flatMap(
      (note) => /not ([\u0d00-\u0d7f /]+)/.exec(note)?.[1]?.trim().split('/') ?? [],
    );
    // In the first line are words that are correct with another meaning; in the second are those
    // that only the search knows.
    const correctElsewhere = ['മന്ദിരം', 'വഴി', 'കരാർ', 'പ്രിൻസിപ്പാൾ', 'ഗ്രന്ഥശാല', 'ഫീസു്'];
    expect(rejected.length).toBeGreaterThan(15);
    expect(
      rejected
        .filter((form) => [findSpellingFaults, findAvoidedWords].every((find) => !find(form)[0]))
        .sort(),
    ).toEqual(correctElsewhere.sort());
  });
});

describe('the texts of the sample and of the starter', () => {
  /** Every text of the content with its language; of a text file, each line. */
  const texts = [
    ...namesLike('{content,content-starter}/**/*.yaml').flatMap((file) =>
      pairsIn(parse(readFileSync(file, 'utf8')), file, ''),
    ),
    ...namesLike('{content,content-starter}/**/*.{en,ml}.md').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('keywords:'))
        .map((line) => [file, file.slice(-5, -3), line.replaceAll(/\]\([^)]*\)/g, ']')] as const),
    ),
  ];
  const faultsIn = (language: string, find: (text: string) => readonly object[]) =>
    texts.flatMap(([file, of, text]) =>
      of === language ? find(text).map((fault) => `${file}: ${JSON.stringify(fault)}`) : [],
    );

  it('are found', () => {
    expect(texts.length).toBeGreaterThan(5000);
  });

  it('write a time with a colon, which voices read as a time: 9.30 is a decimal to them', () => {
    const dotted =
      /(?<![\d.])\d{1,2}\.[0-5]\d(?= ?(?:am|pm)\b|-ന)|(?:രാവിലെ|ഉച്ചയ്ക്ക്|വൈകിട്ട്|രാത്രി) \d{1,2}\.\d/g;
    const found = texts.flatMap(([file, , text]) =>
      [...text.matchAll(dotted)].map(([time]) => `${file}: ${time}`),
    );
    expect(found).toEqual([]);
  });

  it('are plain English', () => {
    expect(faultsIn('en', findQuaintWords)).toEqual([]);
  });

  it.each([findSpellingFaults, findAvoidedWords, findCountFaults, findLatinNames])(
    'are in the Malayalam of the glossary: %o',
    (find) => {
      expect(faultsIn('ml', find)).toEqual([]);
    },
  );
});

function pairsIn(value: unknown, file: string, key: string): (readonly [string, string, string])[] {
  if (typeof value === 'string') return [[file, key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'keywords' ? [] : pairsIn(inner, file, Array.isArray(value) ? key : name),
  );
}

/** Columns of the glossary: terms, and notes, which also list other spellings. */
const [TERMS, NOTES] = [1, 2].map((column) =>
  readFileSync('languages/ml/glossary.tsv', 'utf8')
    .split('\n')
    .map((row) => row.split('\t')[column] ?? ''),
) as [string[], string[]];

/** Malayalam texts of the product: labels, messages, checks, the desk and the handover. */
const FILES = namesLike([
  '{app,desk}/**/*.ml.json',
  'app/i18n/**/*.ts',
  'app/features/*/{kind.server,*schema,checks.server}.ts',
  'app/content/**/*.ts',
  'app/lib/expected.ts',
  'desk/**/*.ts',
  'docs/handover/*.ml.md',
]).filter((file) => !file.includes('.test.'));
/** The lines of a text file; of a program only its Malayalam strings. */
const textsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) =>
      file.endsWith('.md')
        ? [line]
        : /^\s*(?:\/\/|\/?\*)/.test(line)
          ? []
          : (line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? []),
    )
    .filter((text) => /[\u0d00-\u0d7f]/.test(text));

describe('the Malayalam of the glossary, labels, messages, the desk and the handover', () => {
  const texts = [
    ...TERMS.map((text) => ['languages/ml/glossary.tsv', text] as const),
    ...FILES.flatMap((file) => textsIn(file).map((text) => [file, text] as const)),
  ];
  // Keywords are what visitors type, and one message of the desk shows the wrong letters.
  const ours = texts.filter(([, text]) => !/^keywords:|U\+0D/.test(text));

  it('is found', () => {
    for (const part of 'app/i18n/ app/features/ app/content/ desk/client/ desk/server/ desk/imports/ docs/handover/'.split(
      ' ',
    ))
      expect(ours.filter(([file]) => file.startsWith(part)).length, part).toBeGreaterThan(5);
  });

  it.each([
    ['is stored in one encoding, with U+200C only where loanwords need it', findEncodingFaults],
    ['has one spelling for each word', findSpellingFaults],
    ['has one term for each thing', findAvoidedWords],
    ['names courses and examinations in Malayalam letters', findLatinNames],
    ['has plurals after numbers', findCountFaults],
  ])('%s', (_name, find) => {
    expect(
      ours.flatMap(([file, text]) =>
        find(text).map((fault) => `${file}: ${JSON.stringify(fault)}`),
      ),
    ).toEqual([]);
  });

  it('says തിരഞ്ഞെടുപ്പ്, an election, in no label or message', () => {
    expect(ours.filter(([, text]) => text.includes('തിരഞ്ഞെടുപ്പ'))).toEqual([]);
  });
});
