import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, linkSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { readJson, writeWhole } from './safe-files.ts';

const run = promisify(execFile);
/** A page that was open when the release was switched finds its scripts this long. */
const KEPT_MS = 14 * 24 * 3_600_000;
const KEPT_RELEASES = 5;
const releaseSchema = z.object({ at: z.number() });

/** Releases of the site: folders, and one link that says which is served (docs/hosting.md). */
export class Releases {
  readonly #site: string;
  readonly #reload: readonly string[] | undefined;

  /** @param reload command that makes the web server read the rules of the new release */
  constructor(site: string, reload?: readonly string[]) {
    this.#site = site;
    this.#reload = reload;
  }

  /** Pages of the site that is served; the folder may not exist yet. */
  get client(): string {
    return join(this.#site, 'current/client');
  }

  /** Makes a build the site that is served. Until the link is switched, the site before stays untouched. */
  async switchTo(build: string, publication: object, now = Date.now()): Promise<void> {
    const folder = join(this.#site, 'releases', new Date(now).toISOString().slice(0, 19).replaceAll(':', ''));
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    for (const name of ['client', 'hosting']) copyTree(join(build, name), join(part, name));
    this.#keepOldAssets(join(part, 'client'), now);
    writeWhole(join(part, 'publication.json'), JSON.stringify({ ...publication, at: now }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
    const next = join(this.#site, 'next');
    rmSync(next, { force: true });
    symlinkSync(folder, next);
    renameSync(next, join(this.#site, 'current'));
    this.#removeOld();
    const [command, ...args] = this.#reload ?? [];
    if (command) await run(command, args);
  }

  /** When the release that is served was switched, in Unix milliseconds; 0 when there is none. */
  builtAt(): number {
    const publication = releaseSchema.safeParse(readJson(join(this.#site, 'current/publication.json')));
    return publication.data?.at ?? 0;
  }

  #keepOldAssets(client: string, now: number): void {
    const old = this.client;
    if (!existsSync(old)) return;
    for (const file of globSync('assets/**/*', { cwd: old })) {
      const [from, to] = [join(old, file), join(client, file)];
      const { mtimeMs, isFile } = { mtimeMs: statSync(from).mtimeMs, isFile: statSync(from).isFile() };
      if (isFile && now - mtimeMs < KEPT_MS && !existsSync(to)) copyFile(from, to);
    }
  }

  #removeOld(): void {
    const folder = join(this.#site, 'releases');
    const current = realpathSync(join(this.#site, 'current'));
    const names = readdirSync(folder).sort();
    for (const name of names.slice(0, -KEPT_RELEASES))
      if (realpathSync(join(folder, name)) !== current) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Hard links cost no room and no time; on another disk the files are copied. */
function copyTree(from: string, to: string): void {
  const entries = readdirSync(from, { withFileTypes: true });
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else copyFile(source, target);
  }
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
  }
}
