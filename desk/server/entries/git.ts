import { execFile, execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';

const run = promisify(execFile);

/** A person in the history. */
export type Author = { name: string; email: string };
export type Commit = { id: string; author: string; at: string; subject: string; files: string[] };

/** What git leaves in its folder while an operation over several steps is not finished. */
const UNFINISHED = [
  'MERGE_HEAD',
  'REVERT_HEAD',
  'CHERRY_PICK_HEAD',
  'rebase-merge',
  'rebase-apply',
];
/** Without hooks, editors and prompts: the desk runs only the commands here. */
const QUIET = [
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.quotePath=false',
  '-c',
  'commit.gpgSign=false',
  '-c',
  'tag.gpgSign=false',
  '-c',
  'gc.auto=0',
];
const FIELDS = '%x1e%H%x1f%an%x1f%aI%x1f%s';

/** The history of the content in git. */
export class Git {
  readonly root: string;
  /** From the root of the repository to the content, such as `content/`; empty where the content is the root. */
  readonly prefix: string;

  /**
   * @param content folder in any git repository
   * @throws Error if it is in none
   */
  constructor(content: string) {
    const ask = (words: string) =>
      execFileSync('git', ['-C', content, 'rev-parse', words], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    try {
      this.root = ask('--show-toplevel');
      this.prefix = ask('--show-prefix');
    } catch {
      throw new Error(
        `${resolve(content)} is in no git repository, so the desk could keep no history. Make one: git init, git add . and git commit there.`,
      );
    }
  }

  /** A folder or file of the content as git names it below the root of the repository. */
  pathOf(file = ''): string {
    return this.prefix + file || '.';
  }

  /** The content of a commit, as a tree; with a name, a file of it. */
  at(commit: string, file = ''): string {
    return `${commit}:${this.prefix}${file}`;
  }

  /** Runs git with arguments, without a shell; returns its output. */
  async run(args: readonly string[], author?: Author, input?: string): Promise<string> {
    const names = author
      ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`]
      : [];
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
    const running = run('git', ['-C', this.root, ...QUIET, ...names, ...args], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (input !== undefined) running.child.stdin?.end(input);
    return (await running).stdout;
  }

  /** The bytes of a file such as `HEAD:content/faq.yaml`; `undefined` when it is not there. */
  async file(name: string): Promise<Buffer | undefined> {
    const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
    return run('git', ['-C', this.root, 'cat-file', 'blob', name], options).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
  }

  /** The user of this machine. */
  async localUser(): Promise<Author> {
    const ask = (key: string) =>
      this.run(['config', key]).then(
        (value) => value.trim(),
        () => '',
      );
    return {
      name: (await ask('user.name')) || 'Web team',
      email: (await ask('user.email')) || 'web-team@localhost',
    };
  }

  /** @throws DeskError while a merge or the like is not finished */
  async refuseUnfinished(): Promise<void> {
    const folder = resolve(this.root, (await this.run(['rev-parse', '--git-dir'])).trim());
    if (UNFINISHED.some((name) => existsSync(join(folder, name))))
      throw new DeskError(409, WORDS.busyGit);
  }

  /** Removes the lock that a git killed by the same crash as the desk has left. */
  async removeStaleLock(): Promise<void> {
    rmSync(resolve(this.root, (await this.run(['rev-parse', '--git-path', 'index.lock'])).trim()), {
      force: true,
    });
  }

  /** Commits only these files; returns the commit, or the last one if nothing has changed. */
  async commit(files: readonly string[], author: Author, message: string): Promise<string> {
    await this.run(['add', '-A', '--', ...files]);
    const isChanged = await this.run(['diff', '--cached', '--quiet', '--', ...files]).then(
      () => false,
      () => true,
    );
    if (isChanged)
      await this.run(['commit', '--quiet', '--only', '-m', message, '--', ...files], author);
    return this.head();
  }

  async head(): Promise<string> {
    return (await this.run(['rev-parse', 'HEAD'])).trim();
  }

  /** Commits of a range such as `tag..HEAD` that touch the content or some of its files, newest first. */
  async log(
    range: readonly string[],
    limit = 500,
    files: readonly string[] = [''],
  ): Promise<Commit[]> {
    const paths = files.map((file) => this.pathOf(file));
    const text = await this.run([
      'log',
      '--no-merges',
      `--format=${FIELDS}`,
      '--name-only',
      `--max-count=${limit}`,
      ...range,
      '--',
      ...paths,
    ]);
    return text
      .split('\x1e')
      .slice(1)
      .map((entry) => {
        const [head = '', ...files] = entry.split('\n');
        const [id = '', author = '', at = '', subject = ''] = head.split('\x1f');
        return { id, author, at, subject, files: files.filter(Boolean) };
      });
  }
}
