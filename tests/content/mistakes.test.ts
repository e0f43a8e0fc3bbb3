import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { getSite } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { toMistakes } from '#desk/server/forms/check.ts';
import {
  addText,
  asReported,
  copyContent,
  type Reported,
  remove,
  replace,
} from './content-copy.ts';
import { mistakeRuns } from './mistakes.ts';

const copy = copyContent();
afterEach(() => copy.restore());

const EVENT = 'admissions/events/04-btech-allotment.yaml';

/** Messages without typed values, and without characters that Malayalam writes in Latin letters. */
const unquoted = (text: string) =>
  text
    .replaceAll(
      /“[^”]*”|"[^"]*"|\b(?:https|portal|committee|programme|U\+\w*)\S*|[:#/*]+\S+|\S+@\S+/g,
      '',
    )
    .replaceAll(
      /\b(?:HTML|CSV|UTF-8|YAML|spot-admission-2026-1|[a-z]+-f\.jpg|main-block\.svg|fee-sheet\.en\.pdf)\b/g,
      '',
    );

it('the content of the site has no mistake', () => {
  expect(copy.problems()).toEqual([]);
});

it.each(mistakeRuns())(
  '$title: each is reported with file, field, expected and found, and nothing else, and told in the language of the reader',
  ({ rows }) => {
    for (const { make } of rows) make(copy);
    const problems = copy.found();
    const sorted = (problems: readonly Reported[]) =>
      problems.map((problem) => JSON.stringify(problem)).sort();
    expect(sorted(problems.map(asReported))).toEqual(sorted(rows.flatMap((row) => row.problems)));
    for (const { words, field } of toMistakes(new ContentFolder(copy.folder), problems)) {
      // Typed values, and names that have to be typed, are shown unchanged.
      expect(
        unquoted(
          words.ml
            .replace(/(?:ഇവയിലൊന്ന്|അതിലധികമോ): .*?(?=\. കണ്ടത്|\.$)/, '')
            .replace(/കണ്ടത്: .*$/s, ''),
        ),
      ).not.toMatch(/[A-Za-z]{2}/);
      expect(
        unquoted(
          words.en
            .replace(/(?:one of|more of): .*?(?=\. Found|\.$)/, '')
            .replace(/Found: .*$/s, ''),
        ),
      ).not.toMatch(/\w\.yaml|[a-z][A-Z]|[{}[\]]/);
      expect(field.en).not.toMatch(/[[\]{}]|[a-z][A-Z]|\w\.\w+\./);
      expect(field.ml).not.toMatch(/[A-Za-z]/);
    }
  },
);

it('an event without dates needs neither name nor number, and periods may be adjacent', () => {
  replace(EVENT, /^(?:opensAt|closesAt|calendarId|revision).*\n/gm, '')(copy);
  replace(
    'admissions/streams.yaml',
    /(- id: phd[\s\S]*?)closesAt: ".*"/,
    '$1closesAt: "2027-01-23T10:00:00+05:30"',
  )(copy);
  expect(copy.problems()).toEqual([]);
});

it('times, years, ranges and pasted lists are no mistake in a text', () => {
  addText(
    'pages/about/history.en.md',
    'Open from 10:30 to 16:00. Venue:auditorium. Timings are 9~5.\n\n2026. The year begins.\n\n\t- bring the card\n\n•\tFirst',
  )(copy);
  addText(
    'pages/about/history.ml.md',
    'സമയം:രാവിലെ 10:00. ഫലം https://ktu.edu.in/resultsൽ കാണാം.',
  )(copy);
  expect(copy.problems()).toEqual([]);
});

describe('a build with mistakes in the content', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('stops and lists every mistake', () => {
    replace('college.yaml', 'copyrightYear: 2024', 'copyrightYear: soon')(copy);
    remove('pages/about/history.ml.md')(copy);
    vi.stubEnv('CONTENT_DIR', copy.folder);
    expect(() => getSite()).toThrow(
      `2 mistakes in content/

content/college.yaml
  field:    copyrightYear
  expected: a year such as 2025
  found:    "soon"

content/pages/about/history.ml.md
  field:    the whole file
  expected: the text of this section in this language
  found:    no such file`,
    );
  });

  it('counts a single one as "1 mistake"', () => {
    const problem = {
      file: 'college.yaml',
      path: ['shortName'],
      expected: { en: 'a word', ml: 'ഒരു വാക്ക്' },
      found: '""',
    };
    expect(new ContentError([problem]).message).toMatch(/^1 mistake in content/);
    expect(new ContentError([problem]).problems).toEqual([problem]);
  });
});
