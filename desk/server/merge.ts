import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** A field changed by two people, with both values. */
type Conflict = { path: string[]; mine: unknown; theirs: unknown };
/** The result of merging two versions; fields changed by only one person are merged automatically. */
type Merge = { value: unknown; conflicts: Conflict[] /** Fields that the others have changed. */; taken: string[][] };

/** Merges two versions of an entry field by field, using their common original. Lists count as one field. */
export function mergeVersions(base: unknown, mine: unknown, theirs: unknown, path: string[] = []): Merge {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return { value: mine, conflicts: [], taken: [] };
  if (isDeepStrictEqual(base, mine)) return { value: theirs, conflicts: [], taken: [path] };
  if (!isGroup(mine) || !isGroup(theirs)) return { value: mine, conflicts: [{ path, mine, theirs }], taken: [] };
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map((key) => [key, mergeVersions(isGroup(base) ? base[key] : undefined, mine[key], theirs[key], [...path, key])] as const);
  return {
    value: Object.fromEntries(parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]))),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    taken: parts.flatMap(([, { taken }]) => taken),
  };
}
