import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { askAddresses } from './ask-addresses.ts';
import { ASSETS, CARRIED_FILE, carriedAssets } from './carried-assets.ts';
import { nameBefore, nextName, oldNames } from './release-names.ts';
import type { AddedFiles, ReleasePlace } from './release-place.ts';

export type ReleaseOptions = {
  /** Files of the release beside those of the build. */
  added?: AddedFiles;
  /** Makes the web server read the rules of a release. */
  reload?: (() => Promise<unknown>) | undefined;
  /** Address of the live site, such as https://www.college.example, at which ten of its addresses are asked for after the switch. */
  ask?: string | undefined;
  /** Milliseconds in which the server may come to serve the release (ask-addresses.ts). */
  patience?: number | undefined;
  now?: number;
};

/**
 * Makes a build the site that is served: copied beside the others, switched in one step, asked for; the release before comes back when something is
 * wrong. Run it alone (run-alone.ts).
 * @param build folder that holds `client` and `hosting`
 * @returns name of the new release
 * @throws Error that says what is served now
 */
export async function releaseBuild(
  place: ReleasePlace,
  build: string,
  { added = {}, reload, ask, patience, now = Date.now() }: ReleaseOptions = {},
): Promise<string> {
  const names = await place.names();
  const before = await place.current();
  const name = nextName(names, now);
  const own = join(build, 'client', ASSETS);
  const held = before === undefined ? { files: [], carried: {} } : await place.assets(before);
  const carried = carriedAssets(held.files, existsSync(own) ? readdirSync(own) : [], held.carried, now);
  await place.add(build, name, before, { ...added, [CARRIED_FILE]: JSON.stringify(carried) }, Object.keys(carried));
  await switchOrReturn(place, name, before, { reload, ask, patience, build });
  for (const old of oldNames([...names, name], [before, name])) await place.remove(old);
  return name;
}

/**
 * Leads the link back to the release before the one that is served.
 * @returns its name
 */
export async function rollBack(place: ReleasePlace, { reload, ask }: Pick<ReleaseOptions, 'reload' | 'ask'> = {}): Promise<string> {
  const current = await place.current();
  const name = nameBefore(await place.names(), current);
  if (name === undefined) throw new Error(`There is no release before ${current ?? 'the first one'}`);
  await place.switchTo(name);
  await reload?.();
  const folder = place.folder?.(name);
  if (ask && folder) await askAddresses(ask, folder);
  return name;
}

type Switch = Pick<ReleaseOptions, 'reload' | 'ask' | 'patience'> & { build: string };

async function switchOrReturn(place: ReleasePlace, name: string, before: string | undefined, { reload, ask, patience, build }: Switch): Promise<void> {
  await place.switchTo(name);
  try {
    await reload?.();
    if (ask) await askAddresses(ask, build, patience);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (before === undefined) throw new Error(`The first release, ${name}, is in its place but not served as it should be: ${reason}`);
    await place.switchTo(before);
    await reload?.();
    await place.remove(name);
    throw new Error(`The new release was taken back, ${before} is served again: ${reason}`);
  }
}
