import { spawnSync } from 'node:child_process';
import { npm } from '#tools/npm.mjs';
import { SKIPPED } from './run-lanes.ts';

/** Timeout of the registry in milliseconds. */
const TIMEOUT_MS = 20_000;

/** npm's output if a registry, such as a mirror, or the network does not respond. */
const NO_ANSWER = 'audit endpoint returned an error';

/**
 * Runs `npm audit`. Its status is the same for a vulnerability and for a registry that does not
 * respond; in the second case the check counts as skipped.
 */
export function auditStatus({
  status,
  stderr,
  error,
}: {
  status: number | null;
  stderr: string;
  error?: Error | undefined;
}): number {
  return error || stderr.includes(NO_ANSWER) ? SKIPPED : (status ?? 1);
}

if (import.meta.main) {
  const [program, ...first] = npm();
  const audit = spawnSync(
    program,
    [...first, 'audit', '--audit-level=high', '--include=dev', '--fetch-retries=0'],
    { encoding: 'utf8', timeout: TIMEOUT_MS },
  );
  console.log(`${audit.stdout}${audit.stderr}${audit.error?.message ?? ''}`);
  process.exitCode = auditStatus(audit);
}
