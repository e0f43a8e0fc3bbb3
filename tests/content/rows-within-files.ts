import { addText, type Mistake, remove, replace, write } from './content-copy.ts';

/** Name of the mistake, how it is made, and what the editor is told: file, field, expected, found. */
export type Row = [name: string, mistake: Mistake, file: string, field: string, expected: string, found: string];

const COLLEGE = 'college.yaml';
const PROGRAMMES = 'programmes.yaml';
const FEES = 'fees.yaml';
const PAPERS = 'papers.yaml';
const STREAMS = 'admissions/streams.yaml';
const EVENT = 'admissions/events/04-btech-allotment.yaml';
const ABOUT = 'pages/about';
const PAIR = 'a group of fields, such as { en: ..., ml: ... }';
const DATE = 'a date such as 2026-11-14';
const HTTPS = 'an address beginning with https://';
const POSTS =
  'professor, associate-professor, assistant-professor, physical-education-director, system-analyst, workshop-superintendent, instructor, trade-instructor, laboratory-assistant';
const NOTICE_KINDS = ['admission', 'academic', 'examination', 'scholarship', 'research', 'placement', 'hostel', 'campus', 'office'];
const LONG = 'word '.repeat(40).trim();

/** Mistakes of every kind that one file shows by itself; all can stand in one folder at the same time. */
export const WITHIN_FILES: Row[] = [
  // One field of a file
  [
    'an address that is not encrypted',
    replace(COLLEGE, 'mapUrl: "https:', 'mapUrl: "http:'),
    COLLEGE,
    'mapUrl',
    HTTPS,
    '"http://www.openstreetmap.org/search?query=Kerala"',
  ],
  [
    'an e-mail address without @',
    replace(COLLEGE, 'email: "principal@', 'email: "principal.'),
    COLLEGE,
    'email',
    'an e-mail address such as office@college.example',
    '"principal.college.example"',
  ],
  [
    'a telephone number with words',
    replace(COLLEGE, 'phone: "+91 00000 00000"', 'phone: "ask"'),
    COLLEGE,
    'phone',
    'a telephone number such as +91 00000 00000',
    '"ask"',
  ],
  [
    'an edition that does not exist',
    replace(COLLEGE, 'edition: demonstration', 'edition: trial'),
    COLLEGE,
    'edition',
    'one of: demonstration, publication',
    '"trial"',
  ],
  [
    'HTML in an address',
    replace(COLLEGE, 'en: "College Road', 'en: "<b>College</b> Road'),
    COLLEGE,
    'address.en',
    'plain text without HTML',
    '"<b>College</b> Road, Kerala 000000"',
  ],
  [
    'English with Malayalam letters',
    replace(COLLEGE, 'en: "GEC"', 'en: "ജി.ഇ.സി."'),
    COLLEGE,
    'shortName.en',
    'an English text without Malayalam letters',
    '"ജി.ഇ.സി."',
  ],
  ['an old spelling', replace(COLLEGE, 'ml: "ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്"', 'ml: "ഗവൺമെന്റ് എൻജിനീയറിങ് കോളജ്"'), COLLEGE, 'name.ml', 'the spelling കോളേജ', 'കോളജ'],
  ['a name in one language', replace(PROGRAMMES, /name: \{.*\}/, 'name: Computing'), PROGRAMMES, '[0].name', PAIR, '"Computing"'],
  ['seats in words', replace(PROGRAMMES, 'Intake: 60', 'Intake: sixty'), PROGRAMMES, '[0].Intake', 'a whole number of seats', '"sixty"'],
  ['an unknown field', replace(EVENT, 'venue:', 'hall: B12\nvenue:'), EVENT, 'hall', 'a field that is known here', 'the unknown field "hall"'],
  ['a field left out', replace(EVENT, /^isActive.*\n/m, ''), EVENT, 'isActive', 'true or false', 'nothing'],
  ['a moment without its offset', replace(EVENT, '+05:30', ''), EVENT, 'opensAt', 'a moment such as 2026-11-14T16:00:00+05:30', '"2025-08-11T09:30:00"'],
  ['an amount with a comma', replace(FEES, 'btech: 9650', 'btech: "9,650"'), FEES, '[0].amounts.btech', 'a whole number of rupees', '"9,650"'],
  [
    'a category that nobody knows',
    replace(FEES, 'oec: 1000', 'obc: 1000'),
    FEES,
    '[0].reduced.btech.obc',
    'a field that is known here',
    'the unknown field "obc"',
  ],
  ['a fee paid at no known time', replace(FEES, 'when: semester', 'when: term'), FEES, '[2].when', 'one of: allotment, joining, semester, year', '"term"'],
  ['a fee given back or not', replace(FEES, '  refundable: true\n', ''), FEES, '[5].refundable', 'true, false or ask', 'nothing'],
  [
    'a question of an unknown topic',
    replace('faq.yaml', 'topic: eligibility', 'topic: marks'),
    'faq.yaml',
    '[0].topic',
    'one of: eligibility, allotment, papers, fees, reporting, courses, campus, help',
    '"marks"',
  ],
  ['an answer in one language', replace('faq.yaml', /\n {4}ml: .*/, ''), 'faq.yaml', '[0].answer.ml', 'a text', 'nothing'],
  ['a word without its meaning', replace('plain-words.yaml', /\n {2}meaning:(?: .*|\n {4}.*\n {4}.*)/, ''), 'plain-words.yaml', '[0].meaning', PAIR, 'nothing'],
  [
    'a place of the search without a title',
    replace('search.yaml', '- path: "/"', '- path: "portal:login"'),
    'search.yaml',
    'entries[0].title',
    'a title in both languages',
    'nothing',
  ],
  [
    'a word that means the same as nothing',
    replace('search.yaml', /^synonyms:\n/m, 'synonyms:\n  - ["fee"]\n'),
    'search.yaml',
    'synonyms[0]',
    'a list of at least 2',
    '["fee"]',
  ],
  [
    'a link without its slash',
    replace('home.yaml', 'href: "/admissions#btech"', 'href: admissions'),
    'home.yaml',
    'ways[0].href',
    'a page such as /about#history, portal:<name> or an address beginning with https://',
    '"admissions"',
  ],
  ['a redirect without its slash', replace('redirects.yaml', 'from: /rti', 'from: rti'), 'redirects.yaml', '[6].from', 'an address beginning with /', '"rti"'],
  ['an issuer in one language', replace(PAPERS, /issuer: \{ en: "KTU", ml: .* \}/, 'issuer: { en: "KTU" }'), PAPERS, '[3].issuer.ml', 'a text', 'nothing'],
  [
    'a validity in words',
    replace(PAPERS, 'validity: { months: 6 }', 'validity: "6 months"'),
    PAPERS,
    '[14].validity',
    'how long it is valid: { months: 6 } or { years: 3 }',
    '"6 months"',
  ],
  ['an unknown form', replace(PAPERS, 'form: state', 'form: village'), PAPERS, '[25].form', 'one of: state, central, cee', '"village"'],
  ['neither original nor copy', replace(PAPERS, 'bring: copy', 'bring: scan'), PAPERS, '[0].bring', 'one of: original, copy, both', '"scan"'],
  [
    'a portal that is not encrypted',
    replace(STREAMS, 'officialLink: "https://lbscentre.in"', 'officialLink: "http://lbscentre.in"'),
    STREAMS,
    '[4].officialLink',
    HTTPS,
    '"http://lbscentre.in"',
  ],
  [
    'a list left out',
    replace(STREAMS, '  href: "/admissions#mca"\n  windows: []\n', '  href: "/admissions#mca"\n'),
    STREAMS,
    '[4].windows',
    'a list',
    'nothing',
  ],
  [
    'a post that does not exist',
    replace('people/kurinji-a.yaml', /designation: .*/, 'designation: lecturer'),
    'people/kurinji-a.yaml',
    'designation',
    `one of: ${POSTS}`,
    '"lecturer"',
  ],
  [
    'a notice of an unknown kind',
    replace('news/hostel-rooms-even-semester.yaml', 'kind: hostel', 'kind: rooms'),
    'news/hostel-rooms-even-semester.yaml',
    'kind',
    `one of: ${NOTICE_KINDS.join(', ')}`,
    '"rooms"',
  ],
  [
    'a year that ends before it begins',
    replace('calendar.yaml', 'from: "07-01", to: "12-31"', 'from: "12-31", to: "07-01"'),
    'calendar.yaml',
    'rows[0].spans[1].to',
    'a day not before from (a span over the new year is two)',
    '"07-01"',
  ],
  [
    'shares that do not add up',
    replace('seat-kinds.yaml', 'percent: 60', 'percent: 61'),
    'seat-kinds.yaml',
    'kinds',
    'kinds that add to 100 per cent',
    '[{"id":"merit","name":{"en":"State merit","ml":"സംസ്ഥാന മെറിറ്റ്"},"percent":61,"group":"merit"},{"id":"ezhava","name...',
  ],
  [
    'a tender that closes before it opens',
    replace('tenders/classroom-furniture.yaml', /closesAt: .*/, 'closesAt: "2026-01-01T10:00:00+05:30"'),
    'tenders/classroom-furniture.yaml',
    'closesAt',
    'a moment after publishedAt',
    '"2026-01-01T10:00:00+05:30"',
  ],
  [
    'a picture of an unknown kind',
    replace('gallery/campus.yaml', /file: [a-z-]+\.svg/, 'file: gate.gif'),
    'gallery/campus.yaml',
    'pictures[0].file',
    'a file name such as main-block.svg',
    '"gate.gif"',
  ],
  [
    'a department in the wrong folder',
    replace('departments/cse/department.yaml', 'id: cse', 'id: computing'),
    'departments/cse/department.yaml',
    'id',
    'the name of the folder, cse',
    'computing',
  ],
  // Texts
  [
    'a day that no calendar has',
    replace(`${ABOUT}/history.en.md`, /reviewedOn: .*/, 'reviewedOn: 2026-02-30'),
    `${ABOUT}/history.en.md`,
    'front matter: reviewedOn',
    DATE,
    '"2026-02-30"',
  ],
  [
    'a summary that is cut',
    replace(`${ABOUT}/history.en.md`, /summary: .*/, `summary: ${LONG}`),
    `${ABOUT}/history.en.md`,
    'front matter: summary',
    'at most 160 characters',
    `"${LONG.slice(0, 116)}...`,
  ],
  [
    'an old nta',
    addText(`${ABOUT}/history.ml.md`, 'കോളേജിൻറെ'),
    `${ABOUT}/history.ml.md`,
    'text',
    'ന്റ (U+0D28 U+0D4D U+0D31) instead of ൻറ or ൻ്റ',
    '"കോളേജിൻറെ\n\n1" (U+0D7B U+0D31 U+0D46)',
  ],
  [
    'a text without a head',
    write(`${ABOUT}/overview.en.md`, 'Kerala became a State.\n'),
    `${ABOUT}/overview.en.md`,
    'front matter',
    'a head between two lines of ---',
    '"Kerala became a State.\\n"',
  ],
  [
    'a head without a text',
    replace(`${ABOUT}/overview.ml.md`, /\n---\n[\s\S]*/, '\n---\n'),
    `${ABOUT}/overview.ml.md`,
    'text',
    'text below the head',
    'nothing',
  ],
  ['no Malayalam text', remove(`${ABOUT}/vision.ml.md`), `${ABOUT}/vision.ml.md`, 'file', 'the Malayalam text of this section', 'no such file'],
  [
    'a text that no page names',
    write(`${ABOUT}/origins.en.md`, ''),
    `${ABOUT}/origins.en.md`,
    'file',
    'a section named in page.yaml',
    'a file that no page shows',
  ],
  // Files
  [
    'a text with a colon and no quotes',
    write('events/broken.yaml', 'title: Chairs: forty\n'),
    'events/broken.yaml',
    'line 1',
    'valid YAML (quote texts with a colon, comma, bracket or hash sign)',
    'Nested mappings are not allowed in compact mappings at line 1, column 8:',
  ],
  [
    'a name with a space',
    write('news/a notice.yaml', ''),
    'news/a notice.yaml',
    'file',
    'a name of Latin letters, digits, dots, hyphens and underscores',
    '"a notice.yaml" (U+0020)',
  ],
  [
    'another end of a name',
    write('news/notice.yml', ''),
    'news/notice.yml',
    'file',
    'a name that ends in one of: .yaml, .json, .md, .svg, .pdf, .jpg, .png',
    '"notice.yml"',
  ],
];
