import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ContentError, type Problem } from '#app/content/reading/problem.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { addText, copyContent, remove, replace, write } from './content-copy.ts';
import { mistakeRuns, readMistakes } from './mistakes.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const EVENT = 'admissions/events/04-btech-allotment.yaml';
const MISTAKES = readMistakes();

it('the content of the site has no mistake', () => {
  expect(copy.problems()).toEqual([]);
});

it('the mistakes of a run are at least 40 within files and 25 between files', () => {
  const most = (kind: string) => MISTAKES.filter(({ together }) => together === kind).flatMap(({ problems }) => problems).length;
  expect(most('within')).toBeGreaterThanOrEqual(40);
  expect(most('between')).toBeGreaterThanOrEqual(25);
});

it.each(mistakeRuns())('$title: each is reported with file, field, expected and found, and nothing else', ({ rows }) => {
  for (const { make } of rows) make(copy);
  const sorted = (problems: readonly Problem[]) => problems.map((problem) => JSON.stringify(problem)).sort();
  expect(sorted(copy.problems())).toEqual(sorted(rows.flatMap(({ problems }) => problems)));
});

it('B.Tech admission has exactly three steps', () => {
  replace('admissions/btech.yaml', /steps:\n(( {2}- title.*\n {4}text.*\n){2}) {2}- title.*\n {4}text.*\n/, 'steps:\n$1')(copy);
  expect(copy.problems()).toMatchObject([{ file: 'admissions/btech.yaml', field: 'steps', expected: 'a list of exactly 3' }]);
});

it('an event of the college must not take the name of the calendar of admissions', () => {
  const others = copy.read('events/alumni-meet-2024.yaml').replace(/title: .*/, 'title: { en: "Open doors", ml: "തുറന്ന വാതിൽ" }');
  write('events/admissions.yaml', others)(copy);
  expect(copy.problems()).toEqual([
    { file: 'events/admissions.yaml', field: 'file', expected: 'another name: an admission calendar has this one', found: '"admissions"' },
  ]);
});

it('an event without dates needs neither name nor number, and periods may be adjacent', () => {
  replace(EVENT, /^(?:opensAt|closesAt|calendarId|revision).*\n/gm, '')(copy);
  replace('admissions/streams.yaml', /(- id: phd[\s\S]*?)closesAt: ".*"/, '$1closesAt: "2027-01-23T10:00:00+05:30"')(copy);
  expect(copy.problems()).toEqual([]);
});

it('times, years, ranges and pasted lists are no mistake in a text', () => {
  addText(
    'pages/about/history.en.md',
    'Open from 10:30 to 16:00. Venue:auditorium. Timings are 9~5.\n\n2026. The year begins.\n\n\t- bring the card\n\n•\tFirst',
  )(copy);
  addText('pages/about/history.ml.md', 'സമയം:രാവിലെ 10:00. ഫലം https://ktu.edu.in/resultsൽ കാണാം.')(copy);
  expect(copy.problems()).toEqual([]);
});

describe('a build with mistakes in the content', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('stops and lists every mistake', () => {
    replace('college.yaml', 'edition: demonstration', 'edition: trial')(copy);
    remove('pages/about/history.ml.md')(copy);
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
    const problem = { file: 'college.yaml', field: 'edition', expected: 'a word', found: 'nothing' };
    expect(new ContentError([problem]).message).toMatch(/^1 mistake in content/);
    expect(new ContentError([problem]).problems).toEqual([problem]);
  });
});
