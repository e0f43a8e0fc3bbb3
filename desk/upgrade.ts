import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { labelsToLookAt } from '#app/i18n/own-labels.server.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { ContentFolder } from './content-files/content-folder.ts';
import { upgraded } from './content-files/upgrade-steps.ts';
import { ATTRIBUTES, withLineEnds } from './setup/line-ends.ts';
import { withAdditions } from './setup/starter-additions.ts';
import { begunWith, decidedFile, type ImprovedText, improvedTexts } from './setup/starter-texts.ts';

/** The youngest file that the oldest content has from which the steps lead. */
const OLDEST = 'admissions/tabs.yaml';

/**
 * `college-site upgrade`: shows how content of an older version is written in this one, and which
 * texts of the starter are better or new, with their names in pages and words in other languages;
 * with `--write`, writes all of it, but no text that the college has changed, and names what is
 * left to do by hand, such as labels of the college whose place is another now. A college from
 * before the product ran on Windows gets the rules of line ends.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const content = new ContentFolder(contentFolder());
if (content.read(OLDEST) === undefined) {
  console.error(
    `This content is older than what upgrade reads, or is none: content/${OLDEST} is missing, which each college has since 27 November 2026, 15:22 UTC. Make a folder with npm run new-college of this version, and copy the entries into it. Nothing was written.`,
  );
  process.exit(1);
}
const college = dirname(content.root);
const begun = begunWith(college);
const improved = begun ? improvedTexts(begun, (file) => content.read(file)) : [];
const steps = upgraded(content);
const added = begun ? withAdditions(begun, improved.filter(isTaken), dataWith(steps)) : [];
const changes = new Map([
  ...steps,
  ...added,
  ...improved.filter(isTaken).map(change),
  ...lineEnds(),
]);
const shown = mkdtempSync(join(tmpdir(), 'upgrade-'));
for (const [file, text] of changes) {
  const path = file === ATTRIBUTES ? join(college, file) : content.pathOf(file);
  // Each file has its name in the difference.
  const next = values.write ? path : join(shown, file);
  writeFile(next, text);
  if (!values.write) showDifference(path, next);
}
const asked = improved.filter((each) => !isTaken(each));
for (const { file, text, isNew } of asked) {
  writeFile(join(shown, file), text);
  const found = isNew
    ? 'the starter has its text in this language too, and the college has its own English text'
    : 'the starter has a better text, and the college its own';
  console.log(`${file}: ${found}. Take what is right, or leave it, at the desk (Setting up):`);
  showDifference(content.pathOf(file), join(shown, file));
}
removeFolder(shown);
for (const label of labelsToLookAt())
  console.log(`labels.yaml: look at the label of the college. ${label}`);
if (values.write && begun && improved.length > 0) {
  const { file, text } = decidedFile(begun, (name) => asked.every((each) => each.file !== name));
  writeFile(join(college, file), text);
}
if (changes.size === 0) console.log('Nothing is to be upgraded.');
else
  console.log(
    values.write
      ? `Upgraded: ${[...changes.keys()].join(', ')}`
      : 'Nothing was written. To write this: npm run upgrade -- --write',
  );
const { problems } =
  values.write || changes.size === 0 ? await findProblems(content.root) : { problems: [] };
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

/** A text that the college has left as it began. */
function isTaken({ isChanged }: ImprovedText): boolean {
  return !isChanged;
}

function change({ file, text }: ImprovedText): [string, string] {
  return [file, text];
}

/** All data of the content, with what the steps have changed. */
function dataWith(changed: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const files = namesLike('**/*.yaml', content.root);
  return new Map(files.map((file) => [file, changed.get(file) ?? content.read(file) ?? '']));
}

function lineEnds(): [string, string][] {
  const path = join(college, ATTRIBUTES);
  const own = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const next = withLineEnds(own);
  return next === own ? [] : [[ATTRIBUTES, next]];
}

function showDifference(before: string, after: string): void {
  const former = existsSync(before) ? before : '/dev/null';
  spawnSync('git', ['--no-pager', 'diff', '--no-index', '--', former, after], { stdio: 'inherit' });
}
