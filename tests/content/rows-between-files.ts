import { getSite } from '#app/content/reading/site.server.ts';
import { PORTALS } from '#app/features/college/schema.ts';
import { LEAF_DIRECTIVES } from '#app/features/section-page/section-text.server.ts';
import { addText, remove, replace } from './content-copy.ts';
import type { Row } from './rows-within-files.ts';

const COLLEGE = 'college.yaml';
const PROGRAMMES = 'programmes.yaml';
const EVENT = 'admissions/events/04-btech-allotment.yaml';
const NAVIGATION = 'navigation.yaml';
const HISTORY = 'pages/about/history.en.md';
const NEWS = 'news/hostel-rooms-even-semester.yaml';
const NO_PAGE = 'the address of a page of this site';
const ANCHORS = 'an anchor of /about (overview, history, vision, leadership, principal, infrastructure, achievements)';
const PORTAL = `portal: with one of: ${PORTALS.join(', ')}`;
const site = getSite();
const idsOf = (entries: readonly { id: string }[]) => `one of: ${entries.map(({ id }) => id).join(', ')}`;

/** Added at the beginning of a text, as line 8 of the file. */
const FAULTY_TEXT = `[The past](/about/past) and [its place](/about#past)

Some *slanting* words and :figure[lakes]

# Beginnings

<div>Words</div>

::people{department=cse}

:::quote
Words
:::

| Year |
|---|
| 1956 |

![A tower](/tower.jpg)`;

/** Mistakes found by comparing files; all can occur in one folder together. */
export const BETWEEN_FILES: Row[] = [
  [
    'a programme of an unknown department',
    replace(PROGRAMMES, 'department: cse', 'department: computing'),
    PROGRAMMES,
    '[0].department',
    idsOf(site.departments),
    '"computing"',
  ],
  ['two programmes with one code', replace(PROGRAMMES, 'code: ECE', 'code: CSE'), PROGRAMMES, 'code', 'each value once', '"CSE" twice'],
  ['a menu entry to no page', replace(NAVIGATION, 'href: "/about#history"', 'href: /past'), NAVIGATION, 'menu about: History', NO_PAGE, '/past'],
  ['a way of the home page to no page', replace('home.yaml', '/admissions#btech', '/btech'), 'home.yaml', 'ways[0].href', NO_PAGE, '/btech'],
  ['a notice to an unknown portal', replace(NEWS, 'href: "/facilities/hostel"', 'href: portal:rooms'), NEWS, 'links[0].href', PORTAL, 'portal:rooms'],
  ['a notice with an unknown paper', replace(NEWS, '[hostel-application]', '[hostel-form]'), NEWS, 'attachments', idsOf(site.documents), '"hostel-form"'],
  [
    'an admission link to no page',
    replace('admissions/btech.yaml', '"https://cee.kerala.gov.in"', '/keam'),
    'admissions/btech.yaml',
    'links[2].href',
    NO_PAGE,
    '/keam',
  ],
  ['a disclosure on no page', replace(COLLEGE, /disclosureHref: .*/, 'disclosureHref: /disclosure'), COLLEGE, 'disclosureHref', NO_PAGE, '/disclosure'],
  [
    'a redirect from a page that exists',
    replace('redirects.yaml', 'from: /rti', 'from: /about'),
    'redirects.yaml',
    '[6].from',
    'an address without a page',
    '/about',
  ],
  [
    'a redirect from the file behind the home page',
    replace('redirects.yaml', 'from: /admission\n', 'from: /Index.html?id=5\n'),
    'redirects.yaml',
    '[1].from',
    'an address without a page',
    '/Index.html?id=5',
  ],
  [
    'a redirect to an office that no page links to',
    replace('redirects.yaml', 'to: /faculty\n', 'to: "https://nobody-links-here.kerala.gov.in"\n'),
    'redirects.yaml',
    '[0].to',
    'a page of this site, or an address that a page links to',
    'https://nobody-links-here.kerala.gov.in',
  ],
  ['a redirect to no page', replace('redirects.yaml', 'to: /administrative/rti', 'to: /right'), 'redirects.yaml', '[6].to', NO_PAGE, '/right'],
  [
    'search words for no page',
    replace('search.yaml', 'path: "/facilities#hostel"', 'path: "/hostels"'),
    'search.yaml',
    `entries[${site.search.entries.findIndex(({ path }) => path === '/facilities#hostel')}].path`,
    NO_PAGE,
    '/hostels',
  ],
  ['a question twice', replace('faq.yaml', 'id: no-chemistry', 'id: plus-two-marks'), 'faq.yaml', 'id', 'each value once', '"plus-two-marks" twice'],
  [
    'a person in an unknown programme',
    replace('people/kurinji-a.yaml', 'programmes: [btech-cse,', 'programmes: [btech-sce,'),
    'people/kurinji-a.yaml',
    'programmes',
    idsOf(site.programmes),
    '"btech-sce"',
  ],
  [
    'a member whom nobody knows',
    replace('committees/library.yaml', 'person: ashokam-l', 'person: ashoka-l'),
    'committees/library.yaml',
    'members',
    'the id of one of the people',
    '"ashoka-l"',
  ],
  [
    'an event at an unknown place',
    replace('events/alumni-meet-2024.yaml', /place: .*/, 'place: stadium'),
    'events/alumni-meet-2024.yaml',
    'place',
    idsOf(site.campusMap.places),
    '"stadium"',
  ],
  [
    'a picture that is not there',
    remove('gallery/campus/gate.svg'),
    'gallery/campus.yaml',
    'pictures gate',
    'the file gallery/campus/gate.svg',
    'no such file',
  ],
  [
    'two calendars of one name',
    replace(EVENT, /^calendarId.*$/m, 'calendarId: mca-admission-2025'),
    'admissions/events',
    'calendarId',
    'each name once',
    '"mca-admission-2025" twice',
  ],
  [
    'a Malayalam text older than the English one',
    replace('pages/about/vision.ml.md', /updatedOn: .*/, 'updatedOn: 2020-01-01'),
    'pages/about/vision.ml.md',
    'front matter: updatedOn',
    'a day not before that of the English text, 2026-11-14',
    '2020-01-01',
  ],
  [
    'two sections with one title',
    replace('pages/about/vision.en.md', /title: .*/, 'title: Overview'),
    'pages/about',
    'title (en)',
    'each value once',
    '"Overview" twice',
  ],
  ['a link to no page', addText(HISTORY, FAULTY_TEXT), HISTORY, 'text, link', NO_PAGE, '/about/past'],
  ...(
    [
      ['a link to no anchor', 'text, link', ANCHORS, '#past'],
      ['italics', 'text, line 10', '**bold** or plain text (italics are not readable in Malayalam)', 'italic text'],
      ['an unknown figure', 'text, line 10', 'a known :figure[...] or :id[...]', ':figure[lakes]'],
      ['a first-level heading', 'text, line 12', 'headings that begin with ##', 'a heading with one #'],
      ['HTML', 'text, line 14', 'text without HTML', '<div>Words</div>'],
      ['an unknown directive', 'text, line 16', `one of: ${LEAF_DIRECTIVES.map((name) => `::${name}`).join(', ')}`, '::people'],
      ['an unknown box', 'text, line 18', 'one of: :::table, :::steps, :::note, :::warning', ':::quote'],
      ['a table on its own', 'text, line 22', 'a table inside :::table[Caption]', 'a table without a caption'],
      ['a picture', 'text, line 26', 'text, a table or a directive', 'the image /tower.jpg'],
    ] as const
  ).map(([name, ...problem]): Row => [name, () => undefined, HISTORY, ...problem]),
];
