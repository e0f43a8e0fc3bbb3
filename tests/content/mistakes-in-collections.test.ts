import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findEndedTerms } from '#app/content/collection-checks.server.ts';
import { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { getSite, loadSite } from '#app/content/reading/site.server.ts';
import { findStaleDocuments } from '#app/features/documents/document-digest.server.ts';
import { copyContent, type Mistake, remove, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const site = getSite();
const PERSON = 'people/thumba-c.yaml';
const CSE = 'departments/cse/department.yaml';
const NOTICE = 'news/hostel-rooms-even-semester.yaml';
const EVENT = 'events/annual-sports-meet.yaml';
const COMMITTEE = 'committees/library.yaml';
const DOCUMENT = 'documents/telescope-specification.yaml';
const ALBUM = 'gallery/campus.yaml';
const MANY = (kind: string) => `the id of one of the ${kind}`;
const idsOf = (entries: readonly { id: string }[]) => `one of: ${entries.map(({ id }) => id).join(', ')}`;
const laboratories = site.departments.find(({ id }) => id === 'cse')?.laboratories ?? [];

/** Name of the mistake, how it is made, and part of the expected message. */
type Row = [name: string, mistake: Mistake, problem: Partial<Problem>];

const problemAt = (file: string, field: string, expected: string, found: string): Problem => ({ file, field, expected, found });

const MISTAKES: Row[] = [
  [
    'a person of an unknown department',
    replace(PERSON, 'department: cse', 'department: computing'),
    { file: PERSON, field: 'department', found: '"computing"' },
  ],
  [
    'a person teaching in an unknown programme',
    replace(PERSON, 'programmes: [btech-cse,', 'programmes: [btech-sce,'),
    problemAt(PERSON, 'programmes', idsOf(site.programmes), '"btech-sce"'),
  ],
  [
    'a person in charge of an unknown laboratory',
    replace(PERSON, 'laboratories: [systems-networks,', 'laboratories: [networks,'),
    problemAt(PERSON, 'laboratories', `a laboratory of cse: ${laboratories.map(({ id }) => id).join(', ')}`, '"networks"'),
  ],
  [
    'a post that does not exist',
    replace(PERSON, 'designation: assistant-professor', 'designation: lecturer'),
    { file: PERSON, field: 'designation', found: '"lecturer"' },
  ],
  [
    'a laboratory of an unknown programme',
    replace(CSE, /programmes: \[btech-cse/, 'programmes: [btech-sce'),
    { file: CSE, expected: idsOf(site.programmes), found: '"btech-sce"' },
  ],
  ['a department whose drawing nobody drew', replace(CSE, /drawing: .*/, 'drawing: dept-sce'), { file: CSE, field: 'drawing', found: '"dept-sce"' }],
  [
    'a notice with an unknown document',
    replace(NOTICE, '[hostel-application]', '[hostel-form]'),
    problemAt(NOTICE, 'attachments', idsOf(site.documents), '"hostel-form"'),
  ],
  [
    'a notice that supersedes itself',
    replace(NOTICE, 'kind: hostel', 'kind: hostel\nsuccessor: hostel-rooms-even-semester'),
    { file: NOTICE, field: 'successor', expected: 'another notice' },
  ],
  [
    'a notice with an unknown successor',
    replace(NOTICE, 'kind: hostel', 'kind: hostel\nsuccessor: rooms'),
    { file: NOTICE, field: 'successor', found: '"rooms"' },
  ],
  [
    'a notice that expires before it is issued',
    replace(NOTICE, '2026-12-18T16:00', '2026-11-04T16:00'),
    { file: NOTICE, field: 'validUntil', expected: 'a moment after the day of issue' },
  ],
  [
    'a notice that is changed before it is issued',
    replace(NOTICE, 'kind: hostel', 'kind: hostel\nupdatedOn: 2020-01-01'),
    problemAt(NOTICE, 'updatedOn', 'a day that is not before the day of issue', '"2020-01-01"'),
  ],
  [
    'an event that was changed without a number of the version',
    replace(EVENT, /^venue:/m, 'updatedOn: 2026-11-20\nvenue:'),
    problemAt(EVENT, 'revision', 'the number of the version for calendars, 2 after the first change, because the event has updatedOn', 'nothing'),
  ],
  [
    'a changed event that still has the number of the first version',
    replace(EVENT, /^venue:/m, 'updatedOn: 2026-11-20\nrevision: 1\nvenue:'),
    { file: EVENT, field: 'revision', found: '1' },
  ],
  [
    'an event with a later version but no date of change',
    replace(EVENT, /^venue:/m, 'revision: 2\nvenue:'),
    problemAt(EVENT, 'updatedOn', 'the date of the last change, because revision shows one', 'nothing'),
  ],
  ['a notice of an unknown kind', replace(NOTICE, 'kind: hostel', 'kind: rooms'), { file: NOTICE, field: 'kind', found: '"rooms"' }],
  ['an event at an unknown place', replace(EVENT, /place: .*/, 'place: stadium'), problemAt(EVENT, 'place', idsOf(site.campusMap.places), '"stadium"')],
  [
    'a committee with an unknown member',
    replace(COMMITTEE, 'person: ashokam-l', 'person: ashoka-l'),
    problemAt(COMMITTEE, 'members', MANY('people'), '"ashoka-l"'),
  ],
  ['a committee of no page', replace(COMMITTEE, '/administrative/library-committee', '/library'), { file: COMMITTEE, field: 'page', found: '/library' }],
  ['a picture that is not there', remove('gallery/campus/gate.svg'), problemAt(ALBUM, 'pictures gate', 'the file gallery/campus/gate.svg', 'no such file')],
  [
    'two notices with the same title',
    replace(
      'news/research-bulletin-contributions.yaml',
      /title:\n {2}en: .*\n {2}ml: .*\n/,
      `${/title:\n {2}en: .*\n {2}ml: .*\n/.exec(copy.read(NOTICE))?.[0]}`,
    ),
    { file: 'news/research-bulletin-contributions.yaml', field: 'title.en', expected: `another title than that of ${NOTICE}` },
  ],
  [
    'a period of the year that ends before it begins',
    replace('calendar.yaml', 'from: "07-01", to: "12-31"', 'from: "12-31", to: "07-01"'),
    { file: 'calendar.yaml', found: '"07-01"' },
  ],
  [
    'shares of seats that do not add up',
    replace('seat-kinds.yaml', 'percent: 60', 'percent: 61'),
    { file: 'seat-kinds.yaml', field: 'kinds', expected: 'categories that add up to 100 per cent' },
  ],
  [
    'an item of an unknown section',
    replace('pages/campus-life/page.yaml', 'section: sports', 'section: games'),
    { file: 'pages/campus-life/page.yaml', found: '"games"' },
  ],
  [
    'a tender that closes before it opens',
    replace('tenders/classroom-furniture.yaml', /closesAt: .*/, 'closesAt: "2026-01-01T10:00:00+05:30"'),
    { field: 'closesAt', expected: 'a moment after publishedAt' },
  ],
];

describe('a mistake in a collection is reported', () => {
  it.each(MISTAKES)('%s', (_name, mistake, problem) => {
    mistake(copy);
    expect(copy.problems()).toEqual(expect.arrayContaining([expect.objectContaining(problem)]));
  });

  it('two heads of one department', () => {
    replace(PERSON, 'department: cse', 'department: cse\nisHead: true')(copy);
    expect(copy.problems()).toEqual([problemAt(CSE, 'people', 'one head of department', 'kurinji-a and thumba-c')]);
  });
});

describe('a file that screen readers cannot read', () => {
  /** A finished file with its faults, as recorded by `npm run documents`. */
  function addFile(missing: readonly string[], fields: string) {
    copy.write('documents/files/telescope-specification.pdf', 'made elsewhere');
    const measure = { bytes: 14, pages: 1, ...(missing.length === 0 ? {} : { missing }) };
    replace('documents/measures.json', /^\{/, `{ "telescope-specification.pdf": ${JSON.stringify(measure)},`)(copy);
    const words = (text: string) => `{ en: "${text}", ml: "ദൂരദർശിനി" }`;
    const record = ['category: tenders', 'issuedOn: 2027-01-11', 'files:', '  - { file: "telescope-specification.pdf", languages: [en] }', fields];
    copy.write(DOCUMENT, [`title: ${words('Telescope')}`, `purpose: ${words('What it must be able to do.')}`, ...record].join('\n'));
  }

  it('is reported with its faults', () => {
    addFile(['tags', 'language'], '');
    const expected = 'a file with tags, text, title and language; or unreadable: true and in `page` a page that says the same';
    expect(copy.problems()).toEqual([problemAt(DOCUMENT, 'files', expected, 'telescope-specification.pdf has no tags, no language')]);
  });

  it('needs a page with the same content', () => {
    addFile(['text'], 'unreadable: true');
    expect(copy.problems()).toEqual([problemAt(DOCUMENT, 'page', 'a page of this site with the same content as the unreadable file', 'nothing')]);
  });

  it('is allowed if its record states this and names that page', () => {
    addFile(['tags', 'text', 'title', 'language'], 'unreadable: true\npage: /tenders');
    expect(copy.problems()).toEqual([]);
  });

  it('is not recorded as such if it can be read', () => {
    addFile([], 'unreadable: true\npage: /tenders');
    expect(copy.problems()).toEqual([problemAt(DOCUMENT, 'unreadable', 'no such field, because screen readers can read every file', 'true')]);
  });
});

describe('terms', () => {
  it('that have ended are reported from the day after their last day at the college', () => {
    const [committee] = site.committees;
    if (!committee) throw new Error('There is no committee');
    const only = { ...site, programmes: [], committees: [{ ...committee, term: { from: '2024-06-01', to: '2026-05-31' } }] };
    expect(findEndedTerms(only, Date.parse('2026-05-31T23:59:00+05:30'))).toEqual([]);
    expect(findEndedTerms(only, Date.parse('2026-06-01T00:00:00+05:30'))).toEqual([
      problemAt(committee.file, 'term.to', 'a day that has not passed, or no entry', '2026-05-31'),
    ]);
  });
});

describe('a printed document', () => {
  const stale = async () => {
    const result = loadSite(copy.folder);
    if (!('site' in result)) throw new Error('The copy has other mistakes');
    const files = new ContentFiles(copy.folder);
    return (await findStaleDocuments(result.site, (file) => files.size(file))).map(({ field, found }) => [field, found]);
  };
  const changed = 'a file older than its text or figures';

  it('is up to date in the shipped content', async () => {
    expect(await stale()).toEqual([]);
  });

  it('is outdated if the text of its source changes', async () => {
    replace('documents/sources/rti-guide.en.md', /\n(?=##)/, '\nOne more sentence.\n\n')(copy);
    expect(await stale()).toEqual([['files rti-guide.en.pdf', changed]]);
  });

  it('is outdated in both languages if a fee in it changes', async () => {
    replace('fees.yaml', 'btech: 750', 'btech: 800')(copy);
    const files = (await stale()).map(([field]) => field);
    expect(files).toEqual(expect.arrayContaining(['files fee-sheet.en.pdf', 'files fee-sheet.ml.pdf']));
    expect(files).not.toContain('files rti-guide.en.pdf');
  });

  it('that is missing is reported', async () => {
    rmSync(join(copy.folder, 'documents/files/pta-guide.ml.pdf'));
    expect(await stale()).toEqual([['files pta-guide.ml.pdf', 'no such file']]);
  });
});
