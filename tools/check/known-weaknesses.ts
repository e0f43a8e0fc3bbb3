import { spawnSync } from 'node:child_process';

/** Exit status of a check that this machine cannot run: it has neither passed nor failed (tools/check/check.ts). */
export const SKIPPED = 75;

/** Milliseconds after which the registry counts as silent. */
const PATIENCE_MS = 20_000;

/** What npm says when a registry, such as a mirror, or the network gives no answer. */
const NO_ANSWER = 'audit endpoint returned an error';

/**
 * The status of `npm audit`, which is the same for a weakness and for a registry that does not answer: the latter proves nothing, so the check
 * counts as skipped.
 */
export function auditStatus({ status, stderr, error }: { status: number | null; stderr: string; error?: Error | undefined }): number {
  return error || stderr.includes(NO_ANSWER) ? SKIPPED : (status ?? 1);
}

if (import.meta.main) {
  const audit = spawnSync('npm', ['audit', '--audit-level=high', '--include=dev', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  console.log(`${audit.stdout}${audit.stderr}${audit.error?.message ?? ''}`);
  process.exitCode = auditStatus(audit);
}
