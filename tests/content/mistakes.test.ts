import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ContentError, type Problem } from '#app/content/reading/problem.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { addText, copyContent, type Mistake, remove, replace, write } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

/** Name of the mistake, how it is made, and the expected message: file, field, expected, found. */
type Row = [name: string, mistake: Mistake, ...problems: [file: string, field: string, expected: string, found: string][]];

const COLLEGE = 'college.yaml';
const PROGRAMMES = 'programmes.yaml';
const EVENT = 'admissions/events/04-btech-allotment.yaml';
const ABOUT = 'pages/about/page.yaml';
const HISTORY = 'pages/about/history.en.md';
const HISTORY_ML = 'pages/about/history.ml.md';
const CSE_ML = 'കമ്പ്യൂട്ടർ സയൻസ് ആൻഡ് എൻജിനീയറിങ്';
const LONG = 'word '.repeat(40).trim();

const SHAPES: Row[] = [
  ['a name without Malayalam', replace(PROGRAMMES, `, ml: "${CSE_ML}"`, ''), [PROGRAMMES, '[0].name.ml', 'a text', 'nothing']],
  ['an empty Malayalam name', replace(PROGRAMMES, CSE_ML, ' '), [PROGRAMMES, '[0].name.ml', 'a text that is not empty', '" "']],
  [
    'a name in one language only',
    replace(PROGRAMMES, /name: \{.*\}/, 'name: Computing'),
    [PROGRAMMES, '[0].name', 'a group of fields, such as { en: ..., ml: ... }', '"Computing"'],
  ],
  ['an unknown field', replace(EVENT, 'venue:', 'hall: B12\nvenue:'), [EVENT, 'hall', 'a known field', 'the unknown field "hall"']],
  ['a field left out', replace(EVENT, /^isActive.*\n/m, ''), [EVENT, 'isActive', 'true or false', 'nothing']],
  ['seats in words', replace(PROGRAMMES, 'Intake: 60', 'Intake: sixty'), [PROGRAMMES, '[0].Intake', 'a whole number of seats', '"sixty"']],
  [
    'an invalid date',
    replace(HISTORY, /reviewedOn: .*/, 'reviewedOn: 2026-02-30'),
    [HISTORY, 'front matter: reviewedOn', 'a date such as 2026-11-14', '"2026-02-30"'],
  ],
  [
    'a date written the other way round',
    replace(HISTORY, /reviewedOn: .*/, 'reviewedOn: 14.11.2026'),
    [HISTORY, 'front matter: reviewedOn', 'a date such as 2026-11-14', '"14.11.2026"'],
  ],
  ['a moment without its offset', replace(EVENT, '+05:30', ''), [EVENT, 'opensAt', 'a moment such as 2026-11-14T16:00:00+05:30', '"2025-08-11T09:30:00"']],
  [
    'an event that ends before it begins',
    replace(EVENT, 'closesAt: "2025', 'closesAt: "2024'),
    [EVENT, 'closesAt', 'a moment after opensAt', '"2024-08-14T16:00:00+05:30"'],
  ],
  [
    'a question of an unknown topic',
    replace('faq.yaml', 'topic: eligibility', 'topic: marks'),
    ['faq.yaml', '[0].topic', 'one of: eligibility, allotment, papers, fees, reporting, courses, campus, help', '"marks"'],
  ],
  [
    'an answer that states its year twice',
    replace('faq.yaml', 'and then Biology.', 'and then Biology (2019).'),
    ['faq.yaml', '[1].asOf', 'no value, because the answer states the year', '2019'],
  ],
  ['an answer in one language', replace('faq.yaml', /\n {4}ml: .*/, ''), ['faq.yaml', '[0].answer.ml', 'a text', 'nothing']],
  [
    'a term without its meaning',
    replace('plain-words.yaml', /\n {2}meaning:(?: .*|\n {4}.*\n {4}.*)/, ''),
    ['plain-words.yaml', '[0].meaning', 'a group of fields, such as { en: ..., ml: ... }', 'nothing'],
  ],
  [
    'an unknown category of the search',
    replace('search.yaml', '- path: "/"', '- path: "/"\n    category: Portals'),
    [
      'search.yaml',
      'entries[0].category',
      'one of: Navigation, Information, Education, Process, Management, Departments, Research, Facilities, Campus, Events, Services',
      '"Portals"',
    ],
  ],
  [
    'a search entry without a title',
    replace('search.yaml', '- path: "/"', '- path: "portal:login"'),
    ['search.yaml', 'entries[0].title', 'a title in both languages', 'nothing'],
  ],
  [
    'a synonym group of one word',
    replace('search.yaml', /^synonyms:\n/m, 'synonyms:\n  - ["fee"]\n'),
    ['search.yaml', 'synonyms[0]', 'a list of at least 2', '["fee"]'],
  ],
  [
    'an address that is not encrypted',
    replace(COLLEGE, 'mapUrl: "https:', 'mapUrl: "http:'),
    [COLLEGE, 'mapUrl', 'an address beginning with https://', '"http://www.openstreetmap.org/search?query=Kerala"'],
  ],
  [
    'an e-mail address without @',
    replace(COLLEGE, 'email: "principal@', 'email: "principal.'),
    [COLLEGE, 'email', 'an e-mail address such as office@college.example', '"principal.college.example"'],
  ],
  [
    'a telephone number with words',
    replace(COLLEGE, 'phone: "+91 00000 00000"', 'phone: "ask the office"'),
    [COLLEGE, 'phone', 'a telephone number such as +91 00000 00000', '"ask the office"'],
  ],
  ['an unknown edition', replace(COLLEGE, 'edition: demonstration', 'edition: trial'), [COLLEGE, 'edition', 'one of: demonstration, publication', '"trial"']],
  [
    'a link without its slash',
    replace('home.yaml', 'href: "/admissions#btech"', 'href: admissions'),
    ['home.yaml', 'ways[0].href', 'a page such as /about#history, portal:<name> or an address beginning with https://', '"admissions"'],
  ],
  [
    'HTML in a name',
    replace(COLLEGE, 'en: "College Road', 'en: "<b>College</b> Road'),
    [COLLEGE, 'address.en', 'plain text without HTML', '"<b>College</b> Road, Kerala 000000"'],
  ],
  [
    'English text with Malayalam letters',
    replace(COLLEGE, 'en: "GEC"', 'en: "ജി.ഇ.സി."'),
    [COLLEGE, 'shortName.en', 'an English text without Malayalam letters', '"ജി.ഇ.സി."'],
  ],
  [
    'a summary that is too long for search engines',
    replace(HISTORY, /summary: .*/, `summary: ${LONG}`),
    [HISTORY, 'front matter: summary', 'at most 160 characters', `"${LONG.slice(0, 116)}...`],
  ],
  [
    'an old spelling',
    replace('college.yaml', 'ml: "ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്"', 'ml: "ഗവൺമെന്റ് എൻജിനീയറിങ് കോളജ്"'),
    ['college.yaml', 'name.ml', 'the spelling കോളേജ', 'കോളജ'],
  ],
  [
    'a literal translation',
    replace(HISTORY, /summary: .*/, 'summary: Old papers of the college.'),
    [HISTORY, 'front matter', 'plain English: documents', 'papers'],
  ],
  [
    'a redirect without its slash',
    replace('redirects.yaml', 'from: /rti', 'from: rti'),
    ['redirects.yaml', '[6].from', 'an address beginning with /', '"rti"'],
  ],
  [
    'a text with a colon and no quotes',
    replace(PROGRAMMES, 'award: B.Tech', 'award: B.Tech: four years'),
    [
      PROGRAMMES,
      'line 7',
      'valid YAML (quote texts with a colon, comma, bracket or hash sign)',
      'Nested mappings are not allowed in compact mappings at line 7, column 10:',
    ],
  ],
  [
    'a department in the wrong folder',
    replace('departments/cse/department.yaml', 'id: cse', 'id: computing'),
    ['departments/cse/department.yaml', 'id', 'the name of the folder, cse', 'computing'],
  ],
  [
    'a text without front matter',
    write(HISTORY, 'Kerala became a State.\n'),
    [HISTORY, 'front matter', 'front matter between two lines of ---', '"Kerala became a State.\\n"'],
  ],
  ['a head without a text', replace(HISTORY, /\n---\n[\s\S]*/, '\n---\n'), [HISTORY, 'text', 'text below the front matter', 'nothing']],
  ['no Malayalam text', remove(HISTORY_ML), [HISTORY_ML, 'file', 'the Malayalam text of this section', 'no such file']],
  [
    'a text not listed on its page',
    write('pages/about/origins.en.md', ''),
    ['pages/about/origins.en.md', 'file', 'a section named in page.yaml', 'a file that no page shows'],
  ],
  [
    'a section listed twice',
    replace(ABOUT, 'sections: [overview, history', 'sections: [overview, history, history'),
    [ABOUT, 'sections', 'each section once', '"history" twice'],
  ],
];

const STEPS = /steps:\n(( {2}- title.*\n {4}text.*\n){2}) {2}- title.*\n {4}text.*\n/;
const DIGITS = 'Western digits 0-9 instead of Malayalam digits';
const CHILLU = 'a chillu letter (ൺ ൻ ർ ൽ ൾ) instead of a consonant with ് and a joiner';
const HIDDEN =
  'text without invisible signs (joiners, soft hyphens, byte order marks, direction marks), but for U+200C between ് and a consonant and a soft hyphen between Malayalam letters';
const NTA = 'ന്റ (U+0D28 U+0D4D U+0D31) instead of ൻറ';

const LETTERS: Row[] = [
  [
    'a chillu made with a joiner',
    replace(COLLEGE, 'കേരള സർക്കാർ', 'കേരള സര്\u200dക്കാർ'),
    [COLLEGE, 'government.ml', CHILLU, '"കേരള സര്\u200dക്ക" (U+0D30 U+0D4D U+200D)'],
  ],
  ['a byte order mark inside a text', addText(HISTORY, 'Hall\ufeff open'), [HISTORY, 'text', HIDDEN, '"Hall\ufeff open" (U+FEFF U+0020 U+006F)']],
  [
    'a soft hyphen in a name',
    replace(COLLEGE, 'Government of Kerala', 'Govern\u00adment of Kerala'),
    [COLLEGE, 'government.en', HIDDEN, '"Govern\u00adment " (U+00AD U+006D U+0065)'],
  ],
  ['a joiner that means nothing', addText(HISTORY_ML, 'ബുധ\u200cനാഴ്ച'), [HISTORY_ML, 'text', HIDDEN, '"ബുധ\u200cനാഴ്ച" (U+200C U+0D28 U+0D3E)']],
  ['an old nta', addText(HISTORY_ML, 'കോളേജിൻറെ'), [HISTORY_ML, 'text', NTA, '"കോളേജിൻറെ\n\n1" (U+0D7B U+0D31 U+0D46)']],
  ['Malayalam digits', addText(HISTORY_ML, '൧൨ സീറ്റ്'), [HISTORY_ML, 'text', DIGITS, '"൧൨ സീറ" (U+0D67 U+0D68 U+0020)']],
  [
    'a vowel sign in two pieces',
    addText(HISTORY_ML, 'ക\u0d46\u0d3eല്ലം'),
    [HISTORY_ML, 'text', 'text in Unicode normal form NFC (type the word again)', '"ക\u0d46\u0d3eല്ലം" (U+0D46 U+0D3E U+0D32)'],
  ],
];

/** The mistakes of one table each give exactly the listed problems. */
function eachGives(rows: Row[]): void {
  it.each(rows)('%s', (_name, mistake, ...problems) => {
    mistake(copy);
    expect(copy.problems()).toEqual(problems.map(([file, field, expected, found]) => ({ file, field, expected, found }) satisfies Problem));
  });
}

describe('reported with file, field, expected and found:', () => {
  eachGives(SHAPES);
  eachGives(LETTERS);
});

it('B.Tech admission has exactly three steps', () => {
  replace('admissions/btech.yaml', STEPS, 'steps:\n$1')(copy);
  expect(copy.problems()).toMatchObject([{ file: 'admissions/btech.yaml', field: 'steps', expected: 'a list of exactly 3' }]);
});

it('the content of the site has no mistake', () => {
  expect(copy.problems()).toEqual([]);
});

it('mistakes in several files are all reported in one run', () => {
  replace(COLLEGE, 'edition: demonstration', 'edition: trial')(copy);
  replace(PROGRAMMES, 'Intake: 60', 'Intake: sixty')(copy);
  replace(PROGRAMMES, 'duration: P4Y', 'duration: four years')(copy);
  remove(HISTORY_ML)(copy);
  expect(copy.problems().map(({ file, field }) => `${file} ${field}`)).toEqual([
    'college.yaml edition',
    'programmes.yaml [0].duration',
    'programmes.yaml [0].Intake',
    'pages/about/history.ml.md file',
  ]);
});

describe('a build with mistakes in the content', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('stops and lists every mistake', () => {
    replace(COLLEGE, 'edition: demonstration', 'edition: trial')(copy);
    remove(HISTORY_ML)(copy);
    vi.stubEnv('CONTENT_DIR', copy.folder);
    expect(() => getSite()).toThrow(
      `2 mistakes in content/

content/college.yaml
  field:    edition
  expected: one of: demonstration, publication
  found:    "trial"

content/pages/about/history.ml.md
  field:    file
  expected: the Malayalam text of this section
  found:    no such file`,
    );
  });

  it('counts a single one as "1 mistake"', () => {
    const problem = { file: COLLEGE, field: 'edition', expected: 'a word', found: 'nothing' };
    expect(new ContentError([problem]).message).toMatch(/^1 mistake in content/);
    expect(new ContentError([problem]).problems).toEqual([problem]);
  });
});
