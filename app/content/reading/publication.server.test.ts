import { describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { placeOf } from './problem.server.ts';
import { findUnpublishable, formatUnpublishable } from './publication.server.ts';

const folderWith = (text: string) => newFolder({ 'college.yaml': text });

it('lists each sample and placeholder with its line', () => {
  const problems = findUnpublishable(
    folderWith(
      'demonstrationNote:\n  en: A\nsample: true\nrow: { rank: 1, sample: true }\nemail: office@college.example\nphone: "+91 00000 00000"\naishe: C-00000\n',
    ),
  );
  expect(problems.map((problem) => [problem.file, placeOf(problem)])).toEqual([
    ['college.yaml', 'line 1'],
    ['college.yaml', 'line 3'],
    ['college.yaml', 'line 4'],
    ['college.yaml', 'line 5'],
    ['college.yaml', 'line 6'],
    ['college.yaml', 'line 7'],
  ]);
});

it.each([
  ':::note[Sample.]',
  ':::table[മാതൃക: സമയം]',
  'location: { latitude: 10.5, longitude: 76.5 }',
])('asks for what is invented without a mark: %s', (text) => {
  expect(findUnpublishable(folderWith(text))).toHaveLength(1);
});

it('reports nothing for real entries', () => {
  expect(findUnpublishable(folderWith('name: A\nfee: 10000\nphone: "+91 471 2332120"\n'))).toEqual(
    [],
  );
});

it('asks for a text of a page that nobody has read', () => {
  const file = 'pages/about/history.en.md';
  const unread = newFolder({ [file]: '---\ntitle: History\n---\n' });
  expect(findUnpublishable(unread).map(({ file, path }) => [file, path])).toEqual([
    [file, ['reviewedOn']],
  ]);
  const read = newFolder({ [file]: '---\ntitle: History\nreviewedOn: 2026-11-27\n---\n' });
  expect(findUnpublishable(read)).toEqual([]);
});

it('asks for a programme of each degree that pages offer, and none of research', () => {
  const folder = newFolder({
    'programmes.yaml': '- { id: be-ce, award: be }\n',
    'degrees.yaml':
      '- { id: be, level: ug, course: first }\n- { id: mba, level: pg, course: management }\n- { id: phd, level: research, course: phd }\n',
    'admissions/tabs.yaml': '- { id: be }\n- { id: lateral }\n- { id: mba }\n- { id: phd }\n',
    'admissions/streams.yaml':
      '- { id: first, tab: be }\n- { id: lateral-entry, tab: lateral }\n- { id: management, tab: mba }\n- { id: phd, tab: phd }\n',
  });
  expect(findUnpublishable(folder).map(({ file, found }) => [file, found])).toEqual([
    ['degrees.yaml', 'mba'],
    ['admissions/tabs.yaml', 'mba'],
  ]);
});

it('asks for hours and holidays that nobody has confirmed, and for a first year of holidays', () => {
  const now = Date.parse('2026-12-31T23:59:00+05:30');
  const left = (college: string, years: string) =>
    findUnpublishable(
      newFolder({ 'college.yaml': college, 'calendar.yaml': `holidaysOf: ${years}\n` }),
      now,
    ).map(({ file, found }) => [file, found]);
  expect(left('unconfirmed: [officeHours, closed]\n', '[]')).toEqual([
    ['college.yaml', 'officeHours'],
    ['college.yaml', 'closed'],
    ['calendar.yaml', '[]'],
  ]);
  // A site that is public goes on in a year whose holidays nobody has entered.
  expect(left('unconfirmed: []\n', '[2025]')).toEqual([]);
});

it('does not allow the demonstration content to be published', () => {
  expect(findUnpublishable('content').length).toBeGreaterThan(10);
});

it('prints the list in groups by what is expected, one line each', () => {
  const folder = folderWith(
    'sample: true\nemail: office@college.example\n# sample\nsample: true\n',
  );
  expect(formatUnpublishable(findUnpublishable(folder)).split('\n').slice(2)).toEqual([
    'a real entry, or none:',
    '  content/college.yaml, line 1: sample: true',
    '  content/college.yaml, line 4: sample: true',
    '',
    "the college's own address:",
    '  content/college.yaml, line 2: email: office@college.example',
  ]);
});

describe('what needs a part that the college lacks', () => {
  const files = (without: string) => ({
    'college.yaml': `without: ${without}\n`,
    'admissions/tabs.yaml':
      '- level: undergraduate\n  lead: "[[How students are chosen]]"\n- level: research\n  needs: phd\n  overview:\n    en: "[[How scholars are chosen]]"\n- level: last\n  lead: "[[Its last day]]"\n',
    'faq.yaml':
      'items: [{ needs: hostel, answer: "[[Rooms]]" }, { answer: "[[Buses]]" }]\nhostel: { needs: hostel, sample: true }\n',
    'news/rooms.yaml': 'needs: hostel\nsample: true\nbody: "[[Rooms]]"\n',
    'pages/facilities/page.yaml': 'order: 1\n',
    'pages/facilities/hostel.en.md': '---\ntitle: Hostel\nneeds: hostel\n---\n[[Rooms]]\n',
    'pages/pta/page.yaml': 'needs: pta\n',
    'pages/pta/about.en.md': '---\ntitle: PTA\n---\n[[Names]]\n',
  });
  const left = (without: string) =>
    findUnpublishable(newFolder(files(without))).map(
      (problem) => `${problem.file} ${placeOf(problem)}: ${problem.found}`,
    );

  it('is not to be written, read or replaced; all else keeps its place', () => {
    expect(left('[hostel, phd, pta]')).toEqual([
      'admissions/tabs.yaml [0].lead: [[How students are chosen]]',
      'admissions/tabs.yaml [2].lead: [[Its last day]]',
      'faq.yaml items[1].answer: [[Buses]]',
    ]);
  });

  it('comes into the list when the college has that part', () => {
    expect(left('[]')).toHaveLength(12);
    expect(left('[pta, phd]')).toContain('faq.yaml items[0].answer: [[Rooms]]');
  });
});
