import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '#desk/content-files/print-yaml.ts';

type Path = (string | number)[];
/** A field changed by two people, with both values; `undefined` where one has removed it. */
type Conflict = { path: Path; mine: unknown; theirs: unknown };
/**
 * The result of merging two versions; fields changed by only one person are merged automatically.
 */
export type Merge = {
  value: unknown;
  conflicts: Conflict[] /** Fields that the others have changed. */;
  taken: Path[];
};

/** Merges two versions of an entry field by field and item by item, using their common original. */
export function mergeVersions(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path = [],
): Merge {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs))
    return { value: mine, conflicts: [], taken: [] };
  if (isDeepStrictEqual(base, mine)) return { value: theirs, conflicts: [], taken: [path] };
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path);
  // The one who has changed an item keeps it in the list until the choice is made.
  if (!isGroup(mine) || !isGroup(theirs))
    return {
      value: mine === undefined && path.length > 0 ? theirs : mine,
      conflicts: [{ path, mine, theirs }],
      taken: [],
    };
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map(
    (key) =>
      [
        key,
        mergeVersions(isGroup(base) ? base[key] : undefined, mine[key], theirs[key], [
          ...path,
          key,
        ]),
      ] as const,
  );
  return {
    value: Object.fromEntries(
      parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    taken: parts.flatMap(([, { taken }]) => taken),
  };
}

/** Fields by which an item of a list is the same one after a change. */
const KEYS = ['id', 'key', 'file', 'from', 'code'];

/** An item of the original by its place, or a new one by its name. */
type Identity = number | string;

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path): Merge {
  const [own, other] = [identitiesIn(base, mine), identitiesIn(base, theirs)];
  const isReordered = own
    .filter((id) => other.includes(id))
    .some(
      (id, index, ids) =>
        typeof id === 'number' && ids.slice(0, index).some((before) => Number(before) > id),
    );
  const order = isReordered ? withAdded(own, other) : withAdded(other, own);
  const result: Merge = { value: [], conflicts: [], taken: [] };
  const values: unknown[] = [];
  for (const id of order) {
    const [original, left, right] = [
      typeof id === 'number' ? base[id] : undefined,
      mine[own.indexOf(id)],
      theirs[other.indexOf(id)],
    ];
    const { value, conflicts, taken } = mergeVersions(original, left, right, [
      ...path,
      values.length,
    ]);
    result.conflicts.push(...conflicts);
    // What the others have removed is named by the list.
    result.taken.push(...(value === undefined ? taken.map(() => path) : taken));
    if (value !== undefined) values.push(value);
  }
  return { ...result, value: values };
}

/**
 * Which item each one is: by its own name or its content, else by its place between two that are
 * known.
 */
export function identitiesIn(base: readonly unknown[], list: readonly unknown[]): Identity[] {
  const [old, now] = [keysOf(base), keysOf(list)];
  const free = new Set(base.keys());
  const found: (number | undefined)[] = now.map((key) => {
    const place = old.findIndex((other, index) => free.has(index) && other === key);
    return free.delete(place) ? place : undefined;
  });
  for (let start = 0; start < list.length; start++) {
    if (found[start] !== undefined) continue;
    const next = found.findIndex((place, index) => index > start && place !== undefined);
    const end = next === -1 ? list.length : next;
    const from = (found[start - 1] ?? -1) + 1;
    const until = next === -1 ? base.length : (found[next] ?? 0);
    const isEdited =
      until - from === end - start &&
      Array.from({ length: end - start }, (_, index) => free.has(from + index)).every(Boolean);
    for (let index = start; isEdited && index < end; index++) found[index] = from + index - start;
    start = end;
  }
  return found.map(
    (place, index) =>
      place ?? `${now[index]}#${now.slice(0, index).filter((key) => key === now[index]).length}`,
  );
}

/** Each item by its name of its own, else by its whole content. */
function keysOf(list: readonly unknown[]): unknown[] {
  return list.map((item) => {
    const key =
      isGroup(item) && KEYS.map((name) => item[name]).find((value) => typeof value === 'string');
    return key || JSON.stringify(item);
  });
}

/** The first list with what only the second has, each after the one before which it stood. */
export function withAdded<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const all = [...first];
  for (const [index, id] of second.entries()) {
    if (all.includes(id)) continue;
    const before = second.slice(0, index).findLast((known) => all.includes(known));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}
