import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { listDrawings } from '#app/content/reading/drawings.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { CONTACT_ROLES, PORTALS } from '#app/features/college/schema.ts';
import { LEAF_DIRECTIVES } from '#app/features/section-page/section-text.server.ts';
import { addText, copyContent, type Mistake, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const COLLEGE = 'college.yaml';
const PROGRAMMES = 'programmes.yaml';
const NAVIGATION = 'navigation.yaml';
const REDIRECTS = 'redirects.yaml';
const NEWS = 'news/hostel-rooms-even-semester.yaml';
const HISTORY = 'pages/about/history.en.md';
const HISTORY_ML = 'pages/about/history.ml.md';
const LINK = 'an address beginning with / (without /ml), https:// (without a name before @), mailto: or tel:, or portal: with a name';
const ANCHORS = 'an anchor of /about (overview, history, vision, leadership, principal, infrastructure, achievements)';
const NO_PAGE = 'the address of a page of this site';
const DEPARTMENTS = 'cse, ece, eee, mech, civil, production, architecture, chemical, mca, maths, physics, chemistry, economics, physicalEducation';
const PORTAL = `portal: with one of: ${PORTALS.join(', ')}`;
const DRAWING = `one of: ${listDrawings().join(', ')}`;
const ROLE = `::contacts{role=...} with one of: ${CONTACT_ROLES.join(', ')}`;

/** Name of the mistake, how it is made, and the expected message. */
type Row = [name: string, mistake: Mistake, problem: Problem];

function problemAt(file: string, field: string, expected: string, found: string): Problem {
  return { file, field, expected, found };
}

/** The first programme again, with another code. */
function addTwin(content: typeof copy): void {
  const source = content.read(PROGRAMMES);
  const first = /- id: btech-cse\n(?: {2}.*\n)+/.exec(source)?.[0] ?? '';
  content.write(PROGRAMMES, `${source}\n${first.replace('code: CSE', 'code: CSX')}`);
}

const REFERENCES: Row[] = [
  [
    'a programme of an unknown department',
    replace(PROGRAMMES, 'department: cse', 'department: computing'),
    problemAt(PROGRAMMES, '[0].department', `one of: ${DEPARTMENTS}`, '"computing"'),
  ],
  ['two programmes with one id', addTwin, problemAt(PROGRAMMES, 'id', 'each value once', '"btech-cse" twice')],
  ['two programmes with one code', replace(PROGRAMMES, 'code: ECE', 'code: CSE'), problemAt(PROGRAMMES, 'code', 'each value once', '"CSE" twice')],
  [
    'an office named on pages but missing in college.yaml',
    replace(COLLEGE, / {2}- role: pta\n( {4}.*\n)+/, ''),
    problemAt(COLLEGE, 'contacts', 'an entry with role: pta', 'none'),
  ],
  [
    'an unknown drawing',
    replace('pages/about/page.yaml', 'drawing: main-building', 'drawing: tower'),
    problemAt('pages/about/page.yaml', 'drawing', DRAWING, '"tower"'),
  ],
  [
    'a drawing of an unknown section',
    replace('pages/help/page.yaml', 'drawings: { using:', 'drawings: { usage:'),
    problemAt(
      'pages/help/page.yaml',
      'drawings',
      'one of: using, languages, formats, screen-readers, without-scripts, problems, faq, plain-words, open-data, offline',
      '"usage"',
    ),
  ],
  [
    'placement of an unknown department',
    replace('placements.yaml', 'department: cse', 'department: sce'),
    problemAt('placements.yaml', 'rows', `one of: ${DEPARTMENTS}`, '"sce"'),
  ],
  ['an unknown drawing of the home page', replace('home.yaml', 'drawing: bus', 'drawing: tram'), problemAt('home.yaml', 'life[3].drawing', DRAWING, '"tram"')],
  [
    'a Malayalam text older than the English one',
    replace(HISTORY_ML, /updatedOn: .*/, 'updatedOn: 2020-01-01'),
    problemAt(HISTORY_ML, 'front matter: updatedOn', 'a day not before that of the English text, 2026-11-14', '2020-01-01'),
  ],
  [
    'two sections with the same title',
    replace(HISTORY, 'title: History', 'title: Overview'),
    problemAt('pages/about', 'title (en)', 'each value once', '"Overview" twice'),
  ],
];

const LINKS: Row[] = [
  ['a menu entry to no page', replace(NAVIGATION, 'href: "/about#history"', 'href: /past'), problemAt(NAVIGATION, 'menu about: History', NO_PAGE, '/past')],
  ['a menu entry to no anchor', replace(NAVIGATION, '/about#history', '/about#past'), problemAt(NAVIGATION, 'menu about: History', ANCHORS, '#past')],
  [
    'a menu entry to an unknown portal',
    replace(NAVIGATION, '"/about#history"', 'portal:xyz'),
    problemAt(NAVIGATION, 'menu about: History', PORTAL, 'portal:xyz'),
  ],
  ['a way of the home page to no page', replace('home.yaml', '/admissions#btech', '/btech'), problemAt('home.yaml', 'ways[0].href', NO_PAGE, '/btech')],
  ['a notice to no page', replace(NEWS, 'href: "/facilities/hostel"', 'href: /hostels'), problemAt(NEWS, 'links[0].href', NO_PAGE, '/hostels')],
  [
    'a notice to an unknown portal',
    replace(NEWS, 'href: "/facilities/hostel"', 'href: portal:rooms'),
    problemAt(NEWS, 'links[0].href', PORTAL, 'portal:rooms'),
  ],
  [
    'an admission link to an unknown page',
    replace('admissions/btech.yaml', '"https://cee.kerala.gov.in"', '/keam'),
    problemAt('admissions/btech.yaml', 'links[2].href', NO_PAGE, '/keam'),
  ],
  [
    'a disclosure on no page',
    replace(COLLEGE, /disclosureHref: .*/, 'disclosureHref: /disclosure'),
    problemAt(COLLEGE, 'disclosureHref', NO_PAGE, '/disclosure'),
  ],
  [
    'a redirect from a page that exists',
    replace(REDIRECTS, 'from: /rti', 'from: /about'),
    problemAt(REDIRECTS, '[6].from', 'an address without a page', '/about'),
  ],
  [
    'a redirect that differs from a page only by capital letters, which some servers ignore',
    replace(REDIRECTS, 'from: /rti', 'from: /About'),
    problemAt(REDIRECTS, '[6].from', 'an address without a page', '/About'),
  ],
  ['a redirect to no page', replace(REDIRECTS, 'to: /administrative/rti', 'to: /right'), problemAt(REDIRECTS, '[6].to', NO_PAGE, '/right')],
  ['a link in a text to no page', addText(HISTORY, '[The past](/about/past)'), problemAt(HISTORY, 'text, link', NO_PAGE, '/about/past')],
  ['a link in a text to no anchor', addText(HISTORY, '[The past](/about#past)'), problemAt(HISTORY, 'text, link', ANCHORS, '#past')],
  ['a link in a text with a language of its own', addText(HISTORY_ML, '[ചരിത്രം](/ml/about)'), problemAt(HISTORY_ML, 'text, line 8', LINK, '/ml/about')],
];

const SEARCH = 'search.yaml';
const HOSTEL = 'path: "/facilities#hostel"';
/** Number of an entry in the list, by its line. */
function placeOf(line: string): number {
  const before = copy.read(SEARCH).split(line)[0] ?? '';
  return before.split(/^ {2}- path:/m).length - 1;
}
const PLACE = `entries[${placeOf(HOSTEL)}].path`;

const WORDS: Row[] = [
  ['search words for no page', replace(SEARCH, HOSTEL, 'path: "/hostels"'), problemAt(SEARCH, PLACE, NO_PAGE, '/hostels')],
  [
    'search words for an unknown portal',
    replace(SEARCH, 'path: "portal:placement"', 'path: "portal:jobs"'),
    problemAt(SEARCH, `entries[${placeOf('path: "portal:placement"')}].path`, PORTAL, 'portal:jobs'),
  ],
  [
    'search words for an unknown committee',
    replace(SEARCH, HOSTEL, 'path: "committee:hostels"'),
    problemAt(SEARCH, PLACE, 'the id of a committee', 'committee:hostels'),
  ],
  [
    'search words for an unknown programme',
    replace(SEARCH, HOSTEL, 'path: "programme:btech-xy"'),
    problemAt(SEARCH, PLACE, 'the id of a programme', 'programme:btech-xy'),
  ],
];

const QUESTIONS: Row[] = [
  ['a question twice', replace('faq.yaml', 'id: no-chemistry', 'id: plus-two-marks'), problemAt('faq.yaml', 'id', 'each value once', '"plus-two-marks" twice')],
  ['a question named like a topic', replace('faq.yaml', 'id: no-chemistry', 'id: fees'), problemAt('faq.yaml', 'id', 'each value once', '"fees" twice')],
  [
    'a question with a link to an unknown page',
    replace('faq.yaml', 'href: "/admissions#btech"', 'href: "/btech"'),
    problemAt('faq.yaml', '[0].links[0].href', NO_PAGE, '/btech'),
  ],
];

const LINE = 'text, line 8';
const CONTAINERS = 'one of: :::table, :::steps, :::note, :::warning';
const LEAVES = `one of: ${LEAF_DIRECTIVES.map((name) => `::${name}`).join(', ')}`;

const MARKDOWN: Row[] = [
  ['an unknown box', addText(HISTORY, ':::quote\nWords\n:::'), problemAt(HISTORY, LINE, CONTAINERS, ':::quote')],
  ['an unknown directive', addText(HISTORY, '::people{department=cse}'), problemAt(HISTORY, LINE, LEAVES, '::people')],
  ['an unknown level', addText(HISTORY, '::programmes{level=phd}'), problemAt(HISTORY, LINE, '::programmes{level=...} with one of: ug, pg', '"phd"')],
  ['an unknown office', addText(HISTORY, '::contacts{role="pta canteen"}'), problemAt(HISTORY, LINE, ROLE, '"canteen"')],
  ['an unknown attribute', addText(HISTORY, '::programmes{level=ug sort=name}'), problemAt(HISTORY, LINE, '::programmes{level=...}', 'the attribute sort')],
  [
    'a directive inside a list',
    addText(HISTORY, '- ::programmes{level=ug}'),
    problemAt(HISTORY, LINE, 'a separate line, outside lists and boxes', '::programmes'),
  ],
  ['an unknown figure', addText(HISTORY, 'There are :figure[lakes].'), problemAt(HISTORY, LINE, 'a known :figure[...] or :id[...]', ':figure[lakes]')],
  ['HTML', addText(HISTORY, '<div>Words</div>'), problemAt(HISTORY, LINE, 'text without HTML', '<div>Words</div>')],
  [
    'italics',
    addText(HISTORY, 'Some *slanting* words'),
    problemAt(HISTORY, LINE, '**bold** or plain text (italics are not readable in Malayalam)', 'italic text'),
  ],
  ['a picture', addText(HISTORY, '![A tower](/tower.jpg)'), problemAt(HISTORY, LINE, 'text, a table or a directive', 'the image /tower.jpg')],
  ['a heading of the first level', addText(HISTORY, '# Beginnings'), problemAt(HISTORY, LINE, 'headings that begin with ##', 'a heading with one #')],
  [
    'a table on its own',
    addText(HISTORY, '| Year |\n|---|\n| 1956 |'),
    problemAt(HISTORY, LINE, 'a table inside :::table[Caption]', 'a table without a caption'),
  ],
  [
    'a table whose box has no caption',
    addText(HISTORY, ':::table\n\n| Year |\n|---|\n| 1956 |\n\n:::'),
    problemAt(HISTORY, LINE, 'a caption: :::table[Caption]', ':::table without one'),
  ],
];

describe.each([
  ['references', REFERENCES],
  ['links', LINKS],
  ['search', WORDS],
  ['questions', QUESTIONS],
  ['texts', MARKDOWN],
])('place and correction are reported: %s', (_part, rows) => {
  it.each(rows)('%s', (_name, mistake, problem) => {
    mistake(copy);
    expect(copy.problems()).toEqual([problem]);
  });
});

it('mistakes across files are all reported in one run', () => {
  replace(PROGRAMMES, 'department: cse', 'department: computing')(copy);
  replace(NAVIGATION, '/about#history', '/about#past')(copy);
  addText(HISTORY, 'Some *slanting* words')(copy);
  replace(REDIRECTS, 'from: /rti', 'from: /about')(copy);
  expect(copy.problems().map(({ file }) => file)).toEqual([PROGRAMMES, NAVIGATION, HISTORY, REDIRECTS]);
});
