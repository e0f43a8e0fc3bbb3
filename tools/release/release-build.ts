import { nextName, type ReleaseFolder } from './release-folder.ts';
import { NothingAnswers, verifyRelease } from './verify-release.ts';

/** Releases that are kept: the live one and earlier ones, for a rollback. */
const KEPT = 5;

export type ReleaseOptions = {
  /** Makes the web server read the rules of the live release; fails if it refuses them. */
  reload?: (() => Promise<unknown>) | undefined;
  /**
   * Address of the live site, such as https://www.college.example; after the switch some of its
   * addresses are requested.
   */
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
 * Makes a build the live site: copied next to the other releases, tested, switched in one step,
 * requested. If something is wrong, the previous release becomes live again. Must not run twice at
 * a time (`alone` of the folder).
 * @param build folder that contains `client` and `hosting`
 * @returns name of the new release
 * @throws Error that states which release is live now
 */
export async function releaseBuild(
  releases: ReleaseFolder,
  build: string,
  options: ReleaseOptions,
): Promise<string> {
  const { now = Date.now(), onStep } = options;
  const names = releases.names();
  const before = releases.current();
  const name = nextName(names.at(-1), now);
  onStep?.(`Copying the release ${name} ...`);
  releases.add(build, name, before);
  await switchOrReturn(releases, name, before, options);
  // Removes releases newer than the one before as well: they were rolled back.
  const earlier = names.filter((each) => before !== undefined && each <= before);
  const kept = [name, before, ...earlier.slice(1 - KEPT)];
  for (const old of names.filter((each) => !kept.includes(each))) releases.remove(old);
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
  const name = releases.names().findLast((each) => current !== undefined && each < current);
  if (name === undefined)
    throw new Error(`There is no release before ${current ?? 'the first one'}.`);
  releases.switchTo(name);
  await reload?.();
  if (ask) await verifyRelease(ask, releases.folder(name), timeoutMs);
  return name;
}

async function switchOrReturn(
  releases: ReleaseFolder,
  name: string,
  before: string | undefined,
  options: ReleaseOptions,
): Promise<void> {
  const { reload, ask, timeoutMs, onStep } = options;
  onStep?.('Switching to it ...');
  releases.switchTo(name);
  try {
    await reload?.();
    if (ask) onStep?.(`Requesting addresses of ${ask} ...`);
    if (ask) await verifyRelease(ask, releases.folder(name), timeoutMs);
  } catch (error) {
    if (before === undefined && error instanceof NothingAnswers)
      return onStep?.(
        `Nothing answers at ${ask} yet. The release is in place for the web server (docs/hosting.md).`,
      );
    if (before === undefined)
      throw new Error(
        `The first release, ${name}, is in place, but the server does not serve it correctly: ${messageOf(error)}`,
      );
    releases.switchTo(before);
    // A command that failed may fail again: what it said comes once, and the release is away all
    // the same.
    const again = await Promise.resolve(reload?.()).then(() => '', messageOf);
    releases.remove(name);
    const reasons = [...new Set([messageOf(error), again])].filter(Boolean);
    throw new Error(
      `The new release was taken back. ${before} is live. ${reasons.join(' Then, with that: ')}`,
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
