import { resolve } from 'node:path';
import { formatProblems } from '#app/content/problem.ts';
import { loadSite } from '#app/content/site.server.ts';

/** Checks content/ (or the folder named) and lists every mistake. Ends with 1 when there is one. */
const folder = resolve(process.argv[2] ?? process.env.CONTENT_DIR ?? 'content');
const result = loadSite(folder);
if ('problems' in result) {
  console.error(formatProblems(result.problems));
  console.error(`\n${result.problems.length} to mend.`);
  process.exitCode = 1;
} else {
  console.log('The content is in order.');
}
