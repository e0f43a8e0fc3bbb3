import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betKey } from './best-bets.ts';
import {
  prepareIndex,
  SEARCH_CATEGORIES,
  type SearchCategory,
  type SearchEntry,
  type SearchIndex,
  searchEntries,
} from './entry-search.ts';

const now = async () => undefined;

function entry(title: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return {
    title,
    otherTitle: '',
    path: `/${title}`,
    category: 'Information',
    keywords: [],
    ...more,
  };
}

const categories = Object.fromEntries(
  SEARCH_CATEGORIES.map((name) => [name, [name, ''] as const]),
) as SearchIndex['categories'];

async function search(
  entries: readonly SearchEntry[],
  query: string,
  synonyms: SearchIndex['synonyms'] = [],
) {
  const { matches, close } = searchEntries(
    await prepareIndex({ entries, categories, synonyms, bets: [] }, now),
    query,
  );
  return { matches: matches.map(({ title }) => title), close: close.map(({ title }) => title) };
}

describe('what matches a query', () => {
  const entries = [
    entry('Hostels', { otherTitle: 'ഹോസ്റ്റൽ', keywords: ['mess', 'വാർഡൻ'], category: 'Facilities' }),
    entry('Library', { otherTitle: 'ലൈബ്രറി', keywords: ['Books'], category: 'Facilities' }),
  ];

  it.each([
    ['a part of the title', 'ostel', ['Hostels']],
    ['capitals or none', 'hOSTELS', ['Hostels']],
    ['the title of the other language', 'ലൈബ്രറി', ['Library']],
    ['its old encoding', 'ഹോസ്റ്റല്\u200d', ['Hostels']],
    ['a part of a keyword', 'oks', ['Library']],
    ['half a word, up to any of its signs', 'വാർ', ['Hostels']],
    ['a keyword of the other language', 'വാർഡൻ', ['Hostels']],
    ['the category', 'facilities', ['Hostels', 'Library']],
    ['a part of the category', 'ciliti', ['Hostels', 'Library']],
  ])('%s', async (_, query, expected) => {
    expect((await search(entries, query)).matches).toEqual(expected);
  });

  it.each(['', '   ', '\t\n', '…', '"', '\u200d'])(
    'a blank query (%j) matches nothing',
    async (query) => {
      expect(await search(entries, query)).toEqual({ matches: [], close: [] });
    },
  );
});

it('every beginning of a title matches, as it is typed sign by sign', async () => {
  const titles = ['സൗകര്യങ്ങൾ', 'അംഗീകാരം', 'എൻജിനീയറിങ്', 'വിദ്യാർഥികൾ', 'കമ്പ്യൂട്ടർ സയൻസ്', 'ഗവൺമെന്റ്'];
  const index = await prepareIndex(
    { entries: titles.map((title) => entry(title)), categories, synonyms: [], bets: [] },
    now,
  );
  const lost = titles.flatMap((title) =>
    [...title].flatMap((_, length) => {
      const typed = title.slice(0, length + 1);
      return searchEntries(index, typed).matches.some((match) => match.title === title)
        ? []
        : [typed];
    }),
  );
  expect(lost).toEqual([]);
});

describe('the order of matches', () => {
  it('is the title, title begins, a word of the title, keyword begins, a word of a keyword, category, then the order of the index', async () => {
    const entries = [
      entry('A', { category: 'Research' }),
      entry('B', { keywords: ['new research'] }),
      entry('C', { keywords: ['research'] }),
      entry('Our research'),
      entry('Research labs'),
      entry('D', { keywords: ['research fund'] }),
      entry('Research'),
    ];
    expect((await search(entries, 'research')).matches).toEqual([
      'Research',
      'Research labs',
      'Our research',
      'C',
      'D',
      'B',
      'A',
    ]);
  });

  it('ranks matches inside a word after matches at the beginning of a word', async () => {
    const entries = [
      entry('Artificial intelligence'),
      entry('Fees', { keywords: ['certificate'] }),
      entry('Public information', { keywords: ['the RTI Act'] }),
      entry('Officer', { keywords: ['rti'] }),
      entry('Guide to RTI'),
    ];
    expect((await search(entries, 'RTI')).matches).toEqual([
      'Guide to RTI',
      'Officer',
      'Public information',
      'Artificial intelligence',
      'Fees',
    ]);
  });

  it('gives at most eight', async () => {
    const entries = Array.from({ length: 20 }, (_, number) => entry(`Hostel ${number + 1}`));
    const { matches, close } = await search(entries, 'hostel');
    expect(matches).toEqual(entries.slice(0, 8).map(({ title }) => title));
    expect(close).toEqual([]);
  });
});

describe('close matches', () => {
  const entries = [
    entry('Library', { otherTitle: 'ലൈബ്രറി', keywords: ['books'] }),
    entry('Admissions', { otherTitle: 'പ്രവേശനം' }),
    entry('Hostels', { otherTitle: 'ഹോസ്റ്റൽ', keywords: ['ഫീസ്', 'fee'] }),
    entry('Economics', { otherTitle: 'സാമ്പത്തികശാസ്ത്രം' }),
    entry('Sports', { otherTitle: 'കായികം' }),
  ];

  it.each([
    ['a slip', 'libary', 'Library'],
    ['two slips in a long word', 'addmisions', 'Admissions'],
    ['two letters swapped', 'hsotels', 'Hostels'],
    ['Malayalam in Latin letters', 'pravesanam', 'Admissions'],
    ['with an ending', 'hostelil', 'Hostels'],
    ['Malayalam with an ending', 'പ്രവേശനത്തിന്', 'Admissions'],
    ['the words in another order', 'fee hostel', 'Hostels'],
    ['words that are one in the index', 'സാമ്പത്തിക ശാസ്ത്രം', 'Economics'],
    ['a question', 'where is the library', 'Library'],
  ])('are found by %s', async (_, query, expected) => {
    const { matches, close } = await search(entries, query);
    expect(matches).toEqual([]);
    expect(close[0]).toBe(expected);
  });

  it('are found by a word that means the same', async () => {
    expect((await search(entries, 'games', [['games', 'sports', 'കളികൾ']])).close).toEqual([
      'Sports',
    ]);
    expect((await search(entries, 'കളികളുടെ', [['games', 'sports', 'കളികൾ']])).close).toEqual([
      'Sports',
    ]);
    expect((await search(entries, 'games')).close).toEqual([]);
  });

  it('tolerate no typing error in words of three letters', async () => {
    expect((await search([entry('Bus')], 'bzs')).close).toEqual([]);
  });

  it('fill up to eight and never repeat a match', async () => {
    const many = [
      ...Array.from({ length: 6 }, (_, number) => entry(`Libary ${number + 1}`)),
      ...Array.from({ length: 6 }, (_, number) => entry(`Library ${number + 1}`)),
    ];
    const { matches, close } = await search(many, 'libary');
    expect(matches).toHaveLength(6);
    expect(close).toEqual(['Library 1', 'Library 2']);
  });

  it('are not looked for where eight match', async () => {
    const many = [
      ...Array.from({ length: 8 }, (_, number) => entry(`Libary ${number + 1}`)),
      entry('Library'),
    ];
    expect((await search(many, 'libary')).close).toEqual([]);
  });
});

describe('a frequent question', () => {
  const bets = [{ keys: [betKey('hostel fees'), betKey('ഹോസ്റ്റൽ ഫീസ്')], entry: 1, answer: '₹100' }];
  const entries = [entry('Hostel fees of last year'), entry('Hostel'), entry('Library')];
  const ask = async (query: string) =>
    searchEntries(await prepareIndex({ entries, categories, synonyms: [], bets }, now), query)
      .matches;

  it.each(['hostel fees', 'Fees, hostel', 'what is the hostel fee', 'ഹോസ്റ്റൽ ഫീസ് എത്ര'])(
    '%s: its entry comes first, with the answer',
    async (query) => {
      expect((await ask(query))[0]).toMatchObject({ title: 'Hostel', answer: '₹100' });
    },
  );

  it('with a number is the same question with any other number', async () => {
    expect(betKey('rank 9000')).toBe(betKey('Rank 412'));
    expect(betKey('rank 9000')).not.toBe(betKey('rank'));
  });

  it('is none while more is typed, or less', async () => {
    expect((await ask('hostel fe')).map(({ title }) => title)).toEqual([
      'Hostel fees of last year',
    ]);
    expect((await ask('library')).map(({ title, answer }) => [title, answer])).toEqual([
      ['Library', undefined],
    ]);
  });
});

it('a word in the index is not a typing error for another: ranking does not find ragging', async () => {
  expect(await search([entry('Anti-ragging'), entry('NIRF ranking')], 'ranking')).toEqual({
    matches: ['NIRF ranking'],
    close: [],
  });
});

describe('whatever is typed', () => {
  it('does no harm', async () => {
    const titles = ['Library', 'constructor', '__proto__', 'ഹോസ്റ്റൽ', '(a+)+$', '<b>'];
    const index = await prepareIndex(
      {
        entries: titles.map((title) => entry(title, { keywords: ['toString', 'ലാബ്'] })),
        categories,
        synonyms: [['__proto__', 'lab']],
        bets: [],
      },
      now,
    );
    const hostile = fc.constantFrom(
      '__proto__',
      'constructor',
      'hasOwnProperty',
      '(a+)+$',
      '.*',
      '[',
      '\\',
      '\ud800',
      '\udc00',
      '\u0000',
      '\u202e',
      '<img src=x>',
      '്',
      'ം',
    );
    const query = fc.array(
      fc.oneof(
        hostile,
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(query, (parts) => {
        const { matches, close } = searchEntries(index, parts.join(' '));
        expect(matches.length + close.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
    expect(searchEntries(index, 'ക്ഷ'.repeat(20_000)).matches).toEqual([]);
  });
});

it('the categories are those of the specification', () => {
  const expected: SearchCategory[] = [
    'Navigation',
    'Information',
    'Education',
    'Process',
    'Management',
    'Departments',
    'Research',
    'Facilities',
    'Campus',
    'Events',
    'Services',
  ];
  expect(SEARCH_CATEGORIES).toEqual(expected);
});
