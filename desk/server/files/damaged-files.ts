import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { loadSite } from '#app/site.ts';
import type { Overlay } from '#desk/content-files/content-folder.ts';

/** Earlier versions of a damaged file that are tried. */
const MAX_VERSIONS = 3;
/** The last good versions by the files that were damaged: looked for once, not at each letter in a form. */
const found = new Map<string, Overlay>();

/**
 * The last valid versions of files with mistakes that came from outside the desk, from the history. In their place the other files are checked and
 * shown as before; the mistakes are reported as well.
 * @param problems the mistakes of the content as it is
 */
export function lastGoodVersions(folder: string, problems: readonly Problem[]): Overlay {
  const key = JSON.stringify([folder, problems]);
  const known = found.get(key);
  if (known) return known;
  const versions = new Map(
    [...new Set(problems.map(({ file }) => file))].map((file) => [file, versionsOf(folder, file)]),
  );
  const good = new Map<string, string>();
  let left: readonly Problem[] = problems;
  for (let attempt = 0; left.length > 0 && attempt < MAX_VERSIONS; attempt++) {
    for (const file of new Set(left.map((problem) => problem.file))) {
      const version = versions.get(file)?.shift();
      if (version !== undefined) good.set(file, version);
    }
    const result = loadSite(folder, good);
    left = 'site' in result ? [] : result.problems.filter(({ file }) => versions.get(file)?.length);
  }
  found.clear();
  found.set(key, good);
  return good;
}

function versionsOf(folder: string, file: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const commits = git('log', '--format=%H', `--max-count=${MAX_VERSIONS}`, '--', file)
      .split('\n')
      .filter(Boolean);
    const now = existsSync(join(folder, file))
      ? readFileSync(join(folder, file), 'utf8')
      : undefined;
    return commits
      .map((commit) => git('show', `${commit}:./${file}`))
      .filter((text) => text !== now);
  } catch {
    // Its name is that of no file, or it is not in the history.
    return [];
  }
}
