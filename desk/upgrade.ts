import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { ContentFolder } from './content-files/content-folder.ts';
import { upgraded } from './content-files/upgrade-steps.ts';

/** `college-site upgrade`: shows how content of an older version is written in this one; with `--write`, writes it and names what is left to do by hand. */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const content = new ContentFolder(contentFolder());
const changes = upgraded(content, new ContentFolder('content'));
const shown = mkdtempSync(join(tmpdir(), 'upgrade-'));
for (const [file, text] of changes) {
  const path = content.pathOf(file);
  if (text === undefined) {
    if (values.write) rmSync(path);
    else console.log(`${file} goes: its texts are in another file.`);
    continue;
  }
  // Each file has its name in the difference.
  const next = values.write ? path : join(shown, file);
  writeFile(next, text);
  if (!values.write)
    spawnSync(
      'git',
      ['--no-pager', 'diff', '--no-index', '--', existsSync(path) ? path : '/dev/null', next],
      { stdio: 'inherit' },
    );
}
rmSync(shown, { recursive: true });
if (changes.size === 0) console.log('Nothing is to be upgraded.');
else
  console.log(
    values.write
      ? `Upgraded: ${[...changes.keys()].join(', ')}`
      : 'Nothing was written. To write this: college-site upgrade --write',
  );
const { problems } =
  values.write || changes.size === 0 ? await findProblems(content.root) : { problems: [] };
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
