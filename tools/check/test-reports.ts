import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { type Duty, splitTest } from '#app/features/duties/schema.ts';
import { withSlashes } from '#app/lib/names.server.ts';

/**
 * A test of a report: its file relative to the project, its title, whether it passed, and what a
 * runner said if it did not.
 */
export type RunTest = {
  file: string;
  title: string;
  isPassed: boolean;
  isSkipped: boolean;
  said?: string | undefined;
};

const unitReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
      // A file that could not be loaded has no tests.
      status: z.string().optional(),
      message: z.string().optional(),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z
    .array(
      z.object({
        status: z.string().optional(),
        results: z.array(
          z.object({ error: z.object({ message: z.string().optional() }).optional() }),
        ),
      }),
    )
    .optional(),
});
type Suite = {
  file: string;
  specs?: z.infer<typeof specSchema>[] | undefined;
  suites?: Suite[] | undefined;
};
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(specSchema).optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);
const browserReportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
});

/**
 * Tests in a JSON report of Vitest or Playwright; none if it was not written. @throws ZodError for
 * another format
 */
export function readReport(file: string): RunTest[] {
  return existsSync(file) ? testsIn(JSON.parse(readFileSync(file, 'utf8')), process.cwd()) : [];
}

/** Tests in the data of a report of Vitest or Playwright. @throws ZodError for another format */
export function testsIn(report: object, root: string): RunTest[] {
  return 'testResults' in report ? unitTests(report, root) : browserTests(report, root);
}

function unitTests(report: unknown, root: string): RunTest[] {
  return unitReportSchema
    .parse(report)
    .testResults.flatMap(({ name, assertionResults, status, message }) => {
      const file = withSlashes(relative(root, name));
      if (status === 'failed' && assertionResults.length === 0)
        return [{ file, title: 'can be loaded', isPassed: false, isSkipped: false, said: message }];
      return assertionResults.map((test) => ({
        ...{
          file,
          title: test.title,
          isPassed: test.status === 'passed',
          isSkipped: test.status !== 'passed' && test.status !== 'failed',
        },
        said: test.failureMessages?.[0],
      }));
    });
}

function browserTests(report: unknown, root: string): RunTest[] {
  const { config, suites } = browserReportSchema.parse(report);
  const inSuite = ({ file, specs = [], suites = [] }: Suite): RunTest[] => [
    ...specs.map(({ title, ok, tests = [] }) => ({
      ...{ file: withSlashes(relative(root, join(config.rootDir, file))), title, isPassed: ok },
      isSkipped: tests.length > 0 && tests.every(({ status }) => status === 'skipped'),
      said: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
    })),
    ...suites.flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}

const SAID_LINES = 6;

/**
 * The tests that failed, each with the first lines of what its runner said: what one wants to see
 * at the end of a long run.
 */
export function describeFailures(ran: readonly RunTest[]): string[] {
  return ran
    .filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped)
    .flatMap(({ file, title, said = '' }) => [
      `${file} › ${title}`,
      ...stripVTControlCharacters(said)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, SAID_LINES)
        .map((line) => `    ${line}`),
    ]);
}

/** Test files of which no test ran. */
export function missingFiles(ran: readonly RunTest[], files: readonly string[]): string[] {
  const seen = new Set(ran.map(({ file }) => file));
  return files.filter((file) => !seen.has(file)).sort();
}

/**
 * Numbers of the duties met by software or content with a named test that failed or did not run.
 */
export function dutiesNotShown(duties: readonly Duty[], ran: readonly RunTest[]): string[] {
  const isShown = (test: string) => {
    const { file, title } = splitTest(test);
    const named = ran.filter(
      (run) => run.file === file && run.title.includes(title) && !run.isSkipped,
    );
    return named.length > 0 && named.every(({ isPassed }) => isPassed);
  };
  return duties
    .filter(
      ({ met, tests = [] }) => (met === 'software' || met === 'content') && !tests.every(isShown),
    )
    .map(({ id }) => id);
}

/** Version of the test browser. */
export function chromiumVersion(path: string): string {
  const words = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(words)?.[0] ?? words.trim();
}
