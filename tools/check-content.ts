import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems, type Problem } from '#app/content/reading/problem.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { loadSite } from '#app/content/reading/site.server.ts';

/**
 * Checks content/ (or the folder named) and lists every mistake; with --publish also every sample and placeholder. Ends with 1
 * when there is something to mend.
 */
const { values, positionals } = parseArgs({ options: { publish: { type: 'boolean', default: false } }, allowPositionals: true });
const folder = resolve(positionals[0] ?? process.env.CONTENT_DIR ?? 'content');
const result = loadSite(folder);
const problems: Problem[] = [...('problems' in result ? result.problems : []), ...(values.publish ? findUnpublishable(folder) : [])];

if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\n${problems.length} to mend.`);
  process.exitCode = 1;
} else {
  console.log(values.publish ? 'The content is in order and may be published.' : 'The content is in order.');
}
