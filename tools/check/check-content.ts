import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findEndedTerms } from '#app/content/collection-checks.server.ts';
import { formatProblems, type Problem } from '#app/content/reading/problem.server.ts';
import { findUnpublishable, formatUnpublishable } from '#app/content/reading/publication.server.ts';
import { recallSite } from '#app/site.ts';
import { findProblems } from './find-problems.ts';
import { laterWords } from './later-words.ts';
import { strayFigures } from './stray-figures.ts';

/**
 * Checks content/ (or the given folder) and lists all mistakes, outdated documents, future dates,
 * terms that have ended, posts of people who have left, figures in texts that the data do not have,
 * and old addresses that some hosts cannot redirect; with --publish also samples and placeholders,
 * and such figures are mistakes. Exits with 1 if there is a mistake.
 */
const { values, positionals } = parseArgs({
  options: { publish: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? process.env.CONTENT_DIR ?? 'content');
const result = recallSite(folder);
const site = 'site' in result ? result.site : undefined;
const found = await findProblems(folder, result);
const stray = site ? strayFigures(site, folder) : [];
const words = site && laterWords(site.college);
const problems: Problem[] = [
  ...(words?.problems ?? []),
  ...found.problems,
  ...found.staleDocuments,
  ...(values.publish ? stray : []),
];
const unpublishable = values.publish ? findUnpublishable(folder) : [];

const ended = 'whole' in result ? findEndedTerms(result.whole, Date.now()) : [];
if (ended.length > 0)
  console.warn(
    `Terms that have ended, and posts of people who have left (not a mistake, but the college has to act):\n\n${formatProblems(ended)}\n`,
  );
if (stray.length > 0 && !values.publish)
  console.warn(
    `Figures in texts that the data do not have (not a mistake; compare them):\n\n${formatProblems(stray)}\n`,
  );
for (const line of words?.lines ?? []) console.log(line);
const count = problems.length + unpublishable.length;
if (count > 0) {
  for (const list of [formatProblems(problems), formatUnpublishable(unpublishable)])
    if (list !== '') console.error(`${list}\n`);
  console.error(
    `${count === 1 ? '1 mistake' : `${count} mistakes`}. Correct ${count === 1 ? 'it' : 'them'} and run the check again.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    values.publish
      ? 'No mistakes found. The content can be published.'
      : 'No mistakes found in the content.',
  );
}
