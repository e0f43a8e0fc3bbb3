import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import type { FieldChange } from '#desk/server/entries/field-changes.ts';

/** What can be published of a changed entry while the rest waits, with the fields in it. */
export type Part = { path: FieldPath; fields: FieldChange[] };

/** The desk's own: the day goes with what is beside it, the version for calendars with the rest. */
const OWN = ['updatedOn', 'revision'];

/**
 * The parts of a change: its fields, but a list, and a group that is added or removed, as a whole.
 * @param fields every difference between both versions
 */
export function partsOf(before: unknown, after: unknown, fields: readonly FieldChange[]): Part[] {
  const parts = fields
    .filter(({ path }) => !OWN.includes(String(path.at(-1))))
    .map((field) => ({ field, path: partAt(before, after, field.path) }));
  return [...Map.groupBy(parts, ({ path }) => path.join('\n')).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ path: first.path, fields: same.map(({ field }) => field) }] : [];
  });
}

/** The first place on the way to a field at which one of the versions has no group. */
function partAt(before: unknown, after: unknown, path: FieldPath): FieldPath {
  const length = path.findIndex((_, index) => {
    const place = path.slice(0, index + 1);
    return !isGroup(valueAt(before, place)) || !isGroup(valueAt(after, place));
  });
  return length === -1 ? path : path.slice(0, length + 1);
}

/** The first version with some parts of the second, and the day of change beside each. */
export function withParts(before: unknown, after: unknown, paths: readonly FieldPath[]): unknown {
  const days = paths
    .flatMap((path) => path.map((_, length) => [...path.slice(0, length), 'updatedOn']))
    .filter((path) => valueAt(after, path) !== undefined);
  return [...paths, ...days].reduce(
    (sofar, path) => withValue(sofar, path, valueAt(after, path)),
    before,
  );
}

/** Whether two versions differ in some parts alone. */
export function differOnlyIn(
  before: unknown,
  after: unknown,
  paths: readonly FieldPath[],
): boolean {
  return isDeepStrictEqual(withParts(after, before, paths), before);
}
