import { isGroup } from './print-yaml.ts';

/**
 * Required lists and booleans that were not changed: the form shows them as empty and false, so
 * these are their values.
 */
export function withRequired(value: unknown, schema: Record<string, unknown>): unknown {
  if (Array.isArray(value))
    return isGroup(schema.items)
      ? value.map((item) => withRequired(item, schema.items as Record<string, unknown>))
      : value;
  if (!isGroup(value) || !isGroup(schema.properties)) return value;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const parts = Object.entries(schema.properties).flatMap(([name, part]): [string, unknown][] => {
    if (!isGroup(part)) return [];
    if (value[name] !== undefined) return [[name, withRequired(value[name], part)]];
    if (!required.includes(name)) return [];
    return part.type === 'array'
      ? [[name, []]]
      : part.type === 'boolean' && !('const' in part)
        ? [[name, false]]
        : [];
  });
  return { ...value, ...Object.fromEntries(parts) };
}
