import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { type FieldChange, fieldChanges } from '#desk/server/entries/field-changes.ts';
import { mainOf, type Unit } from '#desk/server/entries/units.ts';

/** What can be published of a changed entry while the rest waits, with the fields in it. */
export type Part = { path: FieldPath; fields: FieldChange[] };

/** The desk's own: the day goes with what is beside it, the version for calendars with the rest. */
const OWN = ['updatedOn', 'revision'];

/**
 * What can be published of an entry that waits while the rest does, and whether it has a rest even
 * without all of these: its files, what is said of them, and its documents go with the whole. An
 * entry that is added or deleted has no parts.
 * @param fields every difference, as the person may read it
 */
export function partsIn(
  unit: Unit,
  fields?: readonly FieldChange[],
): { parts: Part[]; hasRest: boolean; isDivisible: boolean } {
  const { kind, before, after } = mainOf(unit);
  if (!kind || before === undefined || after === undefined)
    return { parts: [], hasRest: true, isDivisible: false };
  const own = [kind.files?.field, kind.attachments?.field];
  const all = partsOf(before, after, fields ?? fieldChanges(kind, before, after));
  const parts = all.filter(({ path: [field] }) => !own.includes(String(field)));
  const hasRest = parts.length < all.length || unit.versions.length > 1 || unit.changed.length > 0;
  return { parts, hasRest, isDivisible: parts.length + Number(hasRest) > 1 };
}

/**
 * The parts of a change: its fields, but a list, and a group that is added or removed, as a whole.
 * @param fields every difference between both versions
 */
function partsOf(before: unknown, after: unknown, fields: readonly FieldChange[]): Part[] {
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
