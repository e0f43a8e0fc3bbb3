import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: piece }) => piece);

describe('the highlight in a text', () => {
  it.each([
    ['Research laboratories', 'LAB', ['lab']],
    ['Labs and laboratories', 'lab', ['Lab', 'lab']],
    ['B.Tech and M.Tech', 'btech', ['B.Tech']],
    ['₹12,470 in all', '12470', ['12,470']],
    ['എൻജിനീയറിങ് കോളേജ്', 'എഞ്ചിനീയറിംഗ്', ['എൻജിനീയറിങ്']],
    ['സർവകലാശാല', 'സര്‍വ്വകലാശാല', ['സർവകലാശാല']],
    ['സൗകര്യങ്ങൾ', 'സൗകര്യങ്', ['സൗകര്യങ്ങ']],
    ['Hostels of the college', 'ＨＯＳ', ['Hos']],
    ['The ofﬁce', 'office', ['ofﬁce']],
    ['Hostels', 'mess', []],
    ['', 'mess', []],
    ['Hostels', '', []],
  ])('of %s for %s is %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('never splits a conjunct', () => {
    expect(marked('പ്രവേശനം', 'പ')).toEqual(['പ്ര']);
    expect(marked('രക്ഷിതാവ്', 'ക')).toEqual(['ക്ഷി']);
  });

  it('never changes the text, whatever the query', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        'B',
        '.',
        ' ',
        'ക',
        '്',
        'ഷ',
        'ി',
        'ം',
        'ഗ',
        'ർ',
        '\u200d',
        '1',
        ',',
      ),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, text, (original, query) => {
        const pieces = highlight(original, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(original);
      }),
    );
  });
});
