import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, foldText, wordsOfText } from './fold.ts';
import vectors from './vectors.json' with { type: 'json' };

/**
 * Characters that occur together in Malayalam texts, and anything else that can be typed or pasted.
 */
const malayalam = fc.string({
  unit: fc.integer({ min: 0x0d00, max: 0x0d7f }).map((point) => String.fromCodePoint(point)),
  maxLength: 60,
});
const joiners = fc.constantFrom(
  '\u200c',
  '\u200d',
  '\u00ad',
  '\u200b',
  '\ufeff',
  '\u202e',
  '്',
  'ം',
  'ര്',
  'റ',
  'ൗ',
  'െ',
  '.',
  ',',
  ' ',
);
const latin = fc.string({ unit: 'grapheme-ascii', maxLength: 30 });
const anything = fc.string({ unit: 'binary', maxLength: 60 });
const broken = fc.constantFrom(
  '\ud800',
  '\udfff',
  '\u0000',
  '__proto__',
  '<b>',
  '(a+)+$',
  '12,470',
  '9.30',
  '൧൨',
);
/** One character or conjunct repeated, as from a stuck key. */
const runs = fc
  .tuple(
    fc.constantFrom('്ഗ', '്മ', '്ങ', 'മ്', 'റ', 'ു', 'ദ്', 'സ്', 'െ', 'ൗ', 'ം', '്', '.', '1,'),
    fc.nat(80),
  )
  .map(([part, count]) => `ര${part.repeat(count)}ധ്യ`);
const mixed = fc
  .array(fc.oneof(malayalam, joiners, latin, anything, broken, runs), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** A text whose letters folding does not change. */
const foldedLetters = (text: string) =>
  text
    .split(/([.,\s-]+)/u)
    .map((part, index) => (index % 2 === 0 ? foldText(part) : part))
    .join('');

describe('folding', () => {
  it.each([
    ['हिन्दी', 'हिंदी'],
    ['सम्बन्ध', 'संबंध'],
    ['फ़ीस', 'फीस'],
    ['गाँव', 'गांव'],
    ['পড়া', 'পডা'],
  ])('takes %s for %s, whatever languages the site has', (written, same) => {
    expect(foldText(written)).toBe(foldText(same));
  });

  it.each(vectors.fold)('$input becomes $expected ($why)', ({ input, expected }) => {
    expect(foldText(input)).toBe(expected);
  });

  it.each([
    ['ദു:ഖവെള്ളി', 'ദുഃഖവെള്ളി', 'ദുഖവെള്ളി'],
    ['പുന:പ്രവേശനം', 'പുനഃപ്രവേശനം', 'പുനപ്രവേശനം'],
    ['അന്ത:സംസ്ഥാന', 'അന്തഃസംസ്ഥാന', 'അന്തസംസ്ഥാന'],
    ['നി:ശുൽക്കം', 'നിഃശുൽക്കം', 'നിശുൽക്കം'],
  ])('takes a visarga for one that is typed as a colon or left out: %s', (colon, ...others) => {
    for (const other of others) expect(foldText(colon)).toBe(foldText(other));
    expect(foldedWords(foldText(colon))).toHaveLength(1);
  });

  it.each(['സമയം:രാവിലെ', 'ഫീസ്:അടയ്ക്കണം', 'അവൻ:പറഞ്ഞു', 'തീയതി: ഡിസംബർ', 'സമയം 9:30'])(
    'takes the colon of %s for one that parts words',
    (text) => {
      expect(foldText(text)).toBe(foldText(text.replace(':', ' ')));
    },
  );

  it('of a text keeps whole and parts where a colon may be either', () => {
    expect(wordsOfText('അപേക്ഷ:ഫോം')).toEqual(
      ['അപേക്ഷഫോം', 'അപേക്ഷ', 'ഫോം'].map((word) => foldText(word)),
    );
  });

  it('is idempotent for any input', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it('treats commas and stops in the words of the glossary as expressions with lookbehind would', () => {
    const words = readFileSync('languages/ml/glossary.tsv', 'utf8').split(/[\s/()]+/u);
    const sign = fc.constantFrom(
      '',
      '.',
      ',',
      '..',
      '. ',
      ' .',
      '9.30',
      '1,00,000.',
      '.5',
      ',5,',
      '൧,൨',
      '-',
    );
    const word = fc.nat(words.length - 1).map((place) => words[place] ?? '');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, sign), { maxLength: 8 }), (parts) => {
        const text = foldedLetters(parts.flat().join(''));
        const parted = text
          .replaceAll(/(?<=\p{Nd}),(?=\p{Nd})/gu, '')
          .replaceAll(/(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, '')
          .replaceAll(/(?<!\p{Nd})\.|\.(?!\p{Nd})/gu, ' ');
        expect(foldText(text)).toBe(foldText(parted));
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves words of letters, marks and digits, separated by single spaces', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        expect(foldText(text)).toMatch(/^(?:[\p{L}\p{M}\p{N}.]+(?: [\p{L}\p{M}\p{N}.]+)*)?$/u);
      }),
      { numRuns: 1000 },
    );
  });

  it('treats all encodings of a chillu alike', () => {
    for (const [atomic, consonant] of Object.entries({
      ൺ: 'ണ',
      ൻ: 'ന',
      ർ: 'ര',
      ൽ: 'ല',
      ൾ: 'ള',
      ൿ: 'ക',
    })) {
      for (const stored of [atomic, `${consonant}്`, `${consonant}്\u200d`])
        expect(foldText(`മ${stored}`)).toBe(`മ${consonant}്`);
    }
  });

  it('gives the words of a text', () => {
    expect(foldedWords(foldText(' B.Tech,  ഫീസ്! '))).toEqual(['btech', 'ഫീസ്']);
    expect(foldedWords(foldText(' … '))).toEqual([]);
  });
});
