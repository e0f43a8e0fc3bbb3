import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { localPlace } from '#tools/release/local-place.ts';
import { releaseBuild } from '#tools/release/release-build.ts';
import { runAlone } from '#tools/release/run-alone.ts';
import { readJson } from './safe-files.ts';

const run = promisify(execFile);
const PUBLICATION = 'publication.json';
const releaseSchema = z.object({ at: z.number() });

/** Releases of the desk's publications, with a record of each publication (docs/hosting.md). */
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
  async switchTo(build: string, publication: object, now = Date.now()): Promise<void> {
    const [command, ...args] = this.#reload;
    const reload = command === undefined ? undefined : () => run(command, args);
    const added = { [PUBLICATION]: JSON.stringify({ ...publication, at: now }) };
    await runAlone(this.#site, () => releaseBuild(localPlace(this.#site), build, { added, reload, now }));
  }

  /** When the live release was published, in Unix milliseconds; 0 if there is none. */
  builtAt(): number {
    const publication = releaseSchema.safeParse(readJson(join(this.#site, 'current', PUBLICATION)));
    return publication.data?.at ?? 0;
  }
}
