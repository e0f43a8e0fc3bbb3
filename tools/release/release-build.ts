import type { ReleaseFolder } from './release-folder.ts';
import { nameBefore, nextName, oldNames } from './release-names.ts';
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
  releases: ReleaseFolder,
  build: string,
  options: ReleaseOptions = {},
): Promise<string> {
  const { test, now = Date.now(), onStep } = options;
  const names = releases.names();
  const before = releases.current();
  const name = nextName(names, now);
  onStep?.(`Copying the release ${name} ...`);
  releases.add(build, name, before);
  try {
    await test?.(releases.folder(name));
  } catch (error) {
    releases.remove(name);
    throw new Error(
      `The web server refuses the configuration of the new release. ${liveNow(before)} ${messageOf(error)}`,
    );
  }
  await switchOrReturn(releases, name, before, build, options);
  // Removes releases newer than the one before as well: they were rolled back.
  const left = names.filter((each) => before !== undefined && each > before);
  const earlier = names.filter((each) => !left.includes(each));
  for (const old of [...left, ...oldNames([...earlier, name], [before, name])])
    releases.remove(old);
  return name;
}

/**
 * Makes the previous release live again.
 * @returns its name
 */
export async function rollBack(
  releases: ReleaseFolder,
  { reload, ask, timeoutMs }: Pick<ReleaseOptions, 'reload' | 'ask' | 'timeoutMs'> = {},
): Promise<string> {
  const current = releases.current();
  const name = nameBefore(releases.names(), current);
  if (name === undefined)
    throw new Error(`There is no release before ${current ?? 'the first one'}.`);
  releases.switchTo(name);
  await reload?.();
  if (ask) await verifyHealth(ask, releases.read(name, HEALTH), timeoutMs);
  return name;
}

async function switchOrReturn(
  releases: ReleaseFolder,
  name: string,
  before: string | undefined,
  build: string,
  options: ReleaseOptions,
): Promise<void> {
  const { reload, ask, timeoutMs, onStep } = options;
  onStep?.('Switching to it ...');
  releases.switchTo(name);
  try {
    await reload?.();
    if (ask) onStep?.(`Requesting addresses of ${ask} ...`);
    if (ask) await verifyAddresses(ask, build, timeoutMs);
  } catch (error) {
    if (before === undefined)
      throw new Error(
        `The first release, ${name}, is in place, but the server does not serve it correctly: ${messageOf(error)}`,
      );
    releases.switchTo(before);
    await reload?.();
    releases.remove(name);
    throw new Error(`The new release was taken back. ${liveNow(before)} ${messageOf(error)}`);
  }
}

function liveNow(before: string | undefined): string {
  return before === undefined ? 'No release is live.' : `${before} is live.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
