import { collegeDay } from '#app/domain/clock.ts';
import { isGroup } from './print-yaml.ts';

/**
 * What a new group of fields has at first: one item in each list that needs one, and today as its
 * day of issue.
 */
export function firstValues({
  properties,
  required,
}: Record<string, unknown>): Record<string, unknown> {
  const fields = isGroup(properties) ? properties : {};
  const needed: string[] = Array.isArray(required) ? required : [];
  const lists = needed.filter((name) => needsItem(fields[name]));
  return {
    ...(needed.includes('issuedOn') && { issuedOn: collegeDay(Date.now()) }),
    ...Object.fromEntries(lists.map((name) => [name, [{}]])),
  };
}

function needsItem(field: unknown): boolean {
  return (
    isGroup(field) &&
    field.type === 'array' &&
    Number(field.minItems ?? 0) > 0 &&
    isGroup(field.items) &&
    field.items.type === 'object'
  );
}
