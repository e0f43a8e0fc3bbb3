import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findEndedTerms } from '#app/content/checks/collection-checks.server.ts';
import { formatProblems, type Problem } from '#app/content/reading/problem.server.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { loadSite } from '#app/content/reading/site.server.ts';
import { questionsWarning } from '#tools/hosting/static-hosts.ts';
import { findProblems } from './find-problems.ts';

/**
 * Checks content/ (or the folder named) and lists every mistake, documents that are older than their source, days still to come, characters that the
 * faces lack, terms that have ended and old addresses that not every host can follow; with --publish also every sample and placeholder. Ends with 1
 * when there is something to mend.
 */
const { values, positionals } = parseArgs({ options: { publish: { type: 'boolean', default: false } }, allowPositionals: true });
const folder = resolve(positionals[0] ?? process.env.CONTENT_DIR ?? 'content');
const result = loadSite(folder);
const site = 'site' in result ? result.site : undefined;
const found = await findProblems(folder);
const problems: Problem[] = [...found.problems, ...found.staleDocuments, ...(values.publish ? findUnpublishable(folder) : [])];

const ended = site ? findEndedTerms(site, Date.now()) : [];
if (ended.length > 0) console.warn(`Terms that have ended; no mistake, but somebody has to act:\n\n${formatProblems(ended)}\n`);
const questions = questionsWarning(site?.redirects ?? []);
if (questions) console.warn(`${questions}\n`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\n${problems.length} to mend.`);
  process.exitCode = 1;
} else {
  console.log(values.publish ? 'The content is in order and may be published.' : 'The content is in order.');
}
