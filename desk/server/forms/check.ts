import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '#app/content/kind.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { findFutureDays } from '#app/features/last-updated/checks.server.ts';
import { loadSite, siteOfToday } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { filesOf, listEntries } from '#desk/content-files/entries.ts';
import { GIT_SETTINGS, gitEnvironment } from '#desk/server/files/git-config.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { Refusal, type Words } from '#desk/words.ts';
import { entryAt, type NamedEntry } from './entry-at.ts';
import { fieldOf } from './field-of.ts';
import { problemWords } from './problem-words.ts';

/** A mistake as the form shows it. */
export type Mistake = {
  words: Words;
  /** What its field is called; empty where the whole entry is meant. */
  field: Words;
  /** Place in the form of its entry. */
  path?: readonly (string | number)[];
  /** The other entry with the mistake, if any. */
  entry?: NamedEntry;
  /** The file in which it is, where that is no entry of the desk. */
  file?: string;
  /** How many words of the field the desk can write in the spelling of the site. */
  spellings?: number;
};

/**
 * Content with changes, checked with the rules of the build: the site including scheduled entries,
 * and the mistakes caused by the changes.
 */
export function checkChanges(
  content: ContentFolder,
  changes: Overlay,
): { site?: Site; problems: readonly Problem[] } {
  const laid = content.changes;
  const next = new Map([...laid, ...changes]);
  const result = loadSite(content.root, next, Number.POSITIVE_INFINITY);
  const today = 'site' in result ? siteOfToday(result.site, content.root, next) : result;
  const found = 'site' in today ? findFutureDays(today.site, Date.now()) : today.problems;
  if ('site' in result && found.length === 0) return { site: result.site, problems: [] };
  const before = loadSite(content.root, laid);
  const known = 'site' in before ? findFutureDays(before.site, Date.now()) : before.problems;
  const isNew = (problem: Problem, others: readonly Problem[]) =>
    !others.some((other) => isDeepStrictEqual(other, problem));
  const own = found.filter((problem) => isNew(problem, known));
  if ('site' in before)
    return 'site' in result && own.length === 0
      ? { site: result.site, problems: [] }
      : { problems: own };
  // While a file is damaged, nothing is compared between files: the change is checked beside its
  // last good version.
  const good = lastGoodVersions(content.root, known);
  const whole = new Map([...good, ...next]);
  const repaired = loadSite(content.root, whole, Number.POSITIVE_INFINITY);
  if ('site' in repaired && own.length === 0) return { site: repaired.site, problems: [] };
  const rest = loadSite(content.root, new Map([...good, ...laid]));
  const others =
    'problems' in repaired
      ? repaired.problems.filter((problem) =>
          isNew(problem, [...own, ...known, ...('problems' in rest ? rest.problems : [])]),
        )
      : [];
  return { problems: [...own, ...others] };
}

/** @throws Refusal with the mistakes that changes would cause */
export function refuseMistakes(content: ContentFolder, changes: Changes): void {
  const texts = asTexts(changes);
  const { problems } = checkChanges(content, texts);
  if (problems.length > 0)
    throw new Refusal(422, { mistakes: toMistakes(content.with(texts), problems) });
}

/** Mistakes as messages, each at its field in the open entry or with a link to its entry. */
export function toMistakes(
  content: ContentFolder,
  problems: readonly Problem[],
  open?: { kind: Kind; id: string },
): Mistake[] {
  const files = open ? filesOf(open.kind, open.id) : [];
  const row =
    open?.kind.form === 'list' ? listEntries(content, open.kind).indexOf(open.id) : undefined;
  return problems.map((problem) => {
    const [first] = problem.path;
    // A mistake that several files share is reported for their folder.
    const isHere =
      files.some((file) => file === problem.file || dirname(file) === problem.file) &&
      (row === undefined || first === row || typeof first !== 'number');
    const entry = entryAt(content, problem.file, first);
    const kind = isHere ? open?.kind : entry?.kind;
    if (!kind)
      return { words: problemWords(problem), field: { en: '', ml: '' }, file: problem.file };
    const { path, isChoice, words: field } = fieldOf(content, kind, problem);
    return {
      words: problemWords(problem, isChoice),
      field,
      path,
      ...(isHere || !entry ? {} : { entry: entry.named }),
    };
  });
}

/** Earlier versions of a damaged file that are tried. */
const MAX_VERSIONS = 3;
/**
 * The last good versions by the files that were damaged: looked for once, not at each letter in a
 * form.
 */
const found = new Map<string, Overlay>();

/**
 * The last valid versions of files with mistakes that came from outside the desk, from the history.
 * In their place the other files are checked and shown as before; the mistakes are reported as
 * well.
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
    execFileSync('git', ['-C', folder, ...GIT_SETTINGS, ...args], {
      encoding: 'utf8',
      env: gitEnvironment(),
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
