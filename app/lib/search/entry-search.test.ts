import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { searchEntry as entry, searchIndex } from '#tests/support/search-index.ts';
import { betKey } from './best-bets.ts';
import { searchEntries } from './entry-search.ts';
import { packTexts } from './packed-texts.ts';
import {
  prepareIndex,
  type SearchEntry,
  type SearchIndex,
  type SearchTexts,
} from './search-index.ts';

const now = async () => undefined;
/** Results in the window. */
const EIGHT = 8;

const prepare = (
  entries: readonly SearchEntry[],
  more: Partial<SearchIndex> = {},
  texts?: SearchTexts,
) => prepareIndex(searchIndex(entries, more), texts, now);

async function search(
  entries: readonly SearchEntry[],
  query: string,
  synonyms: SearchIndex['synonyms'] = [],
) {
  const found = searchEntries(await prepare(entries, { synonyms }), query, EIGHT);
  const titles = (areClose: boolean) =>
    found
      .filter(({ reason }) => (reason === 'close') === areClose)
      .map(({ entry: { title } }) => title);
  return { matches: titles(false), close: titles(true) };
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
  const index = await prepare(titles.map((title) => entry(title)));
  const lost = titles.flatMap((title) =>
    [...title].flatMap((_, length) => {
      const typed = title.slice(0, length + 1);
      return searchEntries(index, typed, 1).some((match) => match.entry.title === title)
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
    searchEntries(await prepare(entries, { bets }), query, 1).map(
      ({ entry: { title }, answer }) => [title, answer],
    );

  it.each(['what is the hostel fee', 'ഹോസ്റ്റൽ ഫീസ് എത്ര'])(
    '%s: its entry comes first, with the answer',
    async (query) => {
      expect(await ask(query)).toEqual([['Hostel', '₹100']]);
    },
  );

  it('with a number is the same question with any other number', async () => {
    expect(betKey('rank 9000')).toBe(betKey('Rank 412'));
    expect(betKey('rank 9000')).not.toBe(betKey('rank'));
  });

  it('is none while more is typed, or less', async () => {
    expect(await ask('hostel fe')).toEqual([['Hostel fees of last year', '']]);
    expect(await ask('library')).toEqual([['Library', '']]);
  });
});

describe('the name of the college', () => {
  const entries = [entry('Fees', { otherTitle: 'ഫീസ്' }), entry('About the college')];
  const names = ['Government Engineering College', 'ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്', 'GEC', 'ജി.ഇ.സി.'];
  const bets = [{ keys: [betKey('fees')], entry: 0, answer: '₹100' }];
  const ask = async (query: string) =>
    searchEntries(await prepare(entries, { names, bets }), query).map(
      ({ entry: { title } }) => title,
    );

  it.each(['fees gec', 'Government Engineering College fees', 'ജി.ഇ.സിയിലെ ഫീസ്'])(
    'is no word that must match: %s',
    async (query) => {
      expect((await ask(query))[0]).toBe('Fees');
    },
  );

  it('is answered like a frequent question without it', async () => {
    const [first] = searchEntries(await prepare(entries, { names, bets }), 'GEC fees');
    expect(first).toMatchObject({ reason: 'question', answer: '₹100' });
  });

  it('is looked for where nothing else is asked', async () => {
    expect(await ask('GEC')).toEqual([]);
    expect(await search([entry('GEC at a glance')], 'GEC')).toMatchObject({
      matches: ['GEC at a glance'],
    });
  });
});

describe('the texts of the pages', () => {
  const entries = [entry('Hostel'), entry('Library'), entry('Contact')];
  /** So many words that none is a subject of its text by itself. */
  const others = Array.from({ length: 60 }, (_, at) => `${at}`).join(' ');
  const texts: SearchTexts = {
    pages: [entry('Notice on the reading room'), entry('Minutes')],
    texts: packTexts([
      { number: 0, headings: 'Rooms', text: `A warden lives in the hostel. ${others}` },
      { number: 1, headings: '', text: 'The hostel has a reading room too.' },
      { number: 4, headings: 'Warden', text: 'The wardens of the college met.' },
    ]),
  };
  const ask = async (query: string) => searchEntries(await prepare(entries, {}, texts), query);
  const titles = async (query: string) => (await ask(query)).map(({ entry: { title } }) => title);

  it.each([
    ['a word in a heading before the same word in a text', 'wardens', ['Minutes', 'Hostel']],
    ['a title before a text', 'hostel', ['Hostel', 'Library']],
    ['a page that is no entry, by its title', 'notice', ['Notice on the reading room']],
  ])('are searched: %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('leave out words that every text has', async () => {
    expect(await titles('has')).toEqual([]);
  });

  it('are known of each result, and whether it has all words of the query', async () => {
    const found = await ask('warden books');
    expect(found.map(({ hasAllWords, hasText }) => [hasAllWords, hasText])).toContainEqual([
      false,
      true,
    ]);
    expect((await ask('contact')).map(({ hasText }) => hasText)).toEqual([false]);
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
    const index = await prepare(
      titles.map((title) => entry(title, { keywords: ['toString', 'ലാബ്'] })),
      { synonyms: [['__proto__', 'lab']], names: ['constructor', '്', ''] },
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
        expect(searchEntries(index, parts.join(' '), EIGHT).length).toBeLessThanOrEqual(EIGHT);
      }),
      { numRuns: 500 },
    );
    expect(searchEntries(index, 'ക്ഷ'.repeat(20_000))).toEqual([]);
  });
});

describe('a frequent question within a query', () => {
  const entries = [
    entry('Hostel', { keywords: ['fee', 'charges'] }),
    entry('Bus times', { keywords: ['stops'] }),
    entry('First days', { keywords: ['morning'] }),
    entry('Notice of rooms', { answer: 'Last date: 4 December 2026' }),
    entry('Last ranks'),
  ];
  const bets = [
    { entry: 4, keys: [betKey('rank 9000')], answer: 'Ranks of 2026' },
    { entry: 0, keys: [betKey('hostel fee')], answer: '₹5,700' },
    { entry: 2, keys: [betKey('first days')], answer: '₹100' },
    { entry: 2, keys: [betKey('mentor')], answer: '+91 00000 00000' },
    { entry: 1, keys: [betKey('first bus')], answer: 'Buses run on working days.' },
    { entry: 1, keys: [betKey('bus')], answer: 'See the times of all stops.' },
  ];
  const ask = async (query: string) =>
    searchEntries(await prepare(entries, { bets }), query, EIGHT).map(
      ({ entry: { title }, answer }) => [title, answer],
    )[0];

  it.each([
    ['with more words', 'hostel fee for girls', ['Hostel', '₹5,700']],
    ['with a slip', 'hostal fees', ['Hostel', '₹5,700']],
    [
      'brings its page to the top',
      'first bus in the morning',
      ['Bus times', 'Buses run on working days.'],
    ],
    ['of one word gives no sentence', 'bus stops', ['Bus times', '']],
    ['with another number', 'is 18000 a good rank', ['Last ranks', 'Ranks of 2026']],
    ['asked in other words for its figure', 'hostel charges', ['Hostel', '₹5,700']],
    ['gives a number to call, not an amount', 'first days call', ['First days', '+91 00000 00000']],
    ['missing a word gives no answer', 'hostel rules', ['Hostel', '']],
  ])('%s', async (_, query, expected) => {
    expect(await ask(query)).toEqual(expected);
  });

  it('is none where an entry has dates: they stand in its row', async () => {
    expect(await ask('notice of rooms')).toEqual(['Notice of rooms', 'Last date: 4 December 2026']);
  });
});

describe('the line of dates or amounts below a title', () => {
  const [arts, sports] = ['Arts meeting', 'Sports meeting'].map((title, month) =>
    entry(title, { answer: `${['Saturday, 16 January', 'Friday, 5 March'][month]} 2027` }),
  );

  it('is searched: a month says which of two meetings', async () => {
    const { close } = await search(
      [arts, sports].flatMap((each) => each ?? []),
      'meeting in march',
    );
    expect(close[0]).toBe('Sports meeting');
  });

  it('comes first among equals for a question of time', async () => {
    const entries = [
      entry('Rules of the canteen licence'),
      entry('Rules of the canteen tender', { answer: '10 December 2026' }),
    ];
    expect((await search(entries, 'canteen rules date')).close[0]).toBe(
      'Rules of the canteen tender',
    );
  });
});

it.each([
  ['phone number', 'Contact', ['phone number']],
  ['last date', 'Admissions', []],
])('whose “%s” is asked for counts more than %s', async (asked, general, keywords) => {
  const entries = [
    entry(general, { keywords }),
    entry('Hostel'),
    entry('Library'),
    entry('Hostel life'),
  ];
  const index = await prepare(entries, { bets: [{ entry: 0, keys: [betKey(asked)], answer: '' }] });
  const first = (query: string) => searchEntries(index, query)[0]?.entry.title;
  expect([first(`${asked} of hostel`), first(asked)]).toEqual(['Hostel', general]);
});

it('an amount is not shown in a row that has nothing else of the question', async () => {
  const index = await prepare([entry('Fees'), entry('Hall', { keywords: ['rent'] })], {
    bets: [{ entry: 0, keys: [betKey('fees')], answer: '₹22,120' }],
  });
  const rows = (query: string) =>
    searchEntries(index, query).map(({ entry, answer }) => [entry.title, answer]);
  expect(rows('hall fees').sort()).toEqual([
    ['Fees', ''],
    ['Hall', ''],
  ]);
  expect(rows('how much are the fees')).toEqual([['Fees', '₹22,120']]);
});

it('pages in another script are found by it or by their names, not by the sound of their words', async () => {
  const index = await prepare([
    entry('हिन्दी में उत्तर', { keywords: ['Hindi'], script: 'Devanagari' }),
    entry('मराठी उत्तरे', { keywords: ['Marathi'], script: 'Devanagari' }),
    entry('खर्च', { keywords: ['kharch'] }),
    entry('Kharcha of the day'),
  ]);
  const titles = (query: string) => searchEntries(index, query).map(({ entry }) => entry.title);
  expect(titles('page Marathi language')).toEqual(['मराठी उत्तरे']);
  expect(titles('kharcha page')).toEqual(['Kharcha of the day']);
  expect(titles('खर्च कितना')[0]).toBe('खर्च');
});

it('a short English word is not found inside another by chance', async () => {
  const entries = [entry('Tournament'), entry('Correction of certificates')];
  expect((await search(entries, 'name certificates')).close).toEqual([
    'Correction of certificates',
  ]);
});

it('for a question of time an event counts until its last day at the college', async () => {
  // 30 minutes past midnight at the college.
  vi.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z'), toFake: ['Date'] });
  const event = (title: string, date: string) =>
    entry(title, { date, answer: '21 November 2026', category: 'Events' });
  const first = async (...dates: string[]) => {
    const titles = ['Arts meeting', 'Sports meeting'];
    const entries = titles.map((title, at) => event(title, dates[at] ?? ''));
    return searchEntries(await prepare(entries), 'date of the meetings')[0]?.entry.title;
  };
  expect(await first('2026-11-21', '2026-11-22')).toBe('Sports meeting');
  expect(await first('2026-11-20/2026-11-22', '2026-11-23')).toBe('Arts meeting');
  vi.useRealTimers();
});

describe('what a question asks for', () => {
  const notice = entry('Library books', { answer: 'Last date: 4 December 2026' });
  const event = entry('Library day', { answer: '4 December 2026', category: 'Events' });
  const page = entry('The library of the college');
  const first = async (query: string, entries: readonly SearchEntry[]) =>
    searchEntries(await prepare(entries), query)[0]?.entry.title;

  it.each([
    ['library hours', [notice, page], 'The library of the college'],
    ['library last date', [page, notice], 'Library books'],
    ['library on which date', [page, event], 'Library day'],
    ['when library', [notice, event], 'Library day'],
  ])('“%s” of its entries has “%s” first', async (query, entries, title) => {
    expect(await first(query, entries)).toBe(title);
  });

  it('is asked of the site before another website', async () => {
    const away = entry('Alumni portal', { path: 'https://alumni.college.example' });
    expect(await first('portal for alumni and friends', [away, entry('Alumni portal')])).toBe(
      'Alumni portal',
    );
    const [row] = searchEntries(await prepare([away, entry('Alumni portal')]), 'alumnis portals');
    expect(row?.entry.path).toBe(entry('Alumni portal').path);
  });

  it('has a known word as a whole before one that begins with it', async () => {
    const entries = [entry('Scholarships and seats'), entry('SC students', { keywords: ['seat'] })];
    expect(await first('sc seats here', entries)).toBe('SC students');
  });

  it('is understood with a slip in a word that is often asked for', async () => {
    const entries = [entry('Mess'), entry('Fees', { answer: '₹100' })];
    const bets = [{ keys: ['fee'], entry: 1, answer: '₹100' }];
    const [row] = searchEntries(await prepare(entries, { bets }), 'fess');
    expect(row).toMatchObject({ entry: { title: 'Fees' }, answer: '₹100' });
  });
});
