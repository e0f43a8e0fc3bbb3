/** Releases are named by their time in UTC, so that names sort by time. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}$/;
const SECOND_MS = 1000;

/** Releases that are kept: the live one and earlier ones, for a rollback. */
const KEPT = 5;

/** True for the name of a complete release; one that is being copied ends in `.part`. */
export function isReleaseName(name: string): boolean {
  return NAME.test(name);
}

/**
 * A name after all existing ones: two releases in one second, or after a clock was set back, get the next free second.
 * @param names of the existing releases, in order
 */
export function nextName(names: readonly string[], now: number): string {
  const last = names.at(-1);
  const own = nameAt(now);
  return last === undefined || own > last ? own : nameAt(releasedAt(last) + SECOND_MS);
}

/** The release for a rollback: the last one before the live one. */
export function nameBefore(
  names: readonly string[],
  current: string | undefined,
): string | undefined {
  return names.filter((name) => current !== undefined && name < current).at(-1);
}

/** Releases to be removed: all but the last five and those needed. */
export function oldNames(
  names: readonly string[],
  needed: readonly (string | undefined)[],
): string[] {
  return names.slice(0, -KEPT).filter((name) => !needed.includes(name));
}

function nameAt(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(':', '');
}

/** When a release was made, in Unix milliseconds. */
export function releasedAt(name: string): number {
  return Date.parse(`${name.replace(/(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3')}Z`);
}
