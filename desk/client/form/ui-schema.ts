import type { UiSchema } from '@rjsf/utils';
import { isGroup } from '#desk/content-files/print-yaml.ts';

type Schema = Record<string, unknown>;

/** The control of each field, merged with the labels of the fields. */
export function withControls(schema: Schema, words: UiSchema = {}): UiSchema {
  const properties = isGroup(schema.properties) ? schema.properties : {};
  const parts = Object.entries(properties).map(
    ([name, part]) =>
      [name, withControls(part as Schema, (words[name] as UiSchema) ?? {})] as const,
  );
  const control = controlOf(schema);
  const items = isGroup(schema.items)
    ? { items: withControls(schema.items, (words.items as UiSchema) ?? {}) }
    : {};
  const forms = Array.isArray(schema.anyOf)
    ? {
        anyOf: schema.anyOf.map((form: Schema, index) =>
          withControls(form, (words.anyOf as UiSchema[])?.[index] ?? {}),
        ),
      }
    : {};
  return {
    ...words,
    ...(control ? { 'ui:widget': control } : {}),
    ...Object.fromEntries(parts),
    ...items,
    ...forms,
  };
}

/** Name of the control of a field; the default of rjsf if there is none. */
function controlOf(schema: Schema): string | undefined {
  const { type, format } = schema;
  const items = isGroup(schema.items) ? schema.items : undefined;
  if (typeof schema['x-control'] === 'string') return schema['x-control'];
  if (schema.const === true) return 'flag';
  if ('const' in schema) return 'hidden';
  if (items?.['x-reference'] || items?.enum) return 'choices';
  if (type === 'array' && items?.type === 'string') return 'lines';
  if (schema['x-reference'] || schema.enum) return 'choice';
  // Of a duration in the form of ISO 8601.
  if (schema.pattern === '^P\\d+Y$') return 'years';
  if (type === 'string' && format === 'date') return 'day';
  if (type === 'string' && format === 'date-time') return 'moment';
  if (type === 'string') return 'words';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'flag' : undefined;
}
