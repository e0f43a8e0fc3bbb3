/**
 * Hashed files of earlier builds that a release still contains, with the time of the first build without them. A page that was open when the release was
 * switched still loads them. Their file times say nothing: an unchanged file keeps its time for years.
 */
export type CarriedAssets = Record<string, string>;

/** File of a release that lists them. */
export const CARRIED_FILE = 'carried.json';
/** Folder of hashed files, in the folder of the site. */
export const ASSETS = 'assets';

const KEPT_MS = 14 * 24 * 3_600_000;

/**
 * Which files a new release carries over, for two weeks each.
 * @param before hashed files in the live release: its own, and those it carried over itself
 * @param own hashed files of the new build
 * @param carried what the live release carried over
 */
export function carriedAssets(
  before: readonly string[],
  own: readonly string[],
  carried: CarriedAssets,
  now: number,
): CarriedAssets {
  const ours = new Set(own);
  const gone = before
    .filter((name) => !ours.has(name))
    .map((name): [string, string] => [name, carried[name] ?? new Date(now).toISOString()]);
  return Object.fromEntries(gone.filter(([, since]) => now - Date.parse(since) < KEPT_MS));
}
