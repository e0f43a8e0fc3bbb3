import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtTime } from '#tools/release/due.ts';
import { HEALTH, releaseBuild } from '#tools/release/release-build.ts';
import { releaseFolder } from '#tools/release/release-folder.ts';

const run = promisify(execFile);

/** Releases of the desk's publications (docs/hosting.md). */
export class Releases {
  readonly #site: string;
  readonly #reload: readonly string[];

  /** @param reload command that makes the web server read the rules of the new release */
  constructor(site: string, reload: readonly string[] = []) {
    this.#site = site;
    this.#reload = reload;
  }

  /** Pages of the live release; the folder may not exist yet. */
  get client(): string {
    return join(this.#site, 'current/client');
  }

  /** Makes a build the live release; if the server cannot be reloaded, the previous release becomes live again. */
  async switchTo(build: string, now = Date.now()): Promise<void> {
    const [command, ...args] = this.#reload;
    const reload = command === undefined ? undefined : () => run(command, args);
    const releases = releaseFolder(this.#site);
    await releases.alone(() => releaseBuild(releases, build, { reload, now }));
  }

  /** When the live release was built, in Unix milliseconds; 0 if there is none. */
  async builtAt(): Promise<number> {
    const releases = releaseFolder(this.#site);
    const name = releases.current();
    return name === undefined ? 0 : builtTime(releases.read(name, HEALTH));
  }
}
