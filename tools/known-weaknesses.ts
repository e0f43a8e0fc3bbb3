import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/**
 * Asks npm's registry whether weaknesses of the libraries are known, those of the tools among them. Fails on high and critical ones. A registry that
 * gives no answer, as a mirror or no network at all, proves nothing: then the check says that it was skipped.
 */

/** Exit status of a check that this machine cannot run: it has neither passed nor failed (tools/check.ts). */
export const SKIPPED = 75;

/** Milliseconds after which the registry counts as silent. */
const PATIENCE_MS = 20_000;

const GRAVE = ['high', 'critical'];

const advisorySchema = z.object({ title: z.string(), url: z.string(), severity: z.string(), range: z.string() });
const weaknessSchema = z.object({
  name: z.string(),
  // A name is that of another package of the answer, through which this one is weak.
  via: z.array(z.union([z.string(), advisorySchema])),
  fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string(), isSemVerMajor: z.boolean().optional() })]),
});
const reportSchema = z.object({ auditReportVersion: z.literal(2), vulnerabilities: z.record(z.string(), weaknessSchema) });
type Weakness = z.infer<typeof weaknessSchema>;

/** What npm says when the registry did not answer or not as registries do; of a fault of the project it says so inside `error` only. */
const silenceSchema = z.object({ message: z.string().min(1) });

/** Either what is grave, a line each, or why nothing could be learned. */
export type Audit = { grave: string[] } | { silence: string };

/**
 * Reads the answer of `npm audit --json` (report version 2, npm 7 and newer).
 * @throws Error when it is neither a report nor told by the registry, such as without a lock file
 */
export function readAudit(answer: unknown): Audit {
  const report = reportSchema.safeParse(answer);
  if (report.success) return { grave: Object.values(report.data.vulnerabilities).flatMap(graveOf) };
  const silence = silenceSchema.safeParse(answer);
  if (silence.success) return { silence: silence.data.message };
  throw new Error(`npm audit has answered in a form that is not known: ${JSON.stringify(answer)}`);
}

function graveOf({ name, via, fixAvailable }: Weakness): string[] {
  const advisories = via.filter((each) => typeof each !== 'string').filter(({ severity }) => GRAVE.includes(severity));
  return advisories.map(({ title, url, severity, range }) => `${name} ${range}: ${severity}, ${title} (${url}); ${fixOf(fixAvailable)}`);
}

function fixOf(fix: Weakness['fixAvailable']): string {
  if (fix === false) return 'no release mends it yet';
  if (fix === true) return 'npm audit fix mends it';
  return `mended by ${fix.name} ${fix.version}${fix.isSemVerMajor ? ', a new major version' : ''}`;
}

/** Asks for production and tools alike, once, without npm's own long waiting. */
function audit(): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--include=dev', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  if (error) return { silence: error.message };
  return readAudit(JSON.parse(stdout));
}

if (import.meta.main) {
  const found = audit();
  if ('silence' in found) {
    console.log(`skipped: the registry does not answer audits (${found.silence})`);
    process.exitCode = SKIPPED;
  } else {
    for (const line of found.grave) console.log(line);
    process.exitCode = found.grave.length > 0 ? 1 : 0;
  }
}
