/** Releases are named by the second in which they were made, in UTC, so that names are in the order of time. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}$/;
const SECOND_MS = 1000;

/** Releases that stay: the one that is served and those before it, for the way back. */
const KEPT = 5;

/** True for the name of a complete release; one that is being copied ends in `.part`. */
export function isReleaseName(name: string): boolean {
  return NAME.test(name);
}

/**
 * A name after all that are there: two releases in one second, or a clock that was set back, get the next second that is free.
 * @param names of the releases that are there, in order
 */
export function nextName(names: readonly string[], now: number): string {
  const last = names.at(-1);
  const own = nameAt(now);
  return last === undefined || own > last ? own : nameAt(timeOf(last) + SECOND_MS);
}

/** The release to go back to: the last one before the one that is served. */
export function nameBefore(names: readonly string[], current: string | undefined): string | undefined {
  return names.filter((name) => current !== undefined && name < current).at(-1);
}

/** Releases that may go: all but the last five and those named. */
export function oldNames(names: readonly string[], needed: readonly (string | undefined)[]): string[] {
  return names.slice(0, -KEPT).filter((name) => !needed.includes(name));
}

function nameAt(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(':', '');
}

function timeOf(name: string): number {
  return Date.parse(`${name.replace(/(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3')}Z`);
}
