import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { DEPARTMENTS, departmentField } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { formOf } from '#desk/server/forms/field-of.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import type { Person } from './settings.ts';

/** Whether a person may change some entries of a type. */
export function mayWriteKind({ write, department }: Person, kind: string): boolean {
  return write === 'all' ? department === undefined || isDivided(kind) : write.includes(kind);
}

/** Whether a person may change everything. */
export function mayWriteAll({ write, department }: Person): boolean {
  return write === 'all' && department === undefined;
}

/**
 * Whether a person may change an entry; who may, reads it while it waits, and may publish it if the
 * person may publish at all. A person of one department may change only what belongs to it before
 * and after the change, so that nothing is moved from or to another one; a type without
 * departments, such as albums, is written as a whole by those whose types name it.
 * @param values the entry before and after the change, if any
 */
export function mayWrite(person: Person, kind: string, values: readonly unknown[]): boolean {
  const { department } = person;
  if (!mayWriteKind(person, kind)) return false;
  return (
    department === undefined ||
    !isDivided(kind) ||
    values.every((value) => value === undefined || departmentsOf(kind, value).includes(department))
  );
}

/** @throws DeskError if a person may not change an entry, as {@link mayWrite} says */
export function allow(person: Person, kind: Kind, values: readonly unknown[]): void {
  if (!mayWrite(person, kind.id, values)) throw new DeskError(403, WORDS.mayNotWrite);
}

/** @throws DeskError if a person may not change everything */
export function allowAll(person: Person): void {
  if (!mayWriteAll(person)) throw new DeskError(403, WORDS.mayNotWrite);
}

/** Whether entries of a type belong to departments. */
function isDivided(id: string): boolean {
  const kind = kindOf(id);
  return (
    id === DEPARTMENTS.id ||
    (kind !== undefined && departmentField(formOf(kind).schema.properties) !== undefined)
  );
}

function departmentsOf(kind: string, value: unknown): unknown[] {
  if (!isGroup(value)) return [];
  if (kind === DEPARTMENTS.id) return [value.id];
  return Array.isArray(value.departments) && value.departments.length === 1
    ? value.departments
    : [value.department];
}
