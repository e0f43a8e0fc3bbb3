import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { isPairSchema, type JsonSchema } from '#app/content/forms/form-words.ts';
import { fieldWords, kindWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { FIRST } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';

/**
 * The page of all fields for those who edit files by hand: from the schemas, and the titles and
 * hints of the desk.
 */
export const FIELDS_PAGE = 'docs/content/fields.md';

/**
 * More values than these are named by their first ones: the check names all to who enters another.
 */
const MOST_VALUES = 12;

type Field = JsonSchema & { required?: readonly string[]; format?: string };

/** The text of {@link FIELDS_PAGE}. */
export function fieldsPage(): string {
  const kinds = KINDS.toSorted((one, other) => one.rank - other.rank);
  return [
    '# Fields of all files',
    '`node tools/run.mjs list-fields` writes this page from the schemas and the words of the desk. ' +
      'A field of a group or of the items of a list has the name of the group before it: `dates.event`.',
    ...kinds.map(tableOf),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function tableOf(kind: Kind): string {
  const schema = z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any' }) as Field;
  // Both languages of a text have the same fields.
  const { [FIRST]: first = schema } = kind.form === 'texts' ? (schema.properties ?? {}) : {};
  return [
    `## ${kindWords(kind, FIRST).title}\n`,
    `\`content/${placeOf(kind)}\`\n`,
    '| field | value | meaning |',
    '|---|---|---|',
    ...rowsOf(kind, first, ''),
  ].join('\n');
}

function placeOf({ place, form }: Kind): string {
  return form === 'texts' ? `${place}.en.md` : place;
}

function rowsOf(kind: Kind, { properties = {}, required, items, anyOf }: Field, path: string) {
  const own = Object.entries(properties as Record<string, Field>)
    .filter(([, field]) => !field.not)
    .flatMap(([name, field]): string[] => {
      const at = path === '' ? name : `${path}.${name}`;
      const { title = '', hint = '' } = fieldWords(kind, at, FIRST) ?? {};
      const value = [shapeOf(field), ...(required?.includes(name) ? [] : ['optional'])];
      const meaning = [title, hint].filter(Boolean).join('. ').replaceAll('<', '\\<');
      return [
        `| \`${at}\` | ${value.filter(Boolean).join('; ')} | ${meaning} |`,
        ...inner(kind, field, at),
      ];
    });
  const others = [...(items ? [items] : []), ...(anyOf ?? [])];
  return [...own, ...others.flatMap((field): string[] => rowsOf(kind, field, path))];
}

function inner(kind: Kind, field: Field, path: string): string[] {
  return isPairSchema(field.items ?? field) ? [] : [...new Set(rowsOf(kind, field, path))];
}

/** What stands in a field. */
function shapeOf(field: Field): string {
  const { type, anyOf, items, properties, format } = field;
  const reference = field['x-reference'];
  if (isPairSchema(field)) return `${shapeOf(properties?.[FIRST] ?? {})} in each language`;
  if (anyOf) return [...new Set(anyOf.map(shapeOf))].join(' or ');
  if (field['x-control'] === 'markdown') return 'Markdown';
  if (items) return `list of: ${shapeOf(items)}`;
  if (reference) return `id of ${kindTitle(reference)}`;
  const values = field.enum ?? (field.const === undefined ? [] : [field.const]);
  if (values.length > 0) return valuesOf(values);
  if (type === 'object') return 'group';
  if (type === 'string') return { date: 'day', 'date-time': 'moment' }[format ?? ''] ?? 'text';
  return (
    { integer: 'whole number', number: 'number', boolean: '`true` or `false`' }[type ?? ''] ?? ''
  );
}

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => `\`${value}\``);
  return [...shown, ...(values.length > MOST_VALUES ? ['…'] : [])].join(', ');
}

function kindTitle(reference: string): string {
  const kind = kindOf(reference);
  return (kind ? kindWords(kind, FIRST).title : reference.replaceAll('-', ' ')).toLowerCase();
}

if (import.meta.main) writeFileSync(FIELDS_PAGE, fieldsPage());
