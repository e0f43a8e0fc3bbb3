import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run new-college -- ../our-college [--answers answers.yaml]`: a folder for one college, with
 * a copy of the starter as its content (docs/own-college.md). Without a file of answers it asks.
 */
const USAGE = 'npm run new-college -- ../our-college [--answers answers.yaml]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { answers: { type: 'string' } },
    allowPositionals: true,
  });
  const [named] = positionals;
  // In the folder in which the packed product is installed, that folder becomes the college's.
  const installed = process.env.COLLEGE_DIR;
  const target = named || installed ? resolve(installed ?? '', named ?? '') : undefined;
  if (!target) throw new Error(USAGE);
  // Where a State and languages of its own are looked for, the latter by what is imported.
  process.env.COLLEGE_DIR = target;
  const { makeCollege } = await import('./setup/make-college.ts');
  await makeCollege(target, values.answers && resolve(installed ?? '', values.answers));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
