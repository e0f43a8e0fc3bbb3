import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { copyContent, type Mistake, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const WAYS = 'ways-in.yaml';
const SEATS = 'seat-kinds.yaml';
const STREAMS = 'one of: btech, barch, lateral-entry, mtech, mca, phd';
const EVENTS = 'the id of an admission event, one of: btech-spot, pg-admission, btech-allotment, mca-admission, let-admission';
const DATES = '{ window: one of application, examination, options, reporting, spot } or { event: the id of an admission event }';

/** Name of the mistake, how it is made, and the expected message. */
type Row = [name: string, mistake: Mistake, problems: Problem[]];

const problemAt = (file: string, field: string, expected: string, found: string): Problem => ({ file, field, expected, found });

const WAY_ROWS: Row[] = [
  ['a way of a stream that is not there', replace(WAYS, 'stream: phd', 'stream: doctor'), [problemAt(WAYS, 'phd-ktu: stream', STREAMS, '"doctor"')]],
  ['two ways of one stream', replace(WAYS, 'stream: mca', 'stream: phd'), [problemAt(WAYS, 'stream', 'one route for each stream', '"phd" twice')]],
  [
    'a step twice in a route',
    replace(WAYS, /(id: phd-ktu[\s\S]*?)- id: field/, '$1- id: apply'),
    [problemAt(WAYS, 'id', 'each anchor of the page once', '#phd-ktu-apply twice')],
  ],
  [
    'a route with the anchor of the seats',
    replace(WAYS, '- id: mca\n', '- id: seats\n'),
    [problemAt(WAYS, 'id', 'each anchor of the page once', '#seats twice')],
  ],
  [
    'a route with one step',
    replace(WAYS, /(id: phd-ktu[\s\S]*?)\n {4}- id: field[\s\S]*$/, '$1\n'),
    [problemAt(WAYS, '[5].stops', 'a list of at least 2', expect.stringContaining('Read the notification'))],
  ],
  [
    'a date typed by hand',
    replace(WAYS, 'dates: { window: application }', 'dates: "17 August"'),
    [problemAt(WAYS, '[0].stops[0].dates', DATES, '"17 August"')],
  ],
  [
    'dates of an unknown event',
    replace(WAYS, 'event: mca-admission', 'event: mca-picnic'),
    [problemAt(WAYS, 'mca: reporting.dates.event', EVENTS, '"mca-picnic"')],
  ],
  [
    'a step with a link to an unknown page',
    replace(WAYS, 'href: "/admissions#mca"', 'href: "/admission"'),
    [problemAt(WAYS, 'mca: reporting.where.href', 'the address of a page of this site', '/admission')],
  ],
  [
    'an answer without Malayalam',
    replace(WAYS, /(answer: \{ en: "It is not yet a seat\. [^"]*"), ml: "[^"]*" \}/, '$1 }'),
    [problemAt(WAYS, '[1].stops[3].whatIf[1].answer.ml', 'a text', 'nothing')],
  ],
  ['a year that is none', replace(WAYS, 'asOf: 2023', 'asOf: 9'), [problemAt(WAYS, '[0].stops[4].whatIf[1].asOf', 'a year such as 2025', '9')]],
  [
    'a link from elsewhere to an unknown step',
    replace('admissions/mtech.yaml', '/academics/admission#mtech-gate', '/academics/admission#mtech'),
    [
      problemAt(
        'admissions/mtech.yaml',
        'links[0].href',
        expect.stringMatching(/^an anchor of \/academics\/admission \(seats, btech-keam, btech-keam-apply, /),
        '#mtech',
      ),
    ],
  ],
];

const SEAT_ROWS: Row[] = [
  [
    'a share that is not a whole per cent',
    replace(SEATS, /(?<=id: tfw\n.*\n {4}percent: )5/, '2.5'),
    [problemAt(SEATS, 'extra[3].percent', 'a whole per cent', '2.5')],
  ],
  [
    'a seat category with the name of another column',
    replace(SEATS, 'id: kudumbi', 'id: intake'),
    [problemAt(SEATS, 'id', 'each name of a seat column once', '"intake" twice')],
  ],
  ['a kind among the hundred and beside it', replace(SEATS, 'id: ews', 'id: sc'), [problemAt(SEATS, 'id', 'each name of a seat column once', '"sc" twice')]],
  ['a total typed by hand', replace(SEATS, 'kinds:\n', 'total: 780\nkinds:\n'), [problemAt(SEATS, 'total', 'a known field', 'the unknown field "total"')]],
  ['shares without a year', replace(SEATS, /^asOf: 2018.*\n/m, ''), [problemAt(SEATS, 'asOf', 'a year such as 2025', 'nothing')]],
  [
    'shares of an unknown course',
    replace(SEATS, 'awards: [B.Tech]', 'awards: [B.Tech, BBA]'),
    [problemAt(SEATS, 'awards[1]', 'one of: B.Tech, B.Arch, M.Tech, M.Plan, MCA', '"BBA"')],
  ],
];

describe.each([
  ['the ways in', WAY_ROWS],
  ['the seats by kind', SEAT_ROWS],
])('place and correction are reported for %s', (_part, rows) => {
  it.each(rows)('%s', (_name, mistake, problems) => {
    mistake(copy);
    expect(copy.problems()).toEqual(problems);
  });
});
