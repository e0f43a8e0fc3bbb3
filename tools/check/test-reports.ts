import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { type Duty, splitTest } from '#app/content/schemas/duties.ts';

/** A test that ran: its file relative to the repository, its title, whether it passed. */
export type RunTest = { file: string; title: string; isPassed: boolean };

const unitReportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) })),
});

type Suite = { file: string; specs?: { title: string; ok: boolean }[] | undefined; suites?: Suite[] | undefined };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ file: z.string(), specs: z.array(z.object({ title: z.string(), ok: z.boolean() })).optional(), suites: z.array(suiteSchema).optional() }),
);
const browserReportSchema = z.object({ suites: z.array(suiteSchema) });

/** Tests in Vitest's report that ran; `fromRoot` makes file names relative. Tests that this machine cannot run are left out. @throws ZodError for another format */
export function readUnitReport(report: unknown, fromRoot: (file: string) => string): RunTest[] {
  const { testResults } = unitReportSchema.parse(report);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ file: fromRoot(name), title, isPassed: status === 'passed' })),
  );
}

/** Tests in Playwright's report; its files are relative to the test folder. @throws ZodError for another format */
export function readBrowserReport(report: unknown, folder: string): RunTest[] {
  const inSuite = ({ file, specs = [], suites = [] }: Suite): RunTest[] => [
    ...specs.map(({ title, ok }) => ({ file: `${folder}/${file}`, title, isPassed: ok })),
    ...suites.flatMap(inSuite),
  ];
  return browserReportSchema.parse(report).suites.flatMap(inSuite);
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
