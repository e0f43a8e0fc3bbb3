import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type DutyParts, dutiesSchema, gigwSchema, type Results, resultsSchema } from '#app/content/schemas/duties.ts';

/** Kept by those who write the software, beside its documentation; in the folder the program runs in. */
export const GIGW_SOURCE = 'docs/gigw.yaml';
export const DUTIES_SOURCE = 'docs/duties.yaml';
export const RESULTS_FILE = 'docs/results.yaml';

/** What binds the site. */
type Matrices = { gigw: DutyParts; others: DutyParts };

/** What binds the site, and what the last whole run of the tests found; no results where none have been noted. */
export type Duties = Matrices & { results: Results | undefined };

/**
 * Reads what binds the site as its files say it.
 * @throws ZodError when a file is not in its form
 */
export function readMatrices(): Matrices {
  return { gigw: gigwSchema.parse(read(GIGW_SOURCE)), others: dutiesSchema.parse(read(DUTIES_SOURCE)) };
}

/**
 * Reads what binds the site and the last results. A duty whose tests did not pass is open, whatever its file says.
 * @throws ZodError when a file is not in its form
 */
export function readDuties(): Duties {
  const { gigw, others } = readMatrices();
  const results = existsSync(RESULTS_FILE) ? resultsSchema.parse(read(RESULTS_FILE)) : undefined;
  return { gigw: withResults(gigw, results), others: withResults(others, results), results };
}

/** The parts with every duty open that the results do not show. */
export function withResults(parts: DutyParts, results: Pick<Results, 'notShown'> | undefined): DutyParts {
  return parts.map(({ part, checkpoints }) => ({
    part,
    checkpoints: checkpoints.map((duty) => (results?.notShown.includes(duty.id) ? { ...duty, met: 'open' } : duty)),
  }));
}

function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}
