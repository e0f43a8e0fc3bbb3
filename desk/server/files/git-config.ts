import { execFileSync, spawnSync } from 'node:child_process';

/** Undo needs `git merge-tree --write-tree`. */
const OLDEST = [2, 38] as const;

/**
 * What the person who starts the desk may have set otherwise for own work, in any of git's files:
 * the desk runs only its own commands, and what it saves, lists and publishes is the same on each
 * machine.
 */
const SETTINGS = [
  // Programs of others: hooks, signatures, watchers.
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'tag.forceSignAnnotated=false',
  'log.showSignature=false',
  // A file is saved as the desk writes it: not left out, no line ends turned, no filter of large
  // files.
  'core.excludesFile=/dev/null',
  'core.attributesFile=/dev/null',
  'core.autocrlf=false',
  'core.safecrlf=false',
  // What git writes is read here.
  'core.quotePath=false',
  'color.ui=false',
  'color.diff=false',
  'color.status=false',
  'diff.relative=false',
  'diff.renames=true',
  'log.follow=false',
  'log.showRoot=true',
  'merge.renames=true',
  'status.showUntrackedFiles=normal',
  'commit.cleanup=whitespace',
  'trailer.separators=:',
  'core.commentChar=#',
  'i18n.commitEncoding=utf-8',
  'i18n.logOutputEncoding=utf-8',
  'gc.auto=0',
  'maintenance.auto=false',
  // A power cut leaves no empty object, branch or index.
  'core.fsync=all',
];

/** The words before each command of git. */
export const GIT_SETTINGS: readonly string[] = SETTINGS.flatMap((setting) => ['-c', setting]);

/**
 * Turns off the hooks that are named in the settings of a person, from git 2.54; `core.hooksPath`
 * only moves the folder of the others. Each by its name, as no setting turns off all of them.
 */
export function withoutNamedHooks(folder: string): readonly string[] {
  const words = ['config', '--null', '--name-only', '--get-regexp', '^hook\\..*\\.event$'];
  try {
    const names = execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      env: gitEnvironment(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(names.split('\0').filter(Boolean))].flatMap((name) => [
      '-c',
      name.replace(/event$/, 'enabled=false'),
    ]);
  } catch {
    // None is named.
    return [];
  }
}

/**
 * Variables by which git looks elsewhere, or reads paths or names otherwise, such as in a hook from
 * which the desk is started.
 */
const ELSEWHERE =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_\w+|NAMESPACE|PREFIX|\w+_PATHSPECS|EXTERNAL_DIFF|DIFF_OPTS|(?:AUTHOR|COMMITTER)_\w+)$/;

/** Without prompts, in plain words; who only reads does not lock the index. */
export function gitEnvironment(author?: { name: string; email: string }): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ELSEWHERE.test(name))),
    ...(author && {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    }),
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ATTR_NOSYSTEM: '1',
    LC_ALL: 'C',
  };
}

/**
 * @throws Error that names the version which is needed, if the git of this machine is older, or if
 *   it has none
 */
export function refuseOldGit(): void {
  const {
    stdout: said,
    stderr: reason,
    error,
  } = spawnSync('git', ['--version'], { encoding: 'utf8', env: gitEnvironment() });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(said ?? '') ?? [];
  // On a new Mac git is a program that only offers to install it.
  if (error || major === undefined)
    throw new Error(
      `The desk keeps the history of the content in git, which is not installed here: https://git-scm.com/downloads (Debian: apt install git).${reason ? ` git says: ${reason.trim()}` : ''}`,
      { cause: error },
    );
  const [needed, neededMinor] = OLDEST;
  const isOld = Number(major) < needed || (Number(major) === needed && Number(minor) < neededMinor);
  if (isOld)
    throw new Error(
      `The desk needs git ${OLDEST.join('.')} or later; this machine has ${said.trim()}. docs/desk-repair.md says where newer ones are.`,
    );
}
