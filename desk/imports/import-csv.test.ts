import { describe, expect, it } from 'vitest';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { importCsv } from './import-csv.ts';

const content = new ContentFolder('content');
const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const read = (kind: string, ...lines: string[]) => importCsv(content, kind, csv(...lines));
/** The problems of a list by row and column. */
const problemsOf = (kind: string, ...lines: string[]) =>
  read(kind, ...lines).problems.map(({ row, column }) => `${row} ${column}`);
const line = (cells: Record<string, string>, heads: string) =>
  heads
    .split(',')
    .map((head) => `"${cells[head] ?? ''}"`)
    .join(',');

const PEOPLE =
  'name_en,name_ml,initials,department,designation,head,summary_en,summary_ml,qualifications_en,qualifications_ml,areas_en,areas_ml,courses_en,courses_ml,programmes,room_en,room_ml,email,phone';
const PERSON = {
  name_en: 'Dr. Dhruvan D.',
  name_ml: 'ഡോ. ധ്രുവൻ ഡി.',
  initials: 'DD',
  department: 'cse',
  designation: 'professor',
  summary_en: 'Studies small telescopes.',
  summary_ml: 'ചെറിയ ദൂരദർശിനികൾ പഠിക്കുന്നു.',
  qualifications_en: 'Ph.D in optics | M.Tech in optics',
  qualifications_ml: 'ഒപ്റ്റിക്സിൽ പിഎച്ച്.ഡി. | ഒപ്റ്റിക്സിൽ എം.ടെക്',
  areas_en: 'Optics',
  areas_ml: 'ഒപ്റ്റിക്സ്',
  programmes: 'btech-cse',
  room_en: 'Room 3',
  room_ml: 'മുറി 3',
  email: 'dhruvan.d@college.example',
  phone: '+91 00000 00000',
};
const NEWS =
  'id,title_en,title_ml,summary_en,summary_ml,category,issued_on,valid_until,audience_en,audience_ml,departments,text_en,text_ml,steps_en,steps_ml,attachments,office';
const NOTICE = {
  id: 'observatory-evenings',
  title_en: 'Observatory open',
  title_ml: 'വാനനിരീക്ഷണം',
  summary_en: 'Students may look through the telescope.',
  summary_ml: 'വിദ്യാർഥികൾക്ക് വാനനിരീക്ഷണം നടത്താം.',
  category: 'campus',
  issued_on: '2027-01-11',
  valid_until: '2027-01-30 21:00',
  audience_en: 'All students',
  audience_ml: 'എല്ലാ വിദ്യാർഥികൾക്കും',
  text_en: 'Groups of ten. | Give your name.',
  text_ml: '10 പേരുടെ സംഘങ്ങൾ. | പേര് നൽകണം.',
  office: 'office',
};

const newsWith = (cells: Record<string, string>) =>
  read('news', NEWS, line({ ...NOTICE, ...cells }, NEWS));
const personWith = (cells: Record<string, string>) =>
  read('people', PEOPLE, line({ ...PERSON, ...cells }, PEOPLE));

describe('a list of people', () => {
  it('with a phone number that has lost its 0 in a spreadsheet is accepted, and the number is named', () => {
    const { problems, notes } = personWith({ phone: '4872000001' });
    expect([problems, notes?.map(({ row, column, words }) => [row, column, words.en])]).toEqual([
      [],
      [[2, 'phone', expect.stringContaining('Perhaps 04872000001?')]],
    ]);
  });

  it('in an old encoding is converted, and each cell is named', () => {
    const old = { name_ml: 'ഡോ. ധ്രുവന്\u200d ഡി.', room_en: 'Room\ufeff 3' };
    const { entries, problems, notes } = personWith(old);
    expect([problems, entries[0]?.value.name]).toEqual([
      [],
      { en: 'Dr. Dhruvan D.', ml: 'ഡോ. ധ്രുവൻ ഡി.' },
    ]);
    expect(notes).toEqual([
      {
        row: 2,
        column: 'name_ml',
        words: { en: 'Old chillu letters were converted.', ml: 'പഴയ ചില്ലക്ഷരങ്ങൾ മാറ്റി.' },
      },
      {
        row: 2,
        column: 'room_en',
        words: { en: 'Invisible signs were removed.', ml: 'അദൃശ്യ ചിഹ്നങ്ങൾ നീക്കി.' },
      },
    ]);
  });

  it('gives an entry for each row', () => {
    const { entries, problems } = personWith({});
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      {
        kind: 'people',
        id: 'dhruvan-d',
        row: 2,
        value: expect.objectContaining({ initials: 'DD', programmes: ['btech-cse'] }),
      },
    ]);
    expect(entries[0]?.value.qualifications).toEqual([
      { en: 'Ph.D in optics', ml: 'ഒപ്റ്റിക്സിൽ പിഎച്ച്.ഡി.' },
      { en: 'M.Tech in optics', ml: 'ഒപ്റ്റിക്സിൽ എം.ടെക്' },
    ]);
  });

  it('reports every problem by row and column, in both languages', () => {
    const wrong = { ...PERSON, designation: 'lecturer', areas_ml: '', email: 'none', initials: '' };
    const known = { ...PERSON, name_en: 'Dr. Nila F.', department: 'ece' };
    const rows = [wrong, known, PERSON, PERSON].map((row) => line(row, PEOPLE));
    const { problems } = read('people', PEOPLE, ...rows);
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(
      expect.arrayContaining([
        ...['2 designation', '2 areas_en', '2 areas_ml', '2 email', '3 id', '5 name_en'],
      ]),
    );
    for (const { words } of problems)
      expect(words).toEqual({
        en: expect.stringMatching(/\w/),
        ml: expect.stringMatching(/[\u0d00-\u0d7f]/),
      });
  });

  it('takes two persons of one name in two departments, also one who is there', () => {
    const rows = [
      PERSON,
      { ...PERSON, department: 'ece' },
      { ...PERSON, name_en: 'Dr. Nila F.', department: 'mech' },
      PERSON,
    ];
    const { entries, problems } = read('people', PEOPLE, ...rows.map((row) => line(row, PEOPLE)));
    expect(entries.map(({ id }) => id)).toEqual(['dhruvan-d', 'dhruvan-d-2', 'nila-f-2']);
    expect(problems.map(({ row, words }) => [row, words.en])).toEqual([
      [
        5,
        'The same entry is in row 2. If this is another one, fill in the column Name in the address.',
      ],
    ]);
  });

  it('requires its columns and rejects others', () => {
    const heads = PEOPLE.replace('designation', 'home_phone');
    expect(problemsOf('people', heads, line(PERSON, PEOPLE))).toEqual([
      '1 designation',
      '1 home_phone',
    ]);
  });
});

describe('a list of notices', () => {
  it('takes dates, times in India and lists in one cell', () => {
    const { entries, problems } = newsWith({});
    expect(problems).toEqual([]);
    expect(entries[0]?.value).toMatchObject({
      kind: 'campus',
      issuedOn: '2027-01-11',
      validUntil: '2027-01-30T21:00:00+05:30',
      contact: 'office',
    });
    expect(entries[0]?.value.body).toEqual({
      en: 'Groups of ten.\n\nGive your name.\n',
      ml: '10 പേരുടെ സംഘങ്ങൾ.\n\nപേര് നൽകണം.\n',
    });
  });

  it.each(['Name in the address', 'വെബ് വിലാസത്തിലെ പേര്'])('calls its name %s', (title) => {
    const heads = NEWS.replace('id', title);
    const { entries } = read('news', heads, line({ ...NOTICE, [title]: 'telescope' }, heads));
    expect(entries.map(({ id }) => id)).toEqual(['telescope']);
  });

  it.each(['bus-routes-revised', 'bus-Routes-revised', 'con'])('takes no name %s', (id) => {
    expect(newsWith({ id }).problems).toMatchObject([{ row: 2, column: 'id' }]);
  });
});

describe('cells as spreadsheet programs write them', () => {
  it.each([
    ['2027-01-30 21:00:00', '2027-01-30T21:00:00+05:30'],
    ['2027-01-30 9:05', '2027-01-30T09:05:00+05:30'],
    ['2027-01-30T21:00:30Z', '2027-01-30T21:00:30Z'],
    ['2027-01-30', '2027-01-30T17:00:00+05:30'],
  ])('the time %s is read', (valid_until, validUntil) => {
    expect(newsWith({ valid_until })).toMatchObject({
      problems: [],
      entries: [{ value: { validUntil } }],
    });
  });

  it.each([
    ['TRUE', true],
    ['അതെ', true],
    ['No', undefined],
    ['അല്ല', undefined],
  ])('%s in the column head is understood', (head, isHead) => {
    const { entries, problems } = personWith({ head });
    expect(problems).toEqual([]);
    expect(entries[0]?.value.isHead).toBe(isHead);
  });

  it('words of a list are found in capitals too', () => {
    expect(newsWith({ category: 'Campus' }).problems).toEqual([]);
    expect(personWith({ designation: 'Assistant Professor' }).problems).toEqual([]);
  });

  it.each([
    ['issued_on', '11/25/2026', 'a date such as 25/11/2026'],
    ['issued_on', '2026-02-30', 'This month does not have so many days'],
    ['valid_until', '11/25/2026 16:00', 'a date with a time such as 25/11/2026 4 pm'],
    ['valid_until', '2026-11-25 24:30', 'There is no such time'],
    ['category', 'news', 'admission, academic, examination'],
    ['summary_ml', '#REF!', 'a value instead of the error of a spreadsheet'],
    ['title_ml', 'tUm. em_v t]gv', 'a Malayalam text in Malayalam letters'],
    ['text_en', 'Fee â€“ paid | Second', 'a text that was not damaged by another encoding'],
  ])('%s: %s is refused at its column, with the form that is expected', (column, text, words) => {
    const { problems } = newsWith({ [column]: text });
    expect(problems[0]).toMatchObject({
      row: 2,
      column,
      words: { en: expect.stringContaining(words) },
    });
    expect(new Set(problems.map((problem) => problem.column))).toEqual(new Set([column]));
  });

  it('another word than yes or no in the column head is refused', () => {
    expect(personWith({ head: 'perhaps' }).problems).toMatchObject([
      { column: 'head', words: { en: 'Expected: yes or no (TRUE or FALSE). Found: "perhaps".' } },
    ]);
  });
});

describe('the form of the file', () => {
  const seats = (...lines: string[]) => read('programmes', ...lines);

  it.each([
    ['empty columns without a heading', ['code,seats,,', 'CSE,90,,', 'ECE,60,,,,']],
    ['the line sep=; of Excel', ['sep=;', 'code;seats', 'CSE;90', 'ECE;60']],
    ['that line with marks', ['\ufeff"sep=|"', 'code|seats', 'CSE|90', 'ECE|60']],
    ['rows without text', ['code,seats', 'CSE,90', ',', 'ECE,60', ',,,']],
    ['Indian groups of digits', ['code;seats', 'CSE;90', 'ECE;60.0']],
  ])('may have %s', (_, lines) => {
    expect(seats(...lines)).toMatchObject({
      problems: [],
      entries: [{ value: { Intake: 90 } }, { value: { Intake: 60 } }],
    });
  });

  it('has each column once', () => {
    expect(seats('code,seats,Seats', 'CSE,90,60')).toEqual({
      entries: [],
      problems: [
        {
          row: 1,
          column: 'seats',
          words: { en: 'This column is there twice.', ml: 'ഈ കോളം രണ്ടു തവണയുണ്ട്.' },
        },
      ],
    });
  });

  it('has no text in a column without a heading', () => {
    expect(seats('code,seats,', 'CSE,90', 'ECE,60,new').problems).toMatchObject([
      { row: 3, column: 'C' },
    ]);
  });
});

describe('the seats of programmes', () => {
  it('change, and nothing else of the programme does', () => {
    const { entries, problems } = read('programmes', 'code;seats', 'CSE;90');
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      {
        kind: 'programmes',
        id: 'btech-cse',
        row: 2,
        value: expect.objectContaining({ Intake: 90, code: 'CSE', department: 'cse' }),
      },
    ]);
  });

  it('are whole numbers of programmes that are there', () => {
    const wrong = ['CSE,many', 'XYZ,60'];
    expect(problemsOf('programmes', 'code,seats', ...wrong)).toEqual(['2 seats', '3 code']);
  });
});

describe('last ranks', () => {
  const HEAD = 'year,round,programme,seats,rank';

  it('are rows with a name of their own; the letters of the list of last ranks name the seats', () => {
    const rows = ['ezhava', 'EZ', 'ew', 'ZZ'].map(
      (seats, place) => `2027-28,${place + 1},btech-cse,${seats},"12,480"`,
    );
    const { entries, problems } = read('last-ranks', HEAD, ...rows);
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['5 seats']);
    expect(entries[0]).toEqual({
      kind: 'last-ranks',
      id: 'btech-cse-ezhava-2027-28-1',
      row: 2,
      value: {
        year: '2027-28',
        round: 1,
        programme: 'btech-cse',
        seats: 'ezhava',
        rank: 12480,
        id: 'btech-cse-ezhava-2027-28-1',
      },
    });
    expect(entries.map(({ value }) => value.seats)).toEqual(['ezhava', 'ezhava', 'ews', 'ZZ']);
  });
});

it('old addresses are taken as they are copied, with the pages to which they lead', () => {
  const from = 'https://www.old.example/ContactUs.php?id=5';
  const rows = [`${from},/contact`, '/Hostel Fee.html,hostel', '/about-us,/about'];
  const { entries, problems } = read('redirects', 'from,to', ...rows);
  expect(entries[0]).toEqual({
    kind: 'redirects',
    id: from,
    row: 2,
    value: { from, to: '/contact' },
  });
  expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['3 to', '4 id']);
});

it('texts of a language for which English may stand can be left out', () => {
  const college = content.read('college.yaml') ?? '';
  const tamil = content.with(
    new Map([['college.yaml', college.replace(/^languages: .*/m, 'languages: [en, ta]')]]),
  );
  const english = PEOPLE.split(',').filter((head) => !head.endsWith('_ml'));
  const { entries, problems } = importCsv(
    tamil,
    'people',
    csv(english.join(), line(PERSON, english.join())),
  );
  expect(problems).toEqual([]);
  expect(entries[0]?.value).toMatchObject({
    name: { en: 'Dr. Dhruvan D.' },
    areas: [{ en: 'Optics' }],
  });
});

describe('an invalid file is rejected with a reason', () => {
  it.each([
    ['empty', Buffer.from('')],
    ['only heads', Buffer.from('code,seats\n')],
    ['not text', Buffer.from([0xff, 0xfe, 0, 1])],
    ['a quotation mark that is not closed', Buffer.from('code,seats\n"CSE,60\n')],
    ['too many rows', Buffer.from(`code,seats\n${'CSE,60\n'.repeat(2001)}`)],
  ])('%s', (_, bytes) => {
    expect(() => importCsv(content, 'programmes', bytes)).toThrow(
      expect.objectContaining({
        status: 422,
        words: { en: expect.any(String), ml: expect.any(String) },
      }),
    );
  });
});

describe('columns and days as people write them', () => {
  const EVENT = 'തലക്കെട്ട് (മലയാളം)\tTitle (English)\tതുടങ്ങുന്നത്\tends\tസ്ഥലം (മലയാളം)\tvenue English';

  it('columns are known by their names in the form, in both languages, below a title', () => {
    const { problems } = read('events', 'Events of January\t\t\t\t\t', EVENT, 'a\tb\tc\td\te\tf');
    expect(problems.map(({ column }) => column)).toEqual([
      'audience_en',
      'audience_ml',
      'text_en',
      'text_ml',
    ]);
    expect(problems.filter(({ row }) => row === 2).map(({ words }) => words)).toContainEqual({
      en: 'The column For whom (Malayalam) is missing.',
      ml: 'ആർക്കുള്ളത് (മലയാളം) എന്ന കോളം ഇല്ല.',
    });
  });

  it('the columns are written so that they can be copied as a first row', () => {
    const [unknown] = read('people', 'name_en\tshoe size', 'Anu\t7').problems.filter(
      ({ column }) => column === 'shoe size',
    );
    const columns = unknown?.words.en.split(': ')[1]?.replace(/\.$/, '') ?? '';
    expect(columns).toContain('; Courses taught, or duties (English); ');
    expect(
      read('people', columns, 'anu-k').problems.filter(({ words }) =>
        /not known|missing/.test(words.en),
      ),
    ).toEqual([]);
  });

  it('an event needs its times; a notice without one ends at five on its last day', () => {
    const heads =
      'title_en,title_ml,summary_en,summary_ml,begins,ends,venue_en,venue_ml,audience_en,audience_ml,text_en,text_ml';
    const row =
      'Meet,യോഗം,All meet.,എല്ലാവരും വരിക.,12/12/2026,12/12/2026 4 pm,Hall,ഹാൾ,All,എല്ലാവർക്കും,Come.,വരിക.';
    expect(
      read('events', heads, row).problems.map(({ column, words }) => [column, words.en]),
    ).toEqual([
      ['begins', 'A time is missing beside this day: "12/12/2026". Add it, such as 4 pm or 16:00.'],
    ]);
    const [notice] = newsWith({ valid_until: '30/01/2027' }).entries;
    expect(notice?.value.validUntil).toBe('2027-01-30T17:00:00+05:30');
  });

  it.each([
    ['05.01.2027 രാവിലെ 10', '2027-01-05T10:00'],
    ['2027 ജനുവരി 5, വൈകിട്ട് 4', '2027-01-05T16:00'],
    ['2027 ജനുവരി 5, ചൊവ്വാഴ്ച, വൈകിട്ട് 7 മണി', '2027-01-05T19:00'],
    ['05/01/2027 ഉച്ചയ്ക്ക് 12:30-ന്', '2027-01-05T12:30'],
    ['05/01/2027, രാത്രി 8.30', '2027-01-05T20:30'],
    ['05/01/2027 രാത്രി 12', '2027-01-05T00:00'],
    ['5 January 2027, 12 noon', '2027-01-05T12:00'],
    ['Tuesday, 5 January 2027, 12:30 am', '2027-01-05T00:30'],
    ['5 January 2027, 4 p.m.', '2027-01-05T16:00'],
  ])('reads a day and a time as the desk writes them: %s', (valid_until, moment) => {
    const [notice] = newsWith({ valid_until }).entries;
    expect(notice?.value.validUntil).toBe(`${moment}:00+05:30`);
  });

  it.each([
    ['31/11/2026 10.00 AM', 'This month does not have so many days: "31/11/2026 10.00 AM".'],
    [
      '05/01/2027 25:00',
      'There is no such time: "05/01/2027 25:00". Write it such as 4 pm or 16:00.',
    ],
    [
      'soon',
      'Expected: a date with a time such as 25/11/2026 4 pm or 2026-11-25 16:00, or a date alone, which means 17:00. Found: "soon".',
    ],
  ])('says what is wrong with %s', (valid_until, words) => {
    expect(newsWith({ valid_until }).problems.map((problem) => problem.words.en)).toEqual([words]);
  });
});
