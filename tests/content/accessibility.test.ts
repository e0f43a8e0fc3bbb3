import { describe, expect, it } from 'vitest';
import {
  dutyCounts,
  dutyCountsHtml,
  gapsHtml,
  resultsHtml,
} from '#app/features/duties/duties.server.ts';
import {
  type Duties,
  readDuties,
  readMatrices,
  withResults,
} from '#app/features/duties/read-duties.server.ts';
import type { DutyParts, Results } from '#app/features/duties/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { words } from '#tests/support/words.ts';
import {
  describeFailures,
  dutiesNotShown,
  missingFiles,
  testsIn,
} from '#tools/check/test-reports.ts';

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const TESTS = ['tests/built/html.test.ts: every built page is valid HTML'];
/** Two parts of GIGW and what WCAG 2.2 adds, small enough to count by hand. */
const PARTS: Omit<Duties, 'results'> = {
  gigw: [
    {
      part: 'Quality',
      checkpoints: [{ id: '5.1.1', about: 'Logo', met: 'college', note: 'The college has it.' }],
    },
    {
      part: 'Accessibility',
      checkpoints: [
        { id: '5.2.1', about: '1.1.1', met: 'software', tests: TESTS },
        { id: '5.2.2', about: '1.2.1', met: 'not-applicable', note: 'No film.' },
        { id: '5.2.48', about: '4.1.1', met: 'software', tests: TESTS },
      ],
    },
  ],
  others: [
    {
      part: 'WCAG 2.2',
      checkpoints: [{ id: '2.5.8', about: 'Target size', met: 'content', pages: ['/about'] }],
    },
    {
      part: 'Security',
      checkpoints: [
        {
          ...{ id: 'headers', about: 'Headers', met: 'college', note: 'The host.' },
          gap: words('Not set.', 'ഇല്ല.'),
        },
      ],
    },
  ],
};
const RESULTS: Results = {
  on: '2027-02-01',
  passed: 2034,
  failed: 77,
  pages: 600,
  axe: '4.13.0',
  chromium: '143.0',
  notShown: ['5.2.1'],
};

describe('the accessibility statement', () => {
  it('counts every point of GIGW, and the criteria that WCAG 2.2 shares with WCAG 2.1', () => {
    const none = { software: 0, content: 0, college: 0, 'not-applicable': 0, open: 0 };
    expect(dutyCounts(PARTS)).toEqual([
      {
        name: 'GIGW 3.0',
        counts: { ...none, total: 4, college: 1, software: 2, 'not-applicable': 1 },
      },
      {
        name: 'WCAG 2.2 A, AA',
        counts: { ...none, total: 3, software: 1, 'not-applicable': 1, content: 1 },
      },
    ]);
  });

  it('has the 55 criteria of WCAG 2.2 at A and AA', () => {
    expect(dutyCounts(readMatrices())[1]?.counts.total).toBe(55);
  });

  it('calls a point open whose test did not pass, and names it among the gaps', () => {
    const gigw = withResults(PARTS.gigw, RESULTS);
    expect(dutyCounts({ ...PARTS, gigw })[0]?.counts).toMatchObject({ software: 1, open: 1 });
    expect(plain(gapsHtml({ ...PARTS, gigw }, 'en'))).toContain('5.2.1');
  });

  it('names no gap of a language that the college does not publish', () => {
    const gaps = plain(gapsHtml(readMatrices(), 'en', { languages: ['en'] }));
    expect(gaps).toContain('Safari and real devices are tested manually.');
    expect(gaps).not.toContain('Malayalam');
  });

  it('states if no gap is known', () => {
    expect(plain(gapsHtml({ gigw: PARTS.gigw, others: [] }, 'en')).trim()).toBe(
      'There are no known gaps.',
    );
  });
});

describe.each(PUBLISHED)('the accessibility statement (%s)', (locale) => {
  it('lists every gap of the matrices', () => {
    const { gigw, others } = readMatrices();
    const html = gapsHtml({ gigw, others }, locale);
    const gaps = allGaps([...gigw, ...others], locale);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(html).toContain(gap);
    expect(html.match(/<li>/g)).toHaveLength(gaps.length);
  });

  it('gives the day of the last run and what failed, without the numbers of the test programs', () => {
    const said = plain(resultsHtml({ results: RESULTS }, locale));
    for (const figure of ['2027', '77']) expect(said).toContain(figure);
    for (const figure of ['2034', '600', '4.13.0', '143.0']) expect(said).not.toContain(figure);
  });

  it('does not mention a run if none was recorded', () => {
    expect(plain(resultsHtml({ results: undefined }, locale))).not.toMatch(/\d/);
  });

  it('has the counts in a table with a caption, headings and a region that can be scrolled by keyboard', () => {
    const html = dutyCountsHtml(PARTS, locale);
    expect(html).toMatch(/<section class="table-region" aria-label="[^"]+" tabindex="0">/);
    expect(html).toMatch(/<caption>[^<]+<\/caption>/);
    expect(html.match(/<th scope="col">/g)).toHaveLength(7);
    expect(html.match(/<th scope="row">/g)).toHaveLength(2);
    expect(plain(html)).toContain('GIGW 3.0 4 2 0 1 1 0');
  });
});

it('the files of the matrices and of the results are valid', () => {
  expect(() => readDuties()).not.toThrow();
});

describe('node tools/run.mjs results', () => {
  const units = {
    testResults: [
      {
        name: '/project/app/domain/clock.test.ts',
        assertionResults: [
          { title: 'changes at midnight', status: 'passed' },
          { title: 'by nginx', status: 'skipped' },
        ],
      },
    ],
  };
  const failed = {
    status: 'unexpected',
    results: [{ error: { message: '\u001b[31mError: no title\u001b[39m\n\nat /' } }],
  };
  const pages = {
    config: { rootDir: '/project/tests' },
    suites: [
      {
        file: 'built/html.test.ts',
        specs: [{ title: 'every built page is valid HTML', ok: false, tests: [failed] }],
        suites: [{ file: 'built/html.test.ts', specs: [{ title: 'no page is empty', ok: true }] }],
      },
    ],
  };
  const ran = [units, pages].flatMap((report) => testsIn(report, '/project'));

  it('reads which tests ran, and whether they passed, from the reports of both runners', () => {
    expect(ran).toMatchObject([
      { file: 'app/domain/clock.test.ts', title: 'changes at midnight', isPassed: true },
      { file: 'app/domain/clock.test.ts', title: 'by nginx', isSkipped: true },
      {
        file: 'tests/built/html.test.ts',
        title: 'every built page is valid HTML',
        isPassed: false,
      },
      { file: 'tests/built/html.test.ts', title: 'no page is empty', isPassed: true },
    ]);
  });

  it('names what failed once more at the end of a run, with what was said', () => {
    expect(describeFailures(ran)).toEqual([
      'tests/built/html.test.ts › every built page is valid HTML',
      '    Error: no title',
      '    at /',
    ]);
  });

  it('lists the files that a run has left out', () => {
    expect(
      missingFiles(ran, [
        'tests/built/html.test.ts',
        'tests/built/links.test.ts',
        'app/domain/clock.test.ts',
      ]),
    ).toEqual(['tests/built/links.test.ts']);
  });

  it('names the points whose test failed or did not run, and no point without a test', () => {
    const duties = [...PARTS.gigw, ...PARTS.others].flatMap(({ checkpoints }) => checkpoints);
    expect(dutiesNotShown(duties, ran)).toEqual(['5.2.1', '5.2.48']);
    expect(dutiesNotShown(duties, [])).toEqual(['5.2.1', '5.2.48']);
    expect(
      dutiesNotShown(
        duties,
        ran.map((test) => ({ ...test, isPassed: true })),
      ),
    ).toEqual([]);
  });
});

function allGaps(parts: DutyParts, locale: Locale): string[] {
  return parts
    .flatMap(({ checkpoints }) => checkpoints)
    .flatMap(({ gap }) => (gap ? [gap[locale]] : []));
}
