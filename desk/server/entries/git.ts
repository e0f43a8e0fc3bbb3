import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withSlashes } from '#app/lib/names.server.ts';
import {
  GIT_SETTINGS,
  gitEnvironment,
  refuseOldGit,
  withoutNamedHooks,
} from '#desk/server/files/git-config.ts';
import { GIT_WORDS } from '#desk/server/forms/system-words.ts';
import { DeskError } from '#desk/words.ts';
import { type GitFolders, refuseUnfinished, removeLocks, waitForLocks } from './git-state.ts';

const run = promisify(execFile);

/** A person in the history. */
export type Author = { name: string; email: string };
export type Commit = {
  id: string;
  author: string;
  email: string;
  at: string;
  /** The entry that it has saved, as `news/bus`; empty if it was several or none. */
  entry: string;
  files: string[];
};

const FIELDS = '%x1e%H%x1f%an%x1f%ae%x1f%aI%x1f%(trailers:key=Entry,valueonly,separator=%x20)';

/** The history of the content in git. */
export class Git {
  readonly root: string;
  /**
   * From the root of the repository to the content, such as `content/`; empty where the content is
   * the root.
   */
  readonly prefix: string;
  readonly #folders: GitFolders;
  readonly #settings: readonly string[];

  /**
   * @param content folder in any git repository
   * @throws Error if it is in none, or if git is too old
   */
  constructor(content: string) {
    refuseOldGit();
    const [root = '', prefix = '', own = '', common = ''] = askPlaces(content).split('\n');
    this.root = root;
    this.prefix = prefix;
    this.#folders = { own, common: resolve(content, common) };
    this.#settings = [...GIT_SETTINGS, ...withoutNamedHooks(content)];
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
    const running = run('git', ['-C', this.root, ...this.#settings, ...args], {
      env: gitEnvironment(author),
      maxBuffer: 64 * 1024 * 1024,
    });
    if (input !== undefined) running.child.stdin?.end(input);
    return (await running).stdout;
  }

  /**
   * Writes the content of a commit into an empty folder, by an index of its own: git needs no other
   * program for it on any system.
   */
  async unpack(commit: string, folder: string): Promise<void> {
    const index = join(this.#folders.own, 'index-of-snapshot');
    const git = (...args: string[]) =>
      run('git', ['-C', this.root, ...this.#settings, ...args], {
        env: { ...gitEnvironment(), GIT_INDEX_FILE: index },
      });
    rmSync(index, { force: true });
    await git('read-tree', `--prefix=${this.prefix}`, this.at(commit));
    await git('checkout-index', '--all', `--prefix=${withSlashes(folder)}/`);
    rmSync(index);
  }

  /** The bytes of a file such as `HEAD:content/faq.yaml`; `undefined` when it is not there. */
  async file(name: string): Promise<Buffer | undefined> {
    const options = {
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
      env: gitEnvironment(),
    } as const;
    return run('git', ['-C', this.root, 'cat-file', 'blob', name], options).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
  }

  /** The texts of many files, in their order. */
  async texts(names: readonly string[]): Promise<(string | undefined)[]> {
    const running = run('git', ['-C', this.root, ...this.#settings, 'cat-file', '--batch'], {
      env: gitEnvironment(),
      encoding: 'buffer',
      maxBuffer: 256 * 1024 * 1024,
    });
    // Where git cannot start, that is said by its end.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(names.map((name) => `${name}\n`).join(''));
    const { stdout } = await running;
    let place = 0;
    return names.map(() => {
      const end = stdout.indexOf('\n', place);
      const [, size] = / blob (\d+)$/.exec(stdout.toString('utf8', place, end)) ?? [];
      place = end + 1;
      if (size === undefined) return undefined;
      const text = stdout.toString('utf8', place, place + Number(size));
      place += Number(size) + 1;
      return text;
    });
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

  /**
   * Waits until git can write, and mends an index that a power cut has damaged: it holds nothing
   * that the commits and the files do not.
   * @param files of the content
   * @returns whether some of the files have changes that are not committed
   * @throws DeskError while a merge is not finished, no branch is checked out or another command is
   *   at work
   */
  async makeReady(files: readonly string[]): Promise<boolean> {
    await this.waitForLocks();
    refuseUnfinished(this.#folders);
    if (await this.isDetached()) throw new DeskError(409, GIT_WORDS.noBranch);
    return this.isChangedOutside(files).catch(async (error: unknown) => {
      if (!/\bindex\b|bad signature/.test(outputOf(error))) throw error;
      rmSync(join(this.#folders.own, 'index'), { force: true });
      await this.run(['read-tree', 'HEAD']);
      return this.isChangedOutside(files);
    });
  }

  /** Whether some of the files of the content have changes that are not committed. */
  async isChangedOutside(files: readonly string[]): Promise<boolean> {
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const list = await this.run(['status', ...options, '--', this.pathOf()]);
    const changed = new Set(list.split('\0').map((line) => line.slice('XY '.length)));
    return files.some((file) => changed.has(this.pathOf(file)));
  }

  /** @throws DeskError while another command goes on */
  waitForLocks(): Promise<void> {
    return waitForLocks(this.#folders);
  }

  /** Removes the locks that a git killed by the same crash as the desk has left. */
  removeLocks(): void {
    removeLocks(this.#folders);
  }

  /**
   * Whether a commit is checked out and no branch: git forgets what is committed there. Git alone
   * reads every form of HEAD.
   */
  isDetached(): Promise<boolean> {
    return this.run(['symbolic-ref', '--quiet', 'HEAD']).then(
      () => false,
      // Another number is a damaged repository, which the next command names.
      (error: { code?: unknown }) => error.code === 1,
    );
  }

  /**
   * The commits with which the history of this copy begins, though they had others before them;
   * none in a complete one.
   */
  get cutAt(): readonly string[] {
    const file = join(this.#folders.common, 'shallow');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  }

  /** Commits only these files; returns the commit, or the last one if nothing has changed. */
  async commit(files: readonly string[], author: Author, message: string): Promise<string> {
    // What the content has is saved, whatever files somebody's lists leave out.
    await this.#runOn(files, ['add', '-A', '--force']);
    const staged = await this.run(['diff', '--cached', '--name-only', '-z', '--no-renames']);
    const changed = new Set(staged.split('\0'));
    if (files.some((file) => changed.has(file)))
      await this.#runOn(files, ['commit', '--quiet', '--only', '-m', message], author);
    return this.head();
  }

  /** Takes files out of what is to be committed. */
  async unstage(files: readonly string[]): Promise<void> {
    await this.#runOn(files, ['reset', '--quiet']);
  }

  /**
   * The files go by the input of git: of an import they are hundreds, and Windows takes 32,767
   * characters as the words of a command.
   */
  #runOn(files: readonly string[], words: readonly string[], author?: Author): Promise<string> {
    const options = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    return this.run([...words, ...options], author, files.join('\0'));
  }

  /** Whether the content of two commits differs. */
  differs(from: string, to: string): Promise<boolean> {
    return this.#differ([from, to, '--', this.pathOf()]);
  }

  /** @throws Error if git fails, which is no difference */
  #differ(what: readonly string[]): Promise<boolean> {
    return this.run(['diff', '--quiet', '--no-ext-diff', ...what]).then(
      () => false,
      (error: { code?: unknown }) => {
        if (error.code === 1) return true;
        throw error;
      },
    );
  }

  async head(): Promise<string> {
    return (await this.run(['rev-parse', 'HEAD'])).trim();
  }

  /**
   * Commits of a range such as `tag..HEAD` that touch the content or some of its files, newest
   * first.
   */
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
      .map((commit) => {
        const [head = '', ...files] = commit.split('\n');
        const [id = '', author = '', email = '', at = '', entry = ''] = head.split('\x1f');
        return { id, author, email, at, entry, files: files.filter(Boolean) };
      });
  }
}

/** The root of the repository, the content in it, and the folders of git, a line each. */
function askPlaces(content: string): string {
  try {
    return execFileSync(
      'git',
      [
        ...['-C', content, 'rev-parse', '--show-toplevel', '--show-prefix'],
        ...['--absolute-git-dir', '--git-common-dir'],
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: gitEnvironment() },
    );
  } catch (error) {
    const output = outputOf(error).trim();
    const isInNone = /not a git repository/.test(output) && !isBelowGit(resolve(content));
    throw new Error(
      isInNone
        ? `${resolve(content)} is in no git repository, so the desk could keep no history. Make one: git init, git add . and git commit there.`
        : `git cannot read the repository of ${resolve(content)}; docs/desk-repair.md says how to mend it. Its reason:\n${output}`,
      { cause: error },
    );
  }
}

function isBelowGit(folder: string): boolean {
  return (
    existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isBelowGit(dirname(folder)))
  );
}

/** What a failed command has said. */
function outputOf(error: unknown): string {
  return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
}
