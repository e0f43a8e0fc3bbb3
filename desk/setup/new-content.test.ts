import { describe, expect, it } from 'vitest';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { loadSite } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { OF_KERALA } from '#tests/support/of-kerala.ts';
import { nameFaults } from './answered-names.ts';
import {
  type Answers,
  answerIn,
  answersOf,
  answersSchema,
  QUESTIONS,
  questionOf,
  unknownIn,
} from './answers.ts';
import { newContent } from './new-content.ts';

const ANSWERS: Answers = {
  name: { en: 'Palm Grove Engineering College', ml: 'പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്' },
  shortName: { en: 'PGEC', ml: 'പി.ജി.ഇ.സി.' },
  address: { en: 'Palm Grove 673999', ml: 'പാം ഗ്രോവ് 673999' },
  phone: '+91 495 2999 999',
  email: 'office@palmgrove.test',
  siteUrl: 'https://www.palmgrove.test',
  programmes: { 'btech-cse': 90, 'btech-ce': 60 },
};

/** A college that awards its degrees itself, and has no admission system but its State's. */
const ELSEWHERE = { state: { en: 'Tamil Nadu', ml: 'തമിഴ്‌നാട്' }, university: ANSWERS.name };

function siteOf(answers: Answers) {
  const changes = newContent(new ContentFolder('content'), answers);
  const result = loadSite('content', changes, Number.POSITIVE_INFINITY);
  expect('problems' in result ? result.problems : []).toEqual([]);
  if ('problems' in result) throw new Error('the content has mistakes');
  return { changes, ...result.site };
}

describe('the content of a new college', () => {
  it('is valid, has its names and numbers and no samples', () => {
    const { changes, college, programmes, people, notices, home, admissions } = siteOf({
      ...ANSWERS,
      ids: { aicte: '1-4321' },
      location: undefined,
      colours: undefined,
    });
    expect(college).toMatchObject({
      name: ANSWERS.name,
      ids: { aicte: '1-4321', aishe: 'C-00000' },
      figures: {},
      social: {},
      stillSample: ['fees', 'laboratories', 'places', 'texts'],
    });
    expect(programmes.map(({ id, Intake }) => [id, Intake])).toEqual([
      ['btech-cse', 90],
      ['btech-ce', 60],
    ]);
    expect([people, notices]).toEqual([[], []]);
    const [, btech] = tabsOf({ admissions, programmes });
    expect(btech?.hint.en.replaceAll('\u00a0', ' ')).toBe('4 years, 2 programmes');
    expect(home.title.en).toBe('Study at Palm Grove Engineering College');
    expect(home.ways.map(({ id }) => id)).toEqual(['btech', 'phd']);
    expect(`${home.metaTitle.en} ${home.summary.en} ${home.keywords.en}`).not.toMatch(
      /Kerala|Architecture/i,
    );
    expect(home.lead.en).toBe('By rank and reservation only; there is no management or NRI quota.');
    expect(
      college.contacts.every(
        ({ phone, email }) => phone === '+91 495 2999 999' && email === 'office@palmgrove.test',
      ),
    ).toBe(true);
    expect(changes.get('pages/about/overview.en.md')).toContain(
      'Palm Grove Engineering College is run by',
    );
    // Nobody of the college has read its texts yet.
    expect(
      `${changes.get('pages/about/overview.en.md')}${changes.get('disclosures.yaml')}`,
    ).not.toContain('reviewedOn');
  });

  it('of another State names its State and university, and nothing of the State of the sample', () => {
    const { changes: _, ...site } = siteOf({ ...ANSWERS, ...ELSEWHERE });
    expect(site.college).toMatchObject({
      government: { en: 'Government of Tamil Nadu', ml: 'തമിഴ്‌നാട് സർക്കാർ' },
      university: ELSEWHERE.university,
      universityShort: ELSEWHERE.university,
      stillSample: ['laboratories', 'places', 'texts'],
    });
    expect(site.college.portals).toEqual({ national: 'https://www.india.gov.in' });
    expect([...JSON.stringify(site).matchAll(OF_KERALA)].map(([words]) => words)).toEqual([]);
    expect([site.fees, site.ways, site.papers, site.seatKinds.kinds]).toEqual([[], [], [], []]);
    expect(site.categories.map(({ id }) => id)).toEqual(['general', 'ews', 'sc', 'st']);
    const texts = site.pages.flatMap(({ sectionTexts }) => sectionTexts);
    expect(texts.map(({ id }) => id)).toContain('affiliation');
  });

  it.each([{}, ELSEWHERE])('shows nothing of the parts that it lacks (%o)', (place) => {
    const { college, navigation, faq, admissions } = siteOf({
      ...ANSWERS,
      ...place,
      without: ['hostel', 'phd', 'architecture', 'buses', 'pta', 'ncc'],
    });
    expect(JSON.stringify(navigation)).not.toMatch(
      /\/(?:pta|facilities#(?:hostel|transport))|#phd/,
    );
    expect(faq.filter(({ id }) => /^hostel|^phd|bus$/.test(id))).toEqual([]);
    expect(admissions.streams.map(({ id }) => id)).not.toContain('phd');
    expect(college.contacts.map(({ role }) => role)).not.toContain('phd-coordinator');
  });

  it('in Kerala keeps the admission of the State', () => {
    const { ways, fees, college } = siteOf({ ...ANSWERS, state: { en: 'Kerala', ml: 'കേരളം' } });
    expect([ways.length > 0, fees.length > 0, college.portals.entrance]).toEqual([
      true,
      true,
      'https://cee.kerala.gov.in',
    ]);
  });

  it('has the departments of its programmes and the supporting ones, or those that are named', () => {
    expect(siteOf(ANSWERS).departments.map(({ id }) => id)).toEqual([
      'cse',
      'civil',
      'maths',
      'physics',
      'chemistry',
      'economics',
      'physicalEducation',
    ]);
    expect(
      siteOf({ ...ANSWERS, departments: ['cse', 'civil', 'maths'] }).departments.map(
        ({ id }) => id,
      ),
    ).toEqual(['cse', 'civil', 'maths']);
  });

  it('has the supporting departments alone if none of the programmes of the sample is its own', () => {
    const { departments, programmes, seatKinds } = siteOf({ ...ANSWERS, programmes: {} });
    expect([departments.map(({ id }) => id), programmes, seatKinds.awards]).toEqual([
      ['maths', 'physics', 'chemistry', 'economics', 'physicalEducation'],
      [],
      [],
    ]);
  });

  it('has no word of a language that it does not publish', () => {
    const english = {
      name: { en: 'Hill Engineering College' },
      shortName: { en: 'HEC' },
      address: { en: 'Hill Road 110001' },
    };
    const { changes, college, search } = siteOf(
      answersOf({ ...ANSWERS, ...english, languages: ['en'] }),
    );
    expect(college.languages).toEqual(['en']);
    expect(college.name.en).toBe('Hill Engineering College');
    expect(search.synonyms).toContainEqual(['fee', 'cost', 'charges']);
    const ours = new ContentFolder('content', changes);
    const files = ['*.yaml', '*/*.yaml', '*/*/*.yaml', '*/*.md', '*/*/*.md'].flatMap((pattern) =>
      ours.list(pattern),
    );
    expect(files).toContain('pages/about/history.en.md');
    expect(files).not.toContain('pages/about/history.ml.md');
    expect(files.filter((file) => /\p{Script=Malayalam}/u.test(ours.read(file) ?? ''))).toEqual([]);
    expect(
      files.filter((file) =>
        /^(?!\s*#).*\b(?:Malayalam|both languages)\b/m.test(ours.read(file) ?? ''),
      ),
    ).toEqual([]);
    expect(ours.read('pages/administrative/rti.en.md')).toContain(
      'in English or the official language of the State',
    );
  });

  it('of another State has no file of a language that it does not publish', () => {
    const english = {
      name: { en: 'Palar Valley Engineering College' },
      state: { en: 'Tamil Nadu' },
      university: { en: 'Palar Valley Engineering College' },
    };
    const { changes } = siteOf(
      answersOf({
        ...ANSWERS,
        ...english,
        shortName: { en: 'PVEC' },
        address: { en: 'Palar Road' },
        languages: ['en'],
      }),
    );
    const written = [...changes].filter(([, source]) => source !== undefined).map(([file]) => file);
    expect(written).toContain('pages/academics/affiliation.en.md');
    expect(written.filter((file) => file.endsWith('.ml.md'))).toEqual([]);
  });

  it.each([
    [
      { programmes: { 'btech-it': 60 } },
      'programmes: there is no btech-it. Choose from: btech-cse, ',
    ],
    [{ departments: ['it'] }, 'departments: there is no it. Choose from: architecture, '],
    [{ state: ELSEWHERE.state }, 'university: of another State, say which awards the degrees.'],
    [{ university: ELSEWHERE.university }, 'state: name the State as well.'],
    [{ departments: ['cse'] }, 'departments: add civil, which offers a chosen programme.'],
  ])('is refused for %j', (answers, words) => {
    expect(() => newContent(new ContentFolder('content'), { ...ANSWERS, ...answers })).toThrow(
      words,
    );
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
    ['a missing name', { name: undefined }, 'name\n  Fill in this field.'],
    [
      'no programme',
      { programmes: undefined },
      'programmes\n  Fill in this field: the seats of each programme.\n  ഈ ഫീൽഡ് പൂരിപ്പിക്കുക: ഓരോ പ്രോഗ്രാമിലെയും സീറ്റുകൾ.',
    ],
  ])('are refused for %s, and say what to write', (_, wrong, words) => {
    expect(() => answersOf({ ...ANSWERS, ...wrong })).toThrow(words);
  });
});

it('all that is wrong in a file of answers is said at once', () => {
  const wrong = {
    ...ANSWERS,
    name: undefined,
    state: ELSEWHERE.state,
    programmes: { 'btech-it': 60 },
    departments: ['it'],
  };
  expect(() =>
    answersOf(wrong, (answers) => nameFaults(new ContentFolder('content'), answers)),
  ).toThrow(
    /name\n {2}Fill in this field\.[\s\S]*university: of another State[\s\S]*programmes: there is no btech-it[\s\S]*departments: there is no it\./,
  );
});

describe('the questions to a new college', () => {
  it('are at most sixteen, of which nine can wait', () => {
    expect(QUESTIONS).toHaveLength(16);
    const canWait = QUESTIONS.filter(
      (id) => answersSchema.shape[id].safeParse(answerIn(id, ' ')).success,
    );
    expect(canWait).toEqual([
      'state',
      'university',
      'examiningBody',
      'ids',
      'portals',
      'departments',
      'without',
      'logo',
      'colours',
    ]);
  });

  it('are in both languages, with what may be answered', () => {
    expect(questionOf('name', [])).toEqual({
      en: 'Name of the college (English | മലയാളം)',
      ml: 'കോളേജിന്റെ പേര്',
    });
    expect(questionOf('departments', ['cse', 'civil'])).toEqual({
      en: 'Departments (cse, civil)',
      ml: 'വകുപ്പുകൾ',
    });
    expect(questionOf('programmes', ['btech-cse']).en).toBe(
      'Programmes, with the seats a year of each (btech-cse=…)',
    );
    expect(questionOf('without', ['hostel', 'phd'])).toEqual({
      en: 'Parts that the college lacks. What needs one of them is shown nowhere, nor what leads there. The texts are kept. (hostel, phd)',
      ml: 'കോളേജിൽ ഇല്ലാത്തവ. ഇവയെക്കുറിച്ചുള്ള വിവരങ്ങളും അവയിലേക്കുള്ള ലിങ്കുകളും എവിടെയും കാണിക്കില്ല. ഉള്ളടക്കം സൂക്ഷിക്കും.',
    });
    expect(questionOf('ids', []).en).toBe('Identification numbers (aicte=…, aishe=…)');
  });

  it('of a college in English only ask for no other language', () => {
    const english = { languages: ['en' as const] };
    expect(questionOf('name', [], english).en).toBe('Name of the college');
    expect(answerIn('name', 'Palar Valley Engineering College', english)).toEqual({
      en: 'Palar Valley Engineering College',
    });
  });

  it('name what an answer may not have', () => {
    expect(unknownIn({ 'btech-cse': 60, 'btech-it': 60 }, ['btech-cse'])).toEqual(['btech-it']);
    expect(unknownIn(['cse', 'it'], ['cse'])).toEqual(['it']);
  });

  it('are answered in one line each', () => {
    expect(answerIn('name', 'Palm Grove | പാം ഗ്രോവ്')).toEqual({ en: 'Palm Grove', ml: 'പാം ഗ്രോവ്' });
    expect(answerIn('departments', 'cse, civil')).toEqual(['cse', 'civil']);
    expect(answerIn('programmes', 'btech-cse=90, btech-ce = 60')).toEqual({
      'btech-cse': 90,
      'btech-ce': 60,
    });
    expect(answerIn('portals', 'registration=https://palmgrove.test/?type=1')).toEqual({
      registration: 'https://palmgrove.test/?type=1',
    });
  });
});
