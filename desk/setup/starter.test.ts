import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { newsView } from '#app/features/news/news.server.ts';
import { searchWindowView } from '#app/features/search/search.server.ts';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { loadSite } from '#app/site.ts';
import { inShape } from '#tests/support/languages.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { OF_KERALA } from '#tests/support/of-kerala.ts';
import { type Answers, answerIn, answersOf, faultsIn, lineOf, QUESTIONS } from './answers.ts';
import { programmesFor } from './departments.ts';
import { newContent, otherUniversities } from './starter.ts';

afterEach(() => void vi.unstubAllEnvs());

const ANSWERS: Answers = {
  languages: ['en', 'ml'],
  name: inShape({ en: 'Palm Grove Engineering College', ml: 'പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്' }),
  shortName: inShape({ en: 'PGEC', ml: 'പി.ജി.ഇ.സി.' }),
  address: inShape({ en: 'Palm Grove 673999', ml: 'പാം ഗ്രോവ് 673999' }),
  place: inShape({ en: 'Palm Grove', ml: 'പാം ഗ്രോവ്' }),
  district: inShape({ en: 'Coast District', ml: 'തീരദേശ ജില്ല' }),
  phone: '+91 495 2999 999',
  email: 'office@palmgrove.test',
  siteUrl: 'https://www.palmgrove.test',
  state: inShape({ en: 'Tamil Nadu', ml: 'തമിഴ്‌നാട്' }),
  university: inShape({ en: 'University of the Coast', ml: 'തീരദേശ സർവകലാശാല' }),
  departments: ['cse', 'civil', 'maths'],
  programmes: { 'btech-cse': 90, 'btech-ce': 60 },
};
const ENGLISH = {
  languages: ['en'],
  name: { en: 'Palm Grove Engineering College' },
  shortName: { en: 'PGEC' },
  address: { en: 'Palm Grove 673999' },
  place: { en: 'Palm Grove' },
  district: { en: 'Coast District' },
  state: { en: 'Tamil Nadu' },
  university: { en: 'University of the Coast' },
};

/** Of Tamil Nadu, whose degrees are those of six courses. */
const WITH_MASTERS: Answers = {
  ...ANSWERS,
  departments: ['cse', 'civil'],
  programmes: { 'be-cse': 60, 'me-structural-engineering': 18 },
};

function siteOf(answers: Answers) {
  const content = newContent(answers);
  const result = loadSite(
    newFolder(Object.fromEntries(content)),
    undefined,
    Number.POSITIVE_INFINITY,
  );
  expect('problems' in result ? result.problems : []).toEqual([]);
  if ('problems' in result) throw new Error('the content has mistakes');
  const said = [...content].map(([file, source]) => `${file}\n${source}`).join('\n');
  return { files: [...content.keys()], said, ...result.site };
}

describe('the content of a new college', () => {
  const made = siteOf(ANSWERS);

  it('is a copy of the starter with its own names, departments and seats', () => {
    const { college, departments, programmes, people, notices, said } = made;
    expect(college).toMatchObject({
      name: ANSWERS.name,
      government: { en: 'Government of Tamil Nadu' },
      universityShort: ANSWERS.university,
    });
    expect(
      college.contacts.every(
        ({ phone, email }) => phone === '+91 495 2999 999' && email === 'office@palmgrove.test',
      ),
    ).toBe(true);
    expect(departments.map(({ id }) => id)).toEqual(['cse', 'civil', 'maths']);
    expect(programmes.map(({ id, Intake }) => [id, Intake])).toEqual([
      ['btech-cse', 90],
      ['btech-ce', 60],
    ]);
    expect([people, notices]).toEqual([[], []]);
    expect(said).toContain('Palm Grove Engineering College is run by the Government of Tamil Nadu');
    expect(said).toContain('പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്');
    expect(said.match(/^[^#\n]*\[\[(?:college|university|state)\b.*$/gm)).toBeNull();
    expect(said.match(/^.*(?:college\.example|00000 00000).*$/gm)).toBeNull();
  });

  it('names nothing of the State of the sample', () => {
    expect([...made.said.matchAll(OF_KERALA)].map(([words]) => words)).toEqual([]);
  });

  it('has the degrees and categories of its State', () => {
    const state = { ...ANSWERS, departments: ['cse'], programmes: { 'be-cse': 60 } };
    const { programmes, categories } = siteOf(state);
    expect(programmes.map(({ degree }) => degree.name.en)).toEqual(['B.E.']);
    expect(categories.map(({ id }) => id)).toEqual(['oc', 'bc', 'bcm', 'mbc', 'sc', 'sca', 'st']);
  });

  it('has the tabs of its State, to which all links lead', () => {
    const { admissions, home } = siteOf(WITH_MASTERS);
    expect(admissions.tabs.map(({ id, level }) => [id, level])).toEqual([
      ['be', 'ug'],
      ['me', 'pg'],
      ['phd', 'research'],
    ]);
    expect(home.ways.map(({ href }) => href)).toEqual([
      '/admissions#be',
      '/admissions#me',
      '/admissions#phd',
    ]);
  });

  it('says no hours and working days that nobody has said', () => {
    const said = {
      closed: ['sat', 'sun'] as const,
      officeHours: { from: '09:30', until: '17:00' },
    };
    const { college, departments } = siteOf({ ...ANSWERS, ...said, closed: [...said.closed] });
    expect([college.closed, college.officeHours, college.unconfirmed]).toEqual([
      said.closed,
      said.officeHours,
      undefined,
    ]);
    const hours = expect.stringMatching(/^Working days, 9:30.am – 5.pm$/);
    expect([college.contacts[0]?.hours.en, departments[0]?.contact.hours.en]).toEqual([
      hours,
      hours,
    ]);
    expect(made.college.unconfirmed).toEqual(['officeHours', 'closed']);
    expect(made.college.contacts[0]?.hours).toMatchObject({
      en: expect.stringMatching(/^Working days, \[\[10.am – 4.pm\]\]$/),
      ml: expect.stringMatching(/^പ്രവൃത്തിദിവസങ്ങളിൽ \[\[രാവിലെ.10 – വൈകിട്ട്.4\]\]$/),
    });
  });

  it('finds a State in its own folder', () => {
    const category = '- id: all\n  name: { en: "All", ml: "എല്ലാവരും" }\n';
    vi.stubEnv('COLLEGE_DIR', newFolder({ 'states/new-state/categories.yaml': category }));
    const state = inShape({ en: 'New State', ml: 'പുതിയ സംസ്ഥാനം' });
    expect(siteOf({ ...ANSWERS, state }).categories.map(({ id }) => id)).toEqual(['all']);
  });

  it.each<[string, Partial<Answers>]>([
    ['says that it has none', { without: ['phd'] }],
    ['says nothing of it', {}],
  ])('of a State that describes no research admits to none, if it %s', (_, said) => {
    const rows = (file: string, isKept: (row: Record<string, string>) => boolean) =>
      stringify(parse(readFileSync(`content-starter/${file}`, 'utf8')).filter(isKept));
    vi.stubEnv(
      'COLLEGE_DIR',
      newFolder({
        'states/new-state/degrees.yaml': rows('degrees.yaml', ({ level }) => level !== 'research'),
        'states/new-state/admissions/streams.yaml': rows(
          'admissions/streams.yaml',
          ({ tab }) => tab !== 'research',
        ),
        'states/new-state/admissions/tabs.yaml': rows(
          'admissions/tabs.yaml',
          ({ level }) => level !== 'research',
        ),
      }),
    );
    const state = inShape({ en: 'New State', ml: 'പുതിയ സംസ്ഥാനം' });
    const { college, admissions, home } = siteOf({ ...ANSWERS, ...said, state });
    expect(college.without).toContain('phd');
    expect(admissions.tabs.map(({ id }) => id)).toEqual(['ug']);
    expect(home.ways.map(({ id }) => id)).toEqual(['btech']);
  });

  it('wants both files of admissions from a State, and names the one that is missing', () => {
    const file = 'states/new-state/admissions/tabs.yaml';
    vi.stubEnv(
      'COLLEGE_DIR',
      newFolder({ [file]: readFileSync('content-starter/admissions/tabs.yaml', 'utf8') }),
    );
    const state = inShape({ en: 'New State', ml: 'പുതിയ സംസ്ഥാനം' });
    expect(() => newContent({ ...ANSWERS, state })).toThrow(
      'states/new-state has no admissions/streams.yaml, to which its admissions/tabs.yaml belongs',
    );
  });

  it('leaves what only a person knows to be written', () => {
    expect(made.said).toContain('[[');
    expect(made.said).not.toContain('reviewedOn');
  });

  it('shows nothing of the parts that the college lacks, and keeps their texts', () => {
    const without = ['hostel', 'phd', 'pg', 'architecture', 'buses', 'pta', 'ncc'] as const;
    const site = siteOf({ ...ANSWERS, without: [...without] });
    const { college, navigation, faq, admissions, files } = site;
    expect(JSON.stringify(navigation)).not.toMatch(
      /\/(?:pta|facilities#(?:hostel|transport))|#phd/,
    );
    expect(faq.filter(({ id }) => /^hostel|^phd|bus$/.test(id))).toEqual([]);
    expect(admissions.streams.map(({ id }) => id)).not.toContain('phd');
    expect(college.contacts.map(({ role }) => role)).not.toContain('phd-coordinator');
    expect(newsView(site, 'en', 0).kinds.map(({ value }) => value)).not.toContain('hostel');
    expect(searchWindowView(site, 'en').labels.tip).toContain('as CSE, library, placement. ');
    const shown = JSON.stringify({ ...site, said: '' });
    expect(shown.match(/.{60}(?:guides research|research scholars|new scholars)/g)).toBeNull();
    expect(files).toContain('pages/facilities/hostel.en.md');
  });

  it('has an admission for each degree, on the tab of its level', () => {
    const { admissions } = siteOf({
      ...ANSWERS,
      state: inShape({ en: 'Coast State', ml: 'തീര സംസ്ഥാനം' }),
      departments: ['civil', 'mca', 'architecture'],
      programmes: { barch: 40, 'mtech-structural-engineering': 18, mca: 30 },
    });
    expect(admissions.streams.map(({ id, href }) => [id, href])).toEqual(
      expect.arrayContaining([
        ['barch', '/admissions#ug'],
        ['mtech', '/admissions#pg'],
        ['mca', '/admissions#pg'],
      ]),
    );
  });

  it('offers the degrees of its programmes and no others of its State', () => {
    const { degrees, admissions, college, said } = siteOf(WITH_MASTERS);
    expect(degrees.map(({ id }) => id)).toEqual(['be', 'me', 'phd']);
    expect(admissions.streams.map(({ name }) => name.en)).toEqual([
      'B.E. through TNEA',
      'B.E. lateral entry',
      'M.E. through TANCA',
      'Ph.D',
    ]);
    expect(admissions.tabs.map(({ label }) => label.en)).toEqual(['B.E.', 'M.E.', 'Ph.D']);
    expect(said).toContain('| B.E. | Tamil Nadu Engineering Admissions, by');
    const shown = said.replaceAll(/^ *#.*/gm, '');
    expect(shown.match(/.*(?:MBA|MCA|[BM]\.Tech\b|\[\[degrees).*/g)).toBeNull();
    expect(college.without).toEqual(['architecture']);
  });

  it('names two degrees of one admission', () => {
    const both = { ...WITH_MASTERS.programmes, 'btech-ce': 60 };
    expect(siteOf({ ...WITH_MASTERS, programmes: both }).said).toContain(
      'B.E. and B.Tech through TNEA',
    );
  });

  it('of Kerala without MCA does not mention it, nor do its fees, papers and ways in', () => {
    const { ways, papers, scholarships, calendar, fees, said } = siteOf({
      ...ANSWERS,
      state: inShape({ en: 'Kerala', ml: 'കേരളം' }),
      programmes: { 'btech-cse': 60, 'mtech-structural-engineering': 18 },
    });
    expect(JSON.stringify({ ways, papers, scholarships, rows: calendar.rows, fees })).not.toMatch(
      /"mca"/,
    );
    expect(said).not.toMatch(/\bMCA\b|M\.Plan|B\.Arch through/);
  });

  it('of Kerala with MCA alone of its postgraduate degrees has a tab of MCA and speaks of no M.Tech', async () => {
    const site = siteOf({
      ...ANSWERS,
      state: inShape({ en: 'Kerala', ml: 'കേരളം' }),
      departments: ['cse', 'mca'],
      programmes: { 'btech-cse': 60, mca: 60 },
    });
    const { admissions, ways, calendar, papers, scholarships } = site;
    expect(admissions.tabs.map(({ id, label }) => [id, label.en])).toEqual([
      ['btech', 'B.Tech'],
      ['mca', 'MCA'],
      ['phd', 'Ph.D'],
    ]);
    expect(admissions.streams.map(({ id, tab, href }) => [id, tab, href]).slice(2)).toEqual([
      ['mca', 'mca', '/admissions#mca'],
      ['phd', 'phd', '/admissions#phd'],
    ]);
    expect(
      JSON.stringify({ admissions, ways, rows: calendar.rows, papers, scholarships }),
    ).not.toMatch(/M\.Tech|എം\.ടെക്|"mtech"/);
    const index = await prepareIndex(searchIndexOf(site, 'en'));
    expect(searchEntries(index, 'keam', 1).map(({ entry }) => entry.path)).toEqual([
      '/admissions#btech',
    ]);
  });

  it('without postgraduate programmes lacks that part, which it may have later', () => {
    const { college, admissions, home, files } = made;
    expect(college.without).toEqual(['pg', 'architecture']);
    expect(admissions.tabs.map(({ id }) => id)).toEqual(['be', 'phd']);
    expect(home.ways.map(({ id }) => id)).toEqual(['btech', 'phd']);
    expect(files).toContain('admissions/tabs.yaml');
  });

  it('may have no department of the list, which are then added at the desk', () => {
    const { departments, programmes } = siteOf({ ...ANSWERS, departments: [], programmes: {} });
    expect([departments, programmes]).toEqual([[], []]);
  });

  it('has no word of a language that it does not publish', () => {
    const { said, files, college } = siteOf(answersOf({ ...ANSWERS, ...ENGLISH }));
    expect(college.languages).toEqual(['en']);
    expect(files.filter((file) => file.endsWith('.ml.md'))).toEqual([]);
    expect(said.match(/\p{Script=Malayalam}+/gu)).toBeNull();
  });
});

describe('a new college in English and Tamil', () => {
  const name = { ...ENGLISH.name, ta: 'பாம் குரோவ் பொறியியல் கல்லூரி' };
  const made = siteOf(answersOf({ ...ANSWERS, ...ENGLISH, languages: ['en', 'ta'], name }));

  it('leaves out what it does not have in Tamil, so that no English is written as Tamil', () => {
    const { college, said } = made;
    expect([college.name.ta, college.address.ta]).toEqual([name.ta, 'Palm Grove 673999']);
    expect(said).toContain('title: { en: Home, ta: "முகப்பு" }');
    expect(said.match(/\bta: (?!.*[\u0b80-\u0bff]).*/g)).toBeNull();
  });

  it('answers no question of Malayalam in Latin letters, as a college with Malayalam does', () => {
    const questions = ['naale avadhi', 'joli kittumo', 'bus eppol'];
    const answered = ({ said }: { said: string }) =>
      questions.filter((each) => said.includes(each));
    expect(answered(made)).toEqual([]);
    expect(answered(siteOf(ANSWERS))).toEqual(questions);
  });

  it.each([
    ['கட்டணம்', '/ta/admissions#fees-be'],
    ['பேருந்தின்', '/ta/facilities/transport'],
    ['விடுமுறை', '/ta/academics/calendar'],
  ])('finds the page that a reader means by %s', async (query, path) => {
    const index = await prepareIndex(searchIndexOf(made, 'ta'));
    expect(searchEntries(index, query, 1).map(({ entry }) => entry.path)).toEqual([path]);
  });
});

describe('answers in a file', () => {
  it.each([
    [
      'a colour that has another name',
      { colours: { primary: '#0b5d4e' } },
      'colours.primary\n  Expected: a known field, one of: links, accent, ornament. Found: ',
    ],
    [
      'a colour that is hard to see',
      { colours: { ornament: '#f4c95d' } },
      'colours.ornament\n  Expected: a colour with a contrast of at least 3:1, such as #b38a00.',
    ],
    ['a language without words', { languages: ['en', 'hi'] }, 'languages[1]\n  Expected: '],
    [
      'a programme that nobody knows',
      { programmes: { 'btech-it': 60 } },
      'programmes: there is no btech-it. Choose from: be-cse, ',
    ],
    [
      'a postgraduate programme of a college that says it has none',
      { programmes: { 'mtech-structural-engineering': 18 }, without: ['phd', 'pg'] },
      'without: take out pg, or the programme mtech-structural-engineering, which needs it.',
    ],
    [
      'a programme without its department',
      { departments: ['cse'] },
      'departments: add civil, which offers a chosen programme.',
    ],
  ])('are refused for %s, and say what to write', (_, wrong, words) => {
    expect(() => answersOf({ ...ANSWERS, ...wrong })).toThrow(words);
  });
});

describe('the questions to a new college', () => {
  it('are seven', () => {
    expect(QUESTIONS.map(({ title }) => title)).toEqual([
      'Languages',
      'Name',
      'Address',
      'State',
      'Working days',
      'Degrees and departments',
      'Colours and mark',
    ]);
    expect(QUESTIONS.flatMap(({ lines }) => lines)).toHaveLength(18);
  });

  it('say what may be answered', () => {
    expect(lineOf('name', { languages: ['en', 'ta'] })).toBe(
      'Name of the college (English | தமிழ்)',
    );
    expect(lineOf('name', { languages: ['en'] })).toBe('Name of the college');
    expect(lineOf('state', { languages: ['en'] })).toBe(
      'State. Those with texts: kerala, tamil-nadu',
    );
    expect(lineOf('departments', ANSWERS)).toContain('civil');
    expect(lineOf('programmes', ANSWERS)).toContain('btech-ce');
    expect(lineOf('without', ANSWERS)).toContain('(hostel, phd, pg, ');
  });

  it('offer the fields of B.Tech to a State whose degree is the B.E.', () => {
    const programmes = programmesFor([
      {
        id: 'be',
        name: inShape({ en: 'B.E.', ml: 'ബി.ഇ.' }),
        level: 'ug',
        duration: 'P4Y',
        course: 'btech',
      },
    ]);
    expect(programmes.find(({ id }) => id === 'be-cse')).toMatchObject({
      award: 'be',
      department: 'cse',
      name: { en: 'Computer Science and Engineering' },
    });
  });

  it('are answered in one line each; an empty line leaves one out, where that is possible', () => {
    const both: Partial<Answers> = { languages: ['en', 'ml'] };
    expect(answerIn('name', 'Palm Grove | പാം ഗ്രോവ്', both)).toEqual({
      en: 'Palm Grove',
      ml: 'പാം ഗ്രോവ്',
    });
    expect(answerIn('name', 'Palm Grove', { languages: ['en'] })).toEqual({ en: 'Palm Grove' });
    const tamil: Partial<Answers> = { languages: ['en', 'ta'] };
    expect(faultsIn('name', answerIn('name', 'Palm Grove', tamil), tamil)).toEqual([]);
    expect(faultsIn('name', answerIn('name', 'Palm Grove', both), both)).toEqual([
      'name.ml\n  Fill in this field.',
    ]);
    expect(answerIn('departments', 'cse, civil', {})).toEqual(['cse', 'civil']);
    expect(answerIn('programmes', 'btech-cse=90, btech-ce = 60', {})).toEqual(ANSWERS.programmes);
    expect(answerIn('officeHours', '10:00 - 16:30', {})).toEqual({ from: '10:00', until: '16:30' });
    expect(answerIn('closed', 'sun, sat-2', {})).toEqual(['sun', 'sat-2']);
    expect(faultsIn('officeHours', answerIn('officeHours', '10', {}), {})).not.toEqual([]);
    expect(answerIn('colours', 'links=#0b5d4e', {})).toEqual({ links: '#0b5d4e' });
    expect(faultsIn('logo', answerIn('logo', ' ', {}), {})).toEqual([]);
    expect(faultsIn('phone', answerIn('phone', ' ', {}), {})).not.toEqual([]);
  });

  it('are asked again when an answer is wrong', () => {
    const [fault] = faultsIn('departments', ['it'], { state: ANSWERS.state });
    expect(fault).toContain('departments: there is no it.');
    expect(faultsIn('programmes', answerIn('programmes', 'btech-cse=sixty', {}), {})).toEqual([
      'programmes.btech-cse\n  Expected: a whole number of seats. Found: "sixty".',
    ]);
    expect(faultsIn('phone', 4952999999, {})).toEqual([
      'phone\n  Expected: a text in quotation marks. Found: “4952999999”.',
    ]);
  });
});

it('the files of a State that name another university are listed', () => {
  const at = (en: string, university: string) =>
    otherUniversities({
      ...ANSWERS,
      state: inShape({ ...ANSWERS.state, en }),
      university: inShape({ ...ANSWERS.university, en: university }),
    });
  expect(at('Kerala', 'University of the Coast')).toEqual({
    names: ['APJ Abdul Kalam Technological University'],
    files: expect.arrayContaining(['content/admissions/streams.yaml', 'content/papers.yaml']),
  });
  expect(at('Kerala', 'APJ Abdul Kalam Technological University').files).toEqual([]);
});
