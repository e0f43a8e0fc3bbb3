import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type DutyParts, dutiesSchema, gigwSchema, type Results, resultsSchema } from './schema.ts';

/** Maintained by the developers with the documentation; relative to the working directory. */
export const GIGW_SOURCE = 'docs/gigw.yaml';
export const DUTIES_SOURCE = 'docs/duties.yaml';
export const RESULTS_FILE = 'docs/results.yaml';

/** The legal duties of the site. */
type Matrices = { gigw: DutyParts; others: DutyParts };

/** The legal duties, and the results of the last complete test run, if recorded. */
export type Duties = Matrices & { results: Results | undefined };

/**
 * Reads the duties as stated in their files.
 * @throws ZodError if a file is invalid
 */
export function readMatrices(): Matrices {
  return {
    gigw: gigwSchema.parse(read(GIGW_SOURCE)),
    others: dutiesSchema.parse(read(DUTIES_SOURCE)),
  };
}

/**
 * Reads the duties and the last results. A duty whose tests did not pass is open, whatever its file
 * states.
 * @throws ZodError if a file is invalid
 */
export function readDuties(): Duties {
  const { gigw, others } = readMatrices();
  const results = existsSync(RESULTS_FILE) ? resultsSchema.parse(read(RESULTS_FILE)) : undefined;
  return { gigw: withResults(gigw, results), others: withResults(others, results), results };
}

/** The parts, with every duty open that the results do not confirm. */
export function withResults(
  parts: DutyParts,
  results: Pick<Results, 'notShown'> | undefined,
): DutyParts {
  return parts.map(({ part, checkpoints }) => ({
    part,
    checkpoints: checkpoints.map((duty) =>
      results?.notShown.includes(duty.id) ? { ...duty, met: 'open' } : duty,
    ),
  }));
}

/** What was parsed, by its text: several pages show the duties. */
const parsed = new Map<string, unknown>();

function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}
