import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findEndedTerms } from '#app/content/collection-checks.server.ts';
import { ContentFiles } from '#app/content/reading/files.server.ts';
import { weeklyHolidayOf } from '#app/domain/office-hours.ts';
import { findStaleDocuments } from '#app/features/documents/document-digest.server.ts';
import { findFutureDays } from '#app/features/last-updated/checks.server.ts';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';
import { asReported, copyContent, type Reported, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());

const site = getSite();
const DOCUMENT = 'documents/telescope-specification.yaml';
const problemAt = (file: string, field: string, expected: string, found: string): Reported => ({
  file,
  field,
  expected,
  found,
});

describe('a file that screen readers cannot read', () => {
  /** A finished file with its faults, as recorded by `npm run documents`. */
  function addFile(missing: readonly string[], fields: string) {
    copy.write('documents/files/telescope-specification.pdf', 'made elsewhere');
    const measure = { bytes: 14, pages: 1, ...(missing.length === 0 ? {} : { missing }) };
    replace(
      'documents/measures.json',
      /^\{/,
      `{ "telescope-specification.pdf": ${JSON.stringify(measure)},`,
    )(copy);
    const words = (text: string) => `{ en: "${text}", ml: "ദൂരദർശിനി" }`;
    const record = [
      'category: tenders',
      'issuedOn: 2027-01-11',
      'files:',
      '  - { file: "telescope-specification.pdf", languages: [en] }',
      fields,
    ];
    copy.write(
      DOCUMENT,
      [
        `title: ${words('Telescope')}`,
        `purpose: ${words('What it must be able to do.')}`,
        ...record,
      ].join('\n'),
    );
  }

  it('is reported with its faults', () => {
    addFile(['tags', 'language'], '');
    const expected =
      'a file with tags, text, title and language; or a tick at “A screen reader cannot read the file” and a page that says the same, or the office that gives a readable text';
    expect(copy.problems()).toEqual([
      problemAt(DOCUMENT, 'files', expected, 'a file without tags, a language'),
    ]);
  });

  it('needs a page with the same content', () => {
    addFile(['text'], 'unreadable: true');
    expect(copy.problems()).toEqual([
      problemAt(
        DOCUMENT,
        'page',
        'a page of this site with the same content as the unreadable file',
        'nothing',
      ),
    ]);
  });

  it('is allowed if its record states this and names that page', () => {
    addFile(['tags', 'text', 'title', 'language'], 'unreadable: true\npage: /tenders');
    expect(copy.problems()).toEqual([]);
  });

  it('is not recorded as such if it can be read', () => {
    addFile([], 'unreadable: true\npage: /tenders');
    expect(copy.problems()).toEqual([
      problemAt(DOCUMENT, 'unreadable', 'no tick: every file can be read', 'a tick'),
    ]);
  });
});

describe('terms', () => {
  it('that have ended are reported from the day after their last day at the college', () => {
    const committee = need(site.committees[0]);
    const only = {
      ...site,
      programmes: [],
      committees: [{ ...committee, term: { from: '2024-06-01', to: '2026-05-31' } }],
    };
    expect(findEndedTerms(only, Date.parse('2026-05-31T23:59:00+05:30'))).toEqual([]);
    expect(findEndedTerms(only, Date.parse('2026-06-01T00:00:00+05:30')).map(asReported)).toEqual([
      problemAt(committee.file, 'term.to', 'a day that has not passed, or no entry', '2026-05-31'),
    ]);
  });
});

describe('posts of a person who has left', () => {
  const head = need(site.people.find(({ isHead }) => isHead));
  const committee = need(site.committees[0]);
  const { id, department } = head;
  const people = site.people.map((each) =>
    each === head ? { ...each, leftOn: '2026-06-01' } : each,
  );
  const role = { en: 'Chair', ml: 'അധ്യക്ഷ' };
  const seat = { person: id, as: { ...role, ta: '' } };
  const only = {
    ...{ ...site, people, programmes: [] },
    committees: [{ ...committee, members: [seat], term: { from: '2024-06-01', to: '2028-05-31' } }],
  };
  const vacant = (now: string, of = only) =>
    findEndedTerms(of, Date.parse(`${now}T12:00:00+05:30`)).map(asReported);
  const said = (file: string, field: string) =>
    problemAt(file, field, 'another person: this one has left', '2026-06-01');

  it('are reported from that day: a department without a head, and a seat in a committee', () => {
    expect(vacant('2026-05-31')).toEqual([]);
    expect(vacant('2026-06-01')).toEqual([
      said(head.file, 'isHead'),
      said(committee.file, 'members[0]'),
    ]);
  });

  it('are no longer those of a head who has been followed', () => {
    const next = people.map((each) =>
      each.department === department ? { ...each, isHead: true as const } : each,
    );
    expect(vacant('2026-06-01', { ...only, people: next })).toEqual([
      said(committee.file, 'members[0]'),
    ]);
  });
});

describe('a day of page-days.yaml', () => {
  it('that is still to come is reported until that day begins at the college', () => {
    const { pageDays } = structuredClone(getSite());
    for (const path of Object.keys(pageDays))
      pageDays[path as keyof typeof pageDays] = path === '/faculty' ? '2027-05-02' : '2027-05-01';
    expect(
      findFutureDays({ pageDays }, Date.parse('2027-05-01T23:59:00+05:30')).map(asReported),
    ).toEqual([
      {
        file: 'page-days.yaml',
        field: '/faculty',
        expected: 'a day not after today, 2027-05-01',
        found: '2027-05-02',
      },
    ]);
    expect(findFutureDays({ pageDays }, Date.parse('2027-05-02T00:00:00+05:30'))).toEqual([]);
  });
});

describe('a printed document', () => {
  const stale = async () => {
    const files = new ContentFiles(copy.folder);
    return (await findStaleDocuments(soundSite(copy.folder), (file) => files.size(file)))
      .map(asReported)
      .map(({ file, field, found }) => [`${file} ${field}`, found]);
  };
  const changed = 'a file older than its text or figures';

  it('is up to date in the shipped content', async () => {
    expect(await stale()).toEqual([]);
  });

  it('is outdated if the text of its source changes', async () => {
    replace('documents/sources/rti-guide.en.md', /\n(?=##)/, '\nOne more sentence.\n\n')(copy);
    expect(await stale()).toEqual([['documents/rti-guide.yaml files[0]', changed]]);
  });

  it('is outdated in both languages if a fee in it changes', async () => {
    replace('fees.yaml', 'btech: 750', 'btech: 800')(copy);
    const files = (await stale()).map(([field]) => field);
    expect(files).toEqual(
      expect.arrayContaining([
        'documents/fee-sheet.yaml files[0]',
        'documents/fee-sheet.yaml files[1]',
      ]),
    );
    expect(files).not.toContain('documents/rti-guide.yaml files[0]');
  });

  it('that is missing is reported', async () => {
    rmSync(join(copy.folder, 'documents/files/pta-guide.ml.pdf'));
    expect(await stale()).toEqual([['documents/pta-guide.yaml files[1]', 'no such file']]);
  });
});

it('no sample begins, closes or is issued on a day on which offices are closed', () => {
  const { admissions, calendar, college } = site;
  const windows = admissions.streams.flatMap((stream) => stream.windows);
  const entries = [site.events, site.notices, site.tenders, site.documents, site.partners, windows];
  const days = entries
    .flat()
    .flatMap(({ sample, ...entry }) =>
      Object.entries(sample ? entry : {}).flatMap(([field, day]) =>
        /^(?:start|end|issuedOn|publishedAt|signedOn|opensAt|closesAt)$/.test(field)
          ? String(day).slice(0, 10)
          : [],
      ),
    );
  expect(days.length).toBeGreaterThan(50);
  const holidays = calendar.holidays.map(({ date }) => date);
  const closed = days.filter(
    (day) => holidays.includes(day) || weeklyHolidayOf(day, college.closed),
  );
  expect(closed).toEqual([]);
});
