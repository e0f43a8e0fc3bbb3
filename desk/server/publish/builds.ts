import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from '#desk/server/access/settings.ts';
import type { Git } from '#desk/server/entries/git.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { rename } from '#tools/lib/rename.mjs';

const run = promisify(execFile);

/** How long a build that was begun ahead is used: later, something else may be due. */
const FRESH_MS = 5 * 60_000;

/** Who saves and reads at the desk comes before a build. */
const BEHIND_SAVING = 10;

/**
 * The content of one commit in a folder, and its build in another. There is one of each: to begin
 * with another commit stops the build under way, whose content goes.
 */
export class Builds {
  readonly #git: Git;
  readonly #work: string;
  #copy: { commit: string; done: Promise<string> } | undefined;
  #build: { commit: string; begun: number; stop: AbortController; done: Promise<void> } | undefined;

  readonly #make: typeof buildSite;

  /** @param work folder for both */
  constructor(git: Git, work: string, make = buildSite) {
    this.#git = git;
    this.#work = work;
    this.#make = make;
  }

  /** Folder of the finished build, which waits for its publication. */
  get folder(): string {
    return join(this.#work, 'build');
  }

  /** Whether the build is of another commit, or will be. */
  isOfOther(commit: string): boolean {
    return this.#build !== undefined && this.#build.commit !== commit;
  }

  /** Ends the build under way. */
  stop(): void {
    this.#build?.stop.abort();
  }

  /**
   * The content of a commit, in a folder with its name: what the check has read of it, the build
   * need not read again.
   */
  contentOf(commit: string): Promise<string> {
    if (this.#copy?.commit === commit) return this.#copy.done;
    this.#build?.stop.abort();
    const done = Promise.allSettled([this.#copy?.done, this.#build?.done]).then(() =>
      this.#unpack(commit),
    );
    const copy = { commit, done };
    this.#copy = copy;
    done.catch(() => {
      if (this.#copy === copy) this.#copy = undefined;
    });
    return done;
  }

  /** Builds a commit; a build of it that was begun a short time ago is used. */
  build(commit: string, isQuick = true): Promise<void> {
    const known = this.#build;
    if (known?.commit === commit && Date.now() - known.begun < FRESH_MS) return known.done;
    known?.stop.abort();
    const stop = new AbortController();
    const content = this.contentOf(commit);
    const done = Promise.allSettled([known?.done]).then(async () =>
      this.#make(await content, this.folder, isQuick, stop.signal),
    );
    const build = { commit, begun: Date.now(), stop, done };
    this.#build = build;
    done.catch(() => {
      if (this.#build === build) this.#build = undefined;
    });
    return done;
  }

  async #unpack(commit: string): Promise<string> {
    const snapshots = join(this.#work, 'snapshots');
    const folder = join(snapshots, commit);
    if (!existsSync(folder)) {
      const part = join(snapshots, 'part');
      removeFolder(snapshots);
      mkdirSync(part, { recursive: true });
      await this.#git.unpack(commit, part);
      rename(part, folder);
    }
    return join(folder, this.#git.prefix);
  }
}

/** In a process of its own, whose memory is free again afterwards. */
async function buildSite(
  content: string,
  folder: string,
  isQuick: boolean,
  signal: AbortSignal,
): Promise<void> {
  const args = ['tools/build/build.ts', ...(isQuick ? ['--quick-copies'] : []), '--target', folder];
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content };
  const building = run(process.execPath, args, { env, maxBuffer: 16 * 1024 * 1024, signal });
  if (building.child.pid !== undefined) setPriority(building.child.pid, BEHIND_SAVING);
  await building;
}

/** How long nobody saves before a build begins by itself. */
const PAUSE_MS = 2000;

/**
 * Builds what has been saved before anybody asks for it, but only while nobody saves: who saves has
 * the whole processor.
 */
export class BuildAhead {
  readonly #stop: () => void;
  readonly #build: (person: Person) => Promise<void>;
  /** How many people save now. */
  #saving = 0;
  #pause: NodeJS.Timeout | undefined;

  /** @param stop ends a build ahead that is under way */
  constructor(stop: () => void, build: (person: Person) => Promise<void>) {
    this.#stop = stop;
    this.#build = build;
  }

  beginSaving(): void {
    this.#saving += 1;
    clearTimeout(this.#pause);
    this.#stop();
  }

  /** What the person would publish is built; what prevents it is said when somebody asks for it. */
  endSaving(person: Person): void {
    this.#saving -= 1;
    if (this.#saving === 0 && person.publish)
      this.#pause = setTimeout(() => this.#build(person).catch(() => undefined), PAUSE_MS).unref();
  }
}
