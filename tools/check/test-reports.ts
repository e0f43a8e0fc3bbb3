import { execFileSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { type Duty, splitTest } from '#app/content/schemas/duties.ts';

/** A test that ran: its file relative to the repository, its title, whether it passed, and what a runner said if it did not. */
export type RunTest = { file: string; title: string; isPassed: boolean; said?: string | undefined };

const assertionSchema = z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() });
const unitReportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertionSchema) })),
});

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) })).optional(),
});
type Suite = { file: string; specs?: z.infer<typeof specSchema>[] | undefined; suites?: Suite[] | undefined };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ file: z.string(), specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
);
const browserReportSchema = z.object({ suites: z.array(suiteSchema) });

/** Tests in Vitest's report that ran; `fromRoot` makes file names relative. Tests that this machine cannot run are left out. @throws ZodError for another format */
export function readUnitReport(report: unknown, fromRoot: (file: string) => string): RunTest[] {
  const { testResults } = unitReportSchema.parse(report);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, failureMessages }) => ({ file: fromRoot(name), title, isPassed: status === 'passed', said: failureMessages?.[0] })),
  );
}

/** Tests in Playwright's report; its files are relative to the test folder. @throws ZodError for another format */
export function readBrowserReport(report: unknown, folder: string): RunTest[] {
  const inSuite = ({ file, specs = [], suites = [] }: Suite): RunTest[] => [
    ...specs.map(({ title, ok, tests }) => ({
      ...{ file: `${folder}/${file}`, title, isPassed: ok },
      said: tests?.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
    })),
    ...suites.flatMap(inSuite),
  ];
  return browserReportSchema.parse(report).suites.flatMap(inSuite);
}

const SAID_LINES = 6;

/** The tests that failed, each with the first lines of what its runner said: what one wants to see at the end of a long run. */
export function describeFailures(ran: readonly RunTest[]): string[] {
  return ran
    .filter(({ isPassed }) => !isPassed)
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

/** Numbers of the duties met by software or content with a named test that failed or did not run. */
export function dutiesNotShown(duties: readonly Duty[], ran: readonly RunTest[]): string[] {
  const isShown = (test: string) => {
    const { file, title } = splitTest(test);
    const named = ran.filter((run) => run.file === file && run.title.includes(title));
    return named.length > 0 && named.every(({ isPassed }) => isPassed);
  };
  return duties.filter(({ met, tests = [] }) => (met === 'software' || met === 'content') && !tests.every(isShown)).map(({ id }) => id);
}

/** Version of the test browser. */
export function chromiumVersion(path: string): string {
  const words = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(words)?.[0] ?? words.trim();
}
