import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findEncodingFaults } from './encoding.ts';
import { findCountFaults, findLatinNames, findSpellingFaults } from './spelling.ts';

describe('the spelling list', () => {
  it.each([
    ['ഗവൺമെന്റ് എഞ്ചിനീയറിങ് കോളജ്', ['എൻജിനീയ', 'കോളേജ']],
    ['വിദ്യാർത്ഥികൾക്ക്', ['വിദ്യാർഥ']],
    ['റാങ്കിംഗ്', ['ിങ്']],
    ['തിയതി', ['തീയതി']],
    ['നോട്ടിസ് ബോർഡിൽ, പ്രധാന മന്ദിരത്തിനു മുന്നിൽ', ['നോട്ടീസ', 'പ്രധാന കെട്ടിട']],
    ['ആർക്കിടെക്റ്റിന്റെ അപേക്ഷാഫോം പൊലീസിൽ', ['പോലീസ', 'അപേക്ഷാ ഫോ', 'ആർക്കിടെക്ട']],
    ['സ്പോൺസേഡ് സീറ്റുകൾ', ['സ്പോൺസേർഡ']],
    ['ഓപ്പൺ സ്റ്റേജിൽ, ഒറ്റ സെമസ്റ്ററിൽ', ['തുറന്ന വേദി', 'ഓഡ് സെമസ്റ്റ']],
    ['കഴിഞ്ഞ വർഷത്തേക്കാൾ, ഇതിനേക്കാൾ', ['െക്കാൾ']],
    ['അധ്യാപക ഉപദേഷ്ടാവിനെ കാണുക', ['സ്റ്റാഫ് അഡ്വൈസ']],
    ['പ്രവേശന വഴിയും തുറന്ന വിവരങ്ങളും', ['പ്രവേശന മാർഗം']],
    ['ട്രെയിനിൽ എത്തേണ്ട വഴി, തിരയൽ ഫലങ്ങൾ', ['തിരച്ചിൽ ഫല', 'എത്തേണ്ട വിധം']],
    ['ലാബ് സജ്ജമാക്കി നിർത്തുന്നു', ['പരിപാലിക്കുന്ന']],
    ['സ്രോതസ്സിൽ നികുതി കുറയ്ക്കും', ['നികുതി സ്രോതസ്സിൽ പിടി']],
    ['തുറന്ന വിവരങ്ങൾ എന്ന സഞ്ചാരപാത', ['പേജിന്റെ സ്ഥാനം', 'ഓപ്പൺ ഡേറ്റ']],
    ['പട്ടിക പൂർത്തിയാക്കിയശേഷം പറഞ്ഞശേഷം മാത്രം', ['ിയ ശേഷ', 'ഞ്ഞ ശേഷ']],
    ['രസതന്ത്രം വകുപ്പിലെ, കായികവിദ്യാഭ്യാസം വകുപ്പിലെ', ['തന്ത്ര വകുപ്പ', 'വിദ്യാഭ്യാസ വകുപ്പ']],
    ['ഉപകരണം ആവശ്യപ്പെട്ടാൽ, കോളത്തിൽ പറയുന്ന തുക', ['ഉപകരണത്തിൽ ക്രമീകരിച്ചിട്ട', 'കോളത്തിലുള്ള']],
    ['കോഴ്സിന്റെ കാലാവധി മാർഗരേഖയിലുണ്ട്', ['മാർഗനിർദേശ', 'കോഴ്സിന്റെ ദൈർഘ്യം']],
    ['പ്രവേശന സ്ട്രീമിന്റെ കള്ളിപ്പട്ടികയിൽ', ['പട്ടിക', 'പ്രവേശന മാർഗ']],
  ])('finds old spellings and avoided words inside inflected words: %s', (text, wanted) => {
    expect(findSpellingFaults(text).map(({ right }) => right)).toEqual(wanted);
  });

  it('accepts the spellings of this site, and English', () => {
    expect(findSpellingFaults('ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജിലെ വിദ്യാർഥികൾക്ക് മേയ് 4 വരെ')).toEqual([]);
    expect(findSpellingFaults('Engineering College, പുതിയതിലേക്ക്')).toEqual([]);
  });

  it('reports courses and examinations in Latin letters, except GATE', () => {
    expect(findLatinNames('NATA, GATE വഴി B.Tech പ്രവേശനം').map(({ right }) => right)).toEqual([
      'നാറ്റ',
      'ബി.ടെക്',
    ]);
    expect(findLatinNames('നാറ്റ വഴി ബി.ടെക് പ്രവേശനം')).toEqual([]);
  });

  it('has things in the plural and units in the singular after a number', () => {
    const rightOf = (text: string) => findCountFaults(text).map(({ right }) => right);
    expect(rightOf('9 പ്രോഗ്രാം, 60 സീറ്റുകൾ, രണ്ട് ഹോസ്റ്റൽ')).toEqual([
      '9 പ്രോഗ്രാമുകൾ',
      '60 സീറ്റ്',
      'രണ്ട് ഹോസ്റ്റലുകൾ',
    ]);
    expect(
      rightOf('1 ചിത്രം, 9 പ്രോഗ്രാമുകൾ, 60 സീറ്റ്, 3, 5, 7 സെമസ്റ്ററുകൾ, 2026 ടെൻഡർ, പ്രോഗ്രാം 2'),
    ).toEqual([]);
    expect(rightOf('രണ്ടു കോളേജ് ബസുകൾ, 5 സമിതി അംഗങ്ങളുടെ യോഗം')).toEqual([]);
    expect(rightOf('രണ്ടു കോളേജ് ഇന്ന് തുറക്കും')).toEqual(['രണ്ടു കോളേജുകൾ']);
  });

  it('has every form that the glossary rejects', () => {
    const rejected = NOTES.flatMap(
      (note) => /not ([\u0d00-\u0d7f /]+)/.exec(note)?.[1]?.trim().split('/') ?? [],
    );
    // In the first line are words that are correct with another meaning; in the second are those that only the search knows.
    const correctElsewhere = ['മന്ദിരം', 'വഴി', 'കരാർ', 'പ്രിൻസിപ്പാൾ', 'ഗ്രന്ഥശാല', 'ഫീസു്'];
    expect(rejected.length).toBeGreaterThan(15);
    expect(rejected.filter((form) => findSpellingFaults(form).length === 0).sort()).toEqual(
      correctElsewhere.sort(),
    );
  });
});

/** Columns of the glossary: terms, and notes, which also list other spellings. */
const [TERMS, NOTES] = [1, 2].map((column) =>
  readFileSync('docs/glossary.tsv', 'utf8')
    .split('\n')
    .map((row) => row.split('\t')[column] ?? ''),
) as [string[], string[]];

/** Malayalam texts outside the content files' fields: pages, labels, messages, checks, the desk and the handover. */
const FILES = globSync([
  'app/i18n/**/*.ts',
  'app/features/*/{labels,kind.server,*schema,checks.server}.ts',
  'app/content/**/*.ts',
  'app/lib/expected.ts',
  'content/**/*.ml.md',
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

describe('the Malayalam of the glossary, pages, labels, messages, the desk and the handover', () => {
  const texts = [
    ...TERMS.map((text) => ['docs/glossary.tsv', text] as const),
    ...FILES.flatMap((file) => textsIn(file).map((text) => [file, text] as const)),
  ];
  // Keywords are what visitors type, and one message of the desk shows the wrong letters.
  const ours = texts.filter(([, text]) => !/^keywords:|U\+0D/.test(text));

  it('is found', () => {
    for (const part of [
      'app/i18n/',
      'app/features/',
      'app/content/',
      'content/pages/',
      'content/documents/',
      'desk/client/',
      'desk/server/',
      'desk/imports/',
      'docs/handover/',
    ])
      expect(ours.filter(([file]) => file.startsWith(part)).length, part).toBeGreaterThan(5);
  });

  it.each([
    ['is stored in one encoding, with U+200C only where loanwords need it', findEncodingFaults],
    ['has one spelling and one term for each thing', findSpellingFaults],
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
    expect(
      ours.filter(([file, text]) => !file.startsWith('content/') && text.includes('തിരഞ്ഞെടുപ്പ')),
    ).toEqual([]);
  });
});
