import { type CollegePart, PARTS } from '#app/content/schemas/college.ts';
import { notIn } from '#app/lib/expected.ts';
import type { Fault } from './problem.server.ts';

/**
 * The field by which a file, a text, a row or a group of fields says that it makes sense only with
 * a part of the college.
 */
const MARK = 'needs';
/** The fields of a file itself, which a text has between lines of dashes. */
const OF_FILE = new RegExp(`^${MARK}: *(\\S+) *$`, 'm');

const partOf = (value: unknown): CollegePart | undefined => PARTS.find((part) => part === value);

/** Whether a file as a whole needs a part that the college lacks. */
export function needsAbsent(source: string, without: readonly CollegePart[]): boolean {
  const [fields = ''] = source.replace(/^---\n/, '').split('\n---\n');
  const part = partOf(OF_FILE.exec(fields)?.[1]);
  return part !== undefined && without.includes(part);
}

/** Data without their marks, and without what needs a part that the college lacks. */
export function withoutMarked(value: unknown, without: readonly CollegePart[]): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isMarked(item, without))
      .map((item) => withoutMarked(item, without));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => name !== MARK && !isMarked(field, without))
      .map(([name, field]) => [name, withoutMarked(field, without)]),
  );
}

/** Whether a group of fields needs a part that the college lacks. */
export function isMarked(value: unknown, without: readonly CollegePart[]): boolean {
  if (typeof value !== 'object' || value === null || !(MARK in value)) return false;
  const part = partOf(value[MARK]);
  return part !== undefined && without.includes(part);
}

/** Marks that name no part. */
export function markFaults(value: unknown, path: readonly (string | number)[] = []): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const place = [...path, Array.isArray(value) ? Number(name) : name];
    if (name !== MARK || Array.isArray(value)) return markFaults(field, place);
    return partOf(field) ? [] : [{ path: place, ...notIn(PARTS, String(field)) }];
  });
}
