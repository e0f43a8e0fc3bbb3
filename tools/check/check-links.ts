import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import {
  CHECKED_LINKS_FILE,
  checkedLinksSchema,
  externalLinks,
} from '#app/content/reading/external-links.server.ts';
import { ContentFiles } from '#app/content/reading/files.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { askAddress } from './ask-address.ts';

/**
 * Requests every external address in content/ (or the given folder), one by one, and writes the
 * date of those that responded to checked-links.yaml. Those that did not respond keep their old
 * date and are listed; the exit status is then 1.
 */
const folder = resolve(process.argv[2] ?? process.env.CONTENT_DIR ?? 'content');
const files = new ContentFiles(folder);
const known = files.exists(CHECKED_LINKS_FILE)
  ? files.readYaml(CHECKED_LINKS_FILE, checkedLinksSchema)
  : {};
if (!known) throw new ContentError(files.problems);

const today = collegeDay(Date.now());
const days: Record<string, string> = {};
const silent: string[] = [];
for (const [href, file] of externalLinks(folder)) {
  const { isThere, status } = await askAddress(href);
  if (isThere) days[href] = today;
  else silent.push(`${href} (content/${file}): ${status ? `status ${status}` : 'no answer'}`);
  if (!isThere && known[href]) days[href] = known[href];
}
writeFileSync(
  join(folder, CHECKED_LINKS_FILE),
  `# Written by node tools/run.mjs check:links: the day on which each address last answered.\n${stringify(days)}`,
);
console.log(`${Object.keys(days).length} addresses have answered, ${silent.length} not today.`);
for (const line of silent) console.log(`  ${line}`);
if (silent.length > 0) process.exitCode = 1;
