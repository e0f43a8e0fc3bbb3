/**
 * Hashed files of earlier builds that a release takes along, with the moment since which no build has them. A page that was open when the release was
 * switched still asks for them.
 */
export type CarriedAssets = Record<string, string>;

/** File of a release that names them. */
export const CARRIED_FILE = 'carried.json';
/** Folder of hashed files, in the folder of the site. */
export const ASSETS = 'assets';

const KEPT_MS = 14 * 24 * 3_600_000;

/**
 * What a new release takes along of the one before.
 * @param before hashed files in the release that is served, its own and those that it took along itself
 * @param own hashed files of the new build
 * @param carried what the release that is served took along
 */
export function carriedAssets(before: readonly string[], own: readonly string[], carried: CarriedAssets, now: number): CarriedAssets {
  const ours = new Set(own);
  const gone = before.filter((name) => !ours.has(name)).map((name): [string, string] => [name, carried[name] ?? new Date(now).toISOString()]);
  return Object.fromEntries(gone.filter(([, since]) => now - Date.parse(since) < KEPT_MS));
}
