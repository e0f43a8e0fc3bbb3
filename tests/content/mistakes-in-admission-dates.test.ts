import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { ADMISSION_PARTS } from '#app/lib/admission-tabs.ts';
import { copyContent, type Mistake, replace, write } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const STREAMS = 'admissions/streams.yaml';
const EVENT = 'admissions/events/04-btech-allotment.yaml';
const KINDS = 'one of: application, examination, options, reporting, spot';

/** Name of the mistake, how it is made, and the expected message. */
type Row = [name: string, mistake: Mistake, problem: Problem];

const problemAt = (file: string, field: string, expected: string, found: string): Problem => ({ file, field, expected, found });

/** Changes lines of the last stream, whose windows are `application` and `examination`. */
const inLast = (words: string, others: string) => replace(STREAMS, new RegExp(`(- id: phd[\\s\\S]*?)${words}`), `$1${others}`);
const LAST = '[5].windows';

const ROWS: Row[] = [
  [
    'a period that ends before it begins',
    inLast('closesAt: ".*"', 'closesAt: "2026-11-30T10:00:00+05:30"'),
    problemAt(STREAMS, `${LAST}[0].closesAt`, 'a moment after opensAt', '"2026-11-30T10:00:00+05:30"'),
  ],
  [
    'a period that ends when it begins',
    inLast('closesAt: ".*"', 'closesAt: "2026-12-01T10:00:00+05:30"'),
    problemAt(STREAMS, `${LAST}[0].closesAt`, 'a moment after opensAt', '"2026-12-01T10:00:00+05:30"'),
  ],
  [
    'two overlapping periods of a stream',
    inLast('closesAt: ".*"', 'closesAt: "2027-01-23T10:00:01+05:30"'),
    problemAt(
      STREAMS,
      'phd: examination-2027-january.opensAt',
      'a moment not before application-2026-december closes, 2027-01-23T10:00:01+05:30',
      '2027-01-23T10:00:00+05:30',
    ),
  ],
  [
    'two periods of a stream with the same id',
    inLast('id: examination-2027-january', 'id: application-2026-december'),
    problemAt(STREAMS, 'phd: windows', 'each id once', '"application-2026-december" twice'),
  ],
  ['a stream twice', replace(STREAMS, /^- id: mca\n[\s\S]*?(?=^- id: phd)/m, '$&$&'), problemAt(STREAMS, 'id', 'each stream once', '"mca" twice')],
  ['a kind of window that nobody knows', inLast('kind: application', 'kind: interview'), problemAt(STREAMS, `${LAST}[0].kind`, KINDS, '"interview"')],
  [
    'a window without the number of its version',
    inLast(' +revision: 1\n', ''),
    problemAt(STREAMS, `${LAST}[0].revision`, 'a whole number, 1 at first', 'nothing'),
  ],
  ['a version number below 1', inLast('revision: 1', 'revision: 0'), problemAt(STREAMS, `${LAST}[0].revision`, 'a whole number, 1 at first', '0')],
  [
    'a stream without its periods',
    replace(STREAMS, '  href: "/admissions#mca"\n  windows: []\n', '  href: "/admissions#mca"\n'),
    problemAt(STREAMS, '[4].windows', 'a list', 'nothing'),
  ],
  [
    'a stream with a link to an unknown page',
    replace(STREAMS, 'href: "/admissions#mca"', 'href: "/admissions#m-c-a"'),
    problemAt(STREAMS, 'mca: href', `an anchor of /admissions (current, btech, mtech, phd, barch, mca, ${ADMISSION_PARTS.join(', ')})`, '#m-c-a'),
  ],
  [
    'an official link that is not encrypted',
    replace(STREAMS, 'officialLink: "https://lbscentre.in"', 'officialLink: "http://lbscentre.in"'),
    problemAt(STREAMS, '[4].officialLink', 'an address beginning with https://', '"http://lbscentre.in"'),
  ],
  [
    'an event with dates and no name for calendars',
    replace(EVENT, /^calendarId.*\n/m, ''),
    problemAt(EVENT, 'calendarId', 'a name for calendars, such as btech-spot-2026-1, because the event has dates', 'nothing'),
  ],
  [
    'an event with dates and no version number',
    replace(EVENT, /^revision.*\n/m, ''),
    problemAt(EVENT, 'revision', 'the number of the version for calendars, 1 at first, because the event has dates', 'nothing'),
  ],
  [
    'an event that names an office and types its address too',
    replace(EVENT, /^contactRole.*$/m, '$&\ncontactEmail: desk@college.example'),
    problemAt(EVENT, 'contactEmail', 'no value, because contactRole takes it from college.yaml', '"desk@college.example"'),
  ],
  [
    'an event that names an office and types its telephone too',
    replace(EVENT, /^contactRole.*$/m, '$&\ncontactPhone: "+91 00000 00001"'),
    problemAt(EVENT, 'contactPhone', 'no value, because contactRole takes it from college.yaml', '"+91 00000 00001"'),
  ],
  [
    'two events with the same calendar name',
    replace(EVENT, /^calendarId.*$/m, 'calendarId: mca-admission-2025'),
    problemAt('admissions/events', 'calendarId', 'each name once', '"mca-admission-2025" twice'),
  ],
  [
    'an event of the college whose calendar would have the name of the feed',
    (content) =>
      write(
        'events/admissions.yaml',
        content.read('events/alumni-meet-2024.yaml').replace(/title: .*/, 'title: { en: "Open doors", ml: "തുറന്ന വാതിൽ" }'),
      )(content),
    problemAt('events/admissions.yaml', 'file', 'another name: an admission calendar has this one', '"admissions"'),
  ],
];

describe('a mistake in admission dates is reported with its place and remedy', () => {
  it.each(ROWS)('%s', (_name, mistake, problem) => {
    mistake(copy);
    expect(copy.problems()).toEqual([problem]);
  });

  it('an event without dates needs neither name nor number, and periods may be adjacent', () => {
    replace(EVENT, /^(?:opensAt|closesAt|calendarId|revision).*\n/gm, '')(copy);
    inLast('closesAt: ".*"', 'closesAt: "2027-01-23T10:00:00+05:30"')(copy);
    expect(copy.problems()).toEqual([]);
  });
});
