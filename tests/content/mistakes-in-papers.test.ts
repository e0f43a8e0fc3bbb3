import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { copyContent, replace } from './content-copy.ts';
import type { Row } from './rows-within-files.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const PAPERS = 'papers.yaml';
const PAGE = 'admissions/page.yaml';
const COURSES = 'btech, barch, lateral-entry, mtech, mca, phd';
const MEMO = 'for: { courses: [btech, barch], quotas: [merit, reservation, disability] }';
const CONDUCT_VALIDITY = '  validity: { months: 6 }\n';
const HOW_LONG = 'how long it is valid: { months: 6 } or { years: 3 }';

/** Logical mistakes; invalid fields are tested in forty-mistakes.test.ts. */
const ROWS: Row[] = [
  ['a paper without issuer', replace(PAPERS, /\n {2}issuer: .*/, ''), PAPERS, '[0].issuer', 'a group of fields, such as { en: ..., ml: ... }', 'nothing'],
  ['an unknown course', replace(PAPERS, 'courses: [btech, barch]', 'courses: [btech, march]'), PAPERS, '[0].for.courses[1]', `one of: ${COURSES}`, '"march"'],
  ['a paper for no course', replace(PAPERS, MEMO, 'for: { courses: [] }'), PAPERS, '[0].for.courses', 'a list of at least 1', '[]'],
  [
    'a course named twice',
    replace(PAPERS, 'courses: [btech, barch]', 'courses: [btech, btech]'),
    PAPERS,
    '[0].for.courses',
    'each word once',
    '["btech","btech"]',
  ],
  [
    'an unknown quota',
    replace(PAPERS, 'quotas: [merit, reservation, disability]', 'quotas: [management]'),
    PAPERS,
    '[0].for.quotas[0]',
    'one of: merit, reservation, disability, spot, full-time, part-time',
    '"management"',
  ],
  [
    'a quota of another course',
    replace(PAPERS, 'quotas: [merit, reservation, disability]', 'quotas: [merit, part-time]'),
    PAPERS,
    '[0].for.quotas[1]',
    'a quota of these courses: merit, reservation, disability, spot',
    '"part-time"',
  ],
  [
    'a course whose quotas are all left out',
    replace(PAPERS, MEMO, 'for: { courses: [btech, barch], quotas: [spot] }'),
    PAPERS,
    '[0].for.quotas',
    'a quota of barch as well (merit, reservation, disability), or this course not in courses',
    '["spot"]',
  ],
  [
    'an unknown community',
    replace(PAPERS, 'communities: [sc, st]', 'communities: [sc, obc]'),
    PAPERS,
    '[24].for.communities[1]',
    'one of: general, sebc, ews, sc, st, oec',
    '"obc"',
  ],
  ['a validity in days', replace(PAPERS, 'validity: { months: 6 }', 'validity: { days: 180 }'), PAPERS, '[14].validity', HOW_LONG, '{"days":180}'],
  [
    'a document without a source',
    replace(PAPERS, '  source: college\n', ''),
    PAPERS,
    '[0].source',
    'college, or { year: 2025, href: "https://…" } with the source page; the year if the fact has one',
    'nothing',
  ],
  ['a paper named twice', replace(PAPERS, 'id: memo-dte', 'id: memo-cee'), PAPERS, '[1].id', 'each id once', '"memo-cee"'],
  ['a course without papers', replace(PAPERS, /phd/g, 'mtech'), PAPERS, 'the whole file', 'a document for every course; missing: phd', 'none'],
  [
    'a validity of an unknown document',
    replace(PAPERS, CONDUCT_VALIDITY, ''),
    PAGE,
    'certificateValidity[0]',
    'a document of papers.yaml with a validity: caste, community, income',
    '"conduct"',
  ],
];

describe('a mistake in the admission documents is reported:', () => {
  it.each(ROWS)('%s', (_name, mistake, file, field, expected, found) => {
    mistake(copy);
    expect(copy.problems()).toContainEqual({ file, field, expected, found });
  });
});
