import { describe, expect, it } from 'vitest';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { importCsv } from './import-csv.ts';

const content = new ContentFolder('content');
const read = (kind: string, ...lines: string[][]) =>
  importCsv(content, kind, Buffer.from(lines.map((cells) => cells.join('\t')).join('\n')));
const HEADS = ['title_en', 'title_ml', 'begins', 'ends', 'venue_en', 'venue_ml'];
const MORE = ['audience_en', 'audience_ml', 'text_en', 'text_ml'];
const event = (begins: string, ends: string) => [
  ...['Code sprint', 'കോഡ് സ്പ്രിന്റ്', begins, ends, 'Seminar hall', 'സെമിനാർ ഹാൾ'],
  ...['Students', 'വിദ്യാർഥികൾ', 'Teams of two.', 'രണ്ടു പേരുടെ ടീം.'],
];
const events = (begins: string, ends: string) =>
  read('events', [...HEADS, ...MORE], event(begins, ends));

describe('cells of events copied from a spreadsheet', () => {
  it.each([
    ['25/11/2026 10:00', '2026-11-25T10:00:00+05:30'],
    ['25-11-2026 9.30 am', '2026-11-25T09:30:00+05:30'],
    ['25 Nov 2026, 10 AM', '2026-11-25T10:00:00+05:30'],
    ['3/4/2026 12 pm', '2026-04-03T12:00:00+05:30'],
    ['2026-11-25 10:00', '2026-11-25T10:00:00+05:30'],
  ])('may say %s', (written, start) => {
    const { entries, problems } = events(written, '25.12.2026 4.30 pm');
    expect(problems).toEqual([]);
    expect(entries[0]?.value).toMatchObject({ start, end: '2026-12-25T16:30:00+05:30' });
  });

  it('are shown with what each day was read as', () => {
    const { notes = [] } = events('3/4/2026 9 am', '2026-04-03 17:00');
    expect(notes.map(({ row, column, words }) => [row, column, words])).toEqual([
      [
        2,
        'begins',
        {
          en: 'Read as Friday, 3 April 2026, 9 am.',
          ml: 'വായിച്ചത്: 2026 ഏപ്രിൽ 3, വെള്ളിയാഴ്ച, രാവിലെ 9.',
        },
      ],
    ]);
  });

  it.each(['11/25/2026 10:00', '25/11 10:00', '31/02/2026 10:00', 'next Monday'])(
    'with %s are refused at their column',
    (written) => {
      const { problems } = events(written, '25/12/2026 16:00');
      expect(problems.map(({ column }) => column)).toEqual(['begins']);
    },
  );
});

describe('cells of fees', () => {
  it('change the amounts of fees that are there, found by their English name', () => {
    const { entries, problems } = read(
      'fees',
      ['name_en', 'btech', 'barch'],
      ['Admission fee', '9,800', '8,000'],
    );
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      { id: 'admission', value: { amounts: { btech: 9800, barch: 8000 } } },
    ]);
  });

  it('with an unknown name are refused', () => {
    const heads = ['name_en', 'btech', 'mtech', 'mca'];
    expect(read('fees', heads, ['No such fee', '1', '', '']).problems).toMatchObject([
      { row: 2, column: 'name_en', words: { en: 'There is no entry No such fee.' } },
    ]);
  });
});
