import { z } from 'zod';
import type { EngineName } from './engines.ts';

/** Around the table in docs/testing.md. */
const BEGIN = '<!-- written by node tools/run.mjs test:browsers -->';
const END = '<!-- end of what it writes -->';

/** The first title above a test is the engine. */
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
 * How many journeys passed in each engine, as a table.
 * @param report Vitest's report
 */
export function engineTable(
  engines: readonly { name: EngineName; version: string }[],
  report: unknown,
): string {
  const results = reportSchema
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults);
  const rows = engines.map(({ name, version }) => {
    const run = results.filter(({ ancestorTitles: [engine] }) => engine === name);
    const passed = run.filter(({ status }) => status === 'passed');
    return `| ${version} | ${passed.length} of ${run.length} |`;
  });
  return ['| browser | passed |', '| --- | --- |', ...rows].join('\n');
}

/** @throws Error when the text has no place for it */
export function replaceBetweenMarkers(text: string, table: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(`No place for the table: ${BEGIN} and ${END} are missing`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
