import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTextIndex, type TextDocument, TextIndex } from './text-index.ts';

const PAGES: Omit<TextDocument, 'id'>[] = [
  {
    title: 'Hostels',
    otherTitle: 'ഹോസ്റ്റൽ',
    keywords: 'mess',
    headings: 'Fees',
    text: 'Rooms are given by distance and income. The warden keeps the list.',
  },
  {
    title: 'Library',
    otherTitle: 'ലൈബ്രറി',
    keywords: '',
    headings: '',
    text: 'Books are lent for two weeks. The hostel has a reading room too.',
  },
  {
    title: 'പ്രവേശനം',
    otherTitle: 'Admissions',
    keywords: '',
    headings: '',
    text: 'സീറ്റുകളിലേക്ക് അപേക്ഷിക്കാം. കമ്പ്യൂട്ടറുകളും ക്ലബ്ബുകളും.',
  },
];

const TITLES = PAGES.map(({ title }) => title);
const stored = buildTextIndex(PAGES.map((page, id) => ({ id, ...page })));
const index = new TextIndex(
  JSON.parse(JSON.stringify(stored)),
  [['residence', 'hostel', 'താമസം']],
  TITLES,
  () => 1,
);
const titles = (query: string) => index.search(query).hits.map(({ id }) => PAGES[id]?.title);

describe('the full-text index', () => {
  it.each([
    ['a word of the text', 'warden', ['Hostels']],
    ['the title before the text', 'hostel', ['Hostels', 'Library']],
    ['the beginning of a word', 'libr', ['Library']],
    ['a slip', 'wardan', ['Hostels']],
    ['the title of the other language', 'ലൈബ്രറിയിൽ', ['Library']],
    ['another form of a word', 'സീറ്റ്', ['പ്രവേശനം']],
    ['a loanword that changes before its ending', 'കമ്പ്യൂട്ടർ', ['പ്രവേശനം']],
    ['a loanword that doubles its consonant', 'ക്ലബ്', ['പ്രവേശനം']],
    ['the sound of a word', 'pravesanathinu', ['പ്രവേശനം']],
    ['a word that means the same', 'residence', ['Hostels', 'Library']],
  ])('finds by %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('ranks pages with all words first and reports if none has all', () => {
    expect(titles('reading room')[0]).toBe('Library');
    expect(index.search('reading room').isPartial).toBe(false);
    expect(index.search('warden books').isPartial).toBe(true);
    expect(titles('warden books').sort()).toEqual(['Hostels', 'Library']);
  });

  it('does not require words that it leaves out', () => {
    expect(index.search('warden by the hostels').isPartial).toBe(false);
    expect(titles('warden by the hostels')[0]).toBe('Hostels');
    expect(titles('the')).toEqual([]);
  });

  it('ranks the page first whose title was typed', () => {
    const many = [
      ...PAGES,
      {
        title: 'Hostel rules',
        otherTitle: '',
        keywords: 'library library library',
        headings: 'library',
        text: 'library '.repeat(50),
      },
    ];
    const crowded = new TextIndex(
      buildTextIndex(many.map((page, id) => ({ id, ...page }))),
      [],
      many.map(({ title }) => title),
      (id) => (id === 3 ? 1.5 : 1),
    );
    expect(crowded.search('Library').hits[0]?.id).toBe(1);
  });

  it('can weight a page higher than another with the same words', () => {
    const weighted = new TextIndex(JSON.parse(JSON.stringify(stored)), [], TITLES, (id) =>
      id === 1 ? 100 : 1,
    );
    expect(weighted.search('hostel').hits[0]?.id).toBe(1);
  });

  it('finds nothing for a blank query', () => {
    for (const query of ['', '  ', '…'])
      expect(index.search(query)).toEqual({ hits: [], isPartial: false });
  });

  it('accepts any input without errors', () => {
    const hostile = fc.constantFrom(
      '__proto__',
      'constructor',
      '*',
      '(a+)+$',
      '\ud800',
      '\u0000',
      '<script>',
      '്',
      'AND',
      'OR',
    );
    const query = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(query, (parts) => {
        for (const { id } of index.search(parts.join(' ')).hits) expect(PAGES[id]).toBeDefined();
      }),
      { numRuns: 300 },
    );
    expect(index.search('x'.repeat(20_000)).hits).toEqual([]);
  });
});
