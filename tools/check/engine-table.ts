import { z } from 'zod';
import type { EngineName } from './engines.ts';

/** Around the table in docs/testing.md. */
const BEGIN = '<!-- written by node tools/run.mjs test:browsers -->';
const END = '<!-- end of what it writes -->';

/** Titles above a test are the engine and the journey. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), status: z.string() }),
      ),
    }),
  ),
});

/**
 * What came of the journeys, as a table: a row for each journey, a column for each engine.
 * @param report Vitest's report
 */
export function engineTable(
  engines: readonly { name: EngineName; version: string }[],
  report: unknown,
): string {
  const results = reportSchema
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults);
  const journeys = [...new Set(results.map(({ ancestorTitles }) => ancestorTitles[1] ?? ''))];
  const cell = (engine: string, journey?: string) => {
    const run = results.filter(
      ({ ancestorTitles: [ran, name] }) =>
        ran === engine && (journey === undefined || name === journey),
    );
    return `${run.filter(({ status }) => status === 'passed').length} of ${run.length}`;
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['journey', ...engines.map(({ version }) => version)]),
    row(['---', ...engines.map(() => '---')]),
    ...journeys.map((journey) => row([journey, ...engines.map(({ name }) => cell(name, journey))])),
    row(['**passed**', ...engines.map(({ name }) => cell(name))]),
  ].join('\n');
}

/** @throws Error when the text has no place for it */
export function replaceBetweenMarkers(text: string, table: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(`No place for the table: ${BEGIN} and ${END} are missing`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
