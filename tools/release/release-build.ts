import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSETS, CARRIED_FILE, carriedAssets } from './carried-assets.ts';
import { nameBefore, nextName, oldNames } from './release-names.ts';
import type { AddedFiles, ReleasePlace } from './release-place.ts';
import { verifyAddresses, verifyHealth } from './verify-release.ts';

export type ReleaseOptions = {
  /** Tests the configuration of the web server with a release that is not live yet, by its folder. */
  test?: ((folder: string) => Promise<unknown>) | undefined;
  /** Makes the web server read the rules of the live release. */
  reload?: (() => Promise<unknown>) | undefined;
  /** Address of the live site, such as https://www.college.example; after the switch ten of its addresses are requested. */
  ask?: string | undefined;
  /** Milliseconds that the server may take until it serves the release (verify-release.ts). */
  timeoutMs?: number | undefined;
  now?: number;
  /** Called before each step that takes time, with its name. */
  onStep?: ((step: string) => void) | undefined;
};

/** Path of the health file in a release. */
export const HEALTH = 'client/health.txt';

/**
 * Makes a build the live site: copied next to the other releases, tested, switched in one step, requested. If something is wrong, the previous
 * release becomes live again. Must not run twice at a time (release-lock.ts).
 * @param build folder that contains `client` and `hosting`
 * @returns name of the new release
 * @throws Error that states which release is live now
 */
export async function releaseBuild(
  place: ReleasePlace,
  build: string,
  options: ReleaseOptions = {},
): Promise<string> {
  const { test, now = Date.now(), onStep } = options;
  const names = await place.names();
  const before = await place.current();
  const name = nextName(names, now);
  const own = join(build, 'client', ASSETS);
  const known = before === undefined ? { files: [], carried: {} } : await place.assets(before);
  const carried = carriedAssets(
    known.files,
    existsSync(own) ? readdirSync(own) : [],
    known.carried,
    now,
  );
  onStep?.(`Copying the release ${name} ...`);
  await place.add(
    build,
    name,
    before,
    { ...htaccess(build), [CARRIED_FILE]: JSON.stringify(carried) },
    Object.keys(carried),
  );
  try {
    await test?.(place.folder(name));
  } catch (error) {
    await place.remove(name);
    throw new Error(
      `The web server refuses the configuration of the new release. ${liveNow(before)} ${messageOf(error)}`,
    );
  }
  await switchOrReturn(place, name, before, build, options);
  // What a rollback left must not be what the next one leads to.
  const left = names.filter((each) => before !== undefined && each > before);
  const earlier = names.filter((each) => !left.includes(each));
  for (const old of [...left, ...oldNames([...earlier, name], [before, name])])
    await place.remove(old);
  return name;
}

/**
 * Makes the previous release live again.
 * @returns its name
 */
export async function rollBack(
  place: ReleasePlace,
  { reload, ask, timeoutMs }: Pick<ReleaseOptions, 'reload' | 'ask' | 'timeoutMs'> = {},
): Promise<string> {
  const current = await place.current();
  const name = nameBefore(await place.names(), current);
  if (name === undefined)
    throw new Error(`There is no release before ${current ?? 'the first one'}.`);
  await place.switchTo(name);
  await reload?.();
  if (ask) await verifyHealth(ask, await place.read(name, HEALTH), timeoutMs);
  return name;
}

async function switchOrReturn(
  place: ReleasePlace,
  name: string,
  before: string | undefined,
  build: string,
  options: ReleaseOptions,
): Promise<void> {
  const { reload, ask, timeoutMs, onStep } = options;
  onStep?.('Switching to it ...');
  await place.switchTo(name);
  try {
    await reload?.();
    if (ask) onStep?.(`Requesting addresses of ${ask} ...`);
    if (ask) await verifyAddresses(ask, build, timeoutMs);
  } catch (error) {
    if (before === undefined)
      throw new Error(
        `The first release, ${name}, is in place, but the server does not serve it correctly: ${messageOf(error)}`,
      );
    await place.switchTo(before);
    await reload?.();
    await place.remove(name);
    throw new Error(`The new release was taken back. ${liveNow(before)} ${messageOf(error)}`);
  }
}

/** For Apache and LiteSpeed, which read it in the folder of the site; other servers do not serve it. */
function htaccess(build: string): AddedFiles {
  const file = join(build, 'hosting/.htaccess');
  return existsSync(file) ? { 'client/.htaccess': readFileSync(file, 'utf8') } : {};
}

function liveNow(before: string | undefined): string {
  return before === undefined ? 'No release is live.' : `${before} is live.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
