import { isGroup } from './print-yaml.ts';

/** The lists of a group of fields that need an item, with one that is to be written. */
export function neededItems({
  properties,
  required,
}: Record<string, unknown>): Record<string, unknown> {
  const fields = isGroup(properties) ? properties : {};
  const lists = (Array.isArray(required) ? required : []).filter((name) => needsItem(fields[name]));
  return Object.fromEntries(lists.map((name) => [name, [{}]]));
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
