import type { z } from 'zod';
import type { Problem } from './problem.server.ts';

type Issue = z.core.$ZodIssue;

/** The message for an unknown field: the fields that its place has. */
export function namingFields({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  const def = inst?._zod.def;
  if (code !== 'unrecognized_keys' || !def) return undefined;
  const names = 'shape' in def ? Object.keys(def.shape as object) : [...((def as z.core.$ZodRecordDef).keyType._zod.values ?? [])].map(String);
  return `one of the fields ${names.join(', ')}`;
}

/**
 * Schema faults of a value as messages of the content check.
 * @param place goes before each field's name
 */
export function issueFaults(place: string, value: unknown, issue: Issue): Omit<Problem, 'file'>[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = fieldName(place, [...issue.path, key]);
      return { field, expected: issue.message, found: `the unknown field "${key}"` };
    });
  }
  const params = 'params' in issue && issue.params ? issue.params : {};
  const found = typeof params.found === 'string' ? params.found : describe(valueAt(value, issue.path));
  return [{ field: fieldName(place, issue.path), expected: expectation(issue), found }];
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_value') return `one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type' && issue.expected === 'object') return 'a group of fields, such as { en: ..., ml: ... }';
  if (issue.code === 'invalid_type' && issue.expected === 'string' && issue.message.startsWith('Invalid input')) return 'a text';
  if (issue.code === 'invalid_type' && issue.expected === 'array') return 'a list';
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'true or false';
  if (issue.code === 'too_small' && issue.origin === 'array') return `a list of ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `a list of ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
  return issue.message.replace(/^Invalid input: expected /, '').replace(/, received .*$/, '');
}

function fieldName(place: string, path: readonly PropertyKey[]): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return `${place}${name || 'the whole file'}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, part) => {
    if (typeof current !== 'object' || current === null) return undefined;
    return Reflect.get(current, part);
  }, value);
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const shown = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return shown.length > 120 ? `${shown.slice(0, 117)}...` : shown;
}
