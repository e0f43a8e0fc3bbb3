import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords, snippetOf } from './snippet.ts';

const text = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join('');
const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text);

const LONG = `${'The college stands on a hill. '.repeat(20)}The hostel fee is paid at the office; the fee of the mess is apart. ${'Trees stand around it. '.repeat(20)}`;

describe('the snippet of a text', () => {
  it('contains the place with most of the words, marks them and cuts no word', () => {
    const pieces = snippetOf(LONG, ['hostel', 'fee', 'hill']);
    expect(new Set(marked(pieces))).toEqual(new Set(['hill', 'hostel', 'fee']));
    expect(text(pieces)).toMatch(/^… .*The hostel fee is paid at the office.* …$/);
    expect(text(snippetOf(LONG, ['hostel', 'tree']))).toMatch(/^… .*hostel.* …$/);
    expect(LONG).toContain(text(pieces).slice(2, -2));
  });

  it('is the beginning of the text if it contains none of the words', () => {
    const pieces = snippetOf(LONG, ['library']);
    expect(marked(pieces)).toEqual([]);
    expect(text(pieces)).toMatch(/^The college stands/);
  });

  it('is the whole of a short text', () => {
    expect(snippetOf('Hostel fees', ['fee'])).toEqual([
      { text: 'Hostel ', isMatch: false },
      { text: 'fees', isMatch: true },
    ]);
    expect(snippetOf('', ['fee'])).toEqual([]);
  });

  it('neither begins nor ends with the dot that separates two texts', () => {
    const shown = (before: string, after: string) =>
      text(snippetOf(`${before}Hostel ${'room '.repeat(34)}${after}`, ['hostel']));
    expect(shown(`${'Name '.repeat(10)}· ${'x'.repeat(49)} `, '')).toMatch(/^… x+ Hostel room/);
    const ends = Array.from({ length: 12 }, (_, length) =>
      shown('', `${'y'.repeat(length)} · More of it`),
    );
    for (const end of ends) expect(end).not.toMatch(/· …$/);
    expect(ends.some((end) => end.endsWith('y …'))).toBe(true);
  });

  it.each([
    ['Research laboratories', 'lab', ['laboratories']],
    ['Labs and laboratories', 'lab', ['Labs', 'laboratories']],
    ['Hostels of the college', 'ostel', ['Hostels']],
    ['A bus for all', 'a', ['A', 'all']],
    ['₹12,470 in all', '12470', ['12,470']],
    ['The ofﬁce', 'office', ['ofﬁce']],
    ['സൗകര്യങ്ങൾ', 'സൗകര്യ', ['സൗകര്യങ്ങൾ']],
    ['അളവു\u00adപകരണങ്ങളുടെ പരിപാലനം', 'അളവുപകരണങ്ങളുടെ', ['അളവു\u00adപകരണങ്ങളുടെ']],
    ['Electro\u00adnics and Communication', 'electronics', ['Electro\u00adnics']],
    ['zero\u200bwidth word', 'zerowidth', ['zero\u200bwidth']],
    ['2026-\u206027 e-\u2060Grantz', 'grantz', ['\u2060Grantz']],
    ['പുന:പ്രവേശനം നേടാം', 'പുനപ്രവേശനം', ['പുന:പ്രവേശനം']],
    ['Hostels', 'mess', []],
  ])('marks in %s the words with %s: %j', (title, word, expected) => {
    expect(marked(markWords(title, [word]))).toEqual(expected);
  });

  it('marks words in every form and encoding', () => {
    expect(marked(markWords('ഹോസ്റ്റലില്\u200d, ഹോസ്റ്റലുകളും B.Tech', ['ഹോസ്റ്റല', 'btech']))).toEqual([
      'ഹോസ്റ്റലില്\u200d',
      'ഹോസ്റ്റലുകളും',
      'B.Tech',
    ]);
  });

  it('never changes the text, whatever it contains', () => {
    const any = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 400 }),
    );
    fc.assert(
      fc.property(
        any,
        fc.array(fc.constantFrom('a', 'fee', 'ക'), { maxLength: 3 }),
        (original, terms) => {
          expect(text(markWords(original, terms))).toBe(original);
          expect(original).toContain(
            text(snippetOf(original, terms)).replace(/^… /, '').replace(/ …$/, ''),
          );
        },
      ),
    );
  });
});
