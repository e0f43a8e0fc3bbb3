import { z } from 'zod';
import { COURSE } from '#app/content/forms/choices.ts';
import type { JsonSchema } from '#app/content/forms/form-words.ts';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { listDrawings } from '#app/content/reading/drawings.server.ts';
import { FIRST, LOCALES, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { kindOf } from '#app/site.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import { withoutNames } from './item-names.ts';

type Json = Record<string, unknown>;

/**
 * The form of a type as JSON Schema, in the languages that are published. What the fields of
 * app/content/fields.ts say of themselves is in it: the type to whose ids a field refers, its
 * control, the key of the words of its values.
 */
export function formSchema(kind: Kind, published: Publishing = { languages: LOCALES }): Json {
  const schema = z.toJSONSchema(kind.schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
  });
  return asForm(schema, kind, published) as Json;
}

const schemas = new Map<string, Json>();

/** The same in all languages, made once. */
export function schemaOf(kind: Kind): Json {
  const schema = schemas.get(kind.id) ?? formSchema(kind);
  schemas.set(kind.id, schema);
  return schema;
}

/**
 * What a schema says of the field at a place or the items of its list, in each form that it may
 * have.
 */
export function fieldsAt(schema: unknown, path: FieldPath): JsonSchema[] {
  if (!isGroup(schema)) return [];
  const { anyOf, items, properties } = schema;
  const [part, ...rest] = path;
  if (Array.isArray(anyOf)) return anyOf.flatMap((form) => fieldsAt(form, path));
  if (items) return fieldsAt(items, typeof part === 'number' ? rest : path);
  if (part === undefined) return [schema];
  return isGroup(properties) ? fieldsAt(properties[part], rest) : [];
}

function asForm(schema: unknown, kind: Kind, published: Publishing): unknown {
  if (Array.isArray(schema)) return schema.map((item) => asForm(item, kind, published));
  if (!isGroup(schema)) return schema;
  if (schema['x-fields'] === 'courses') return byCourse(schema);
  // One form of a field that is one word: to choose the form is to choose the word.
  if (typeof schema.const === 'string') return { ...schema, default: schema.const };
  const own = Object.fromEntries(
    Object.entries(schema).map(([key, item]) => [key, asForm(item, kind, published)]),
  );
  if (schema['x-values'] === 'drawings') own.enum = listDrawings();
  // Entries in files of their own stand in no order but that of their names.
  const named = kindOf(String(schema['x-reference']));
  if (named?.form === 'folder' && !named.isOrdered) own['x-by-name'] = true;
  if (schema['x-control'] === 'file' && kind.files) own['x-accept'] = ACCEPTED[kind.files.kind];
  return isGroup(own.properties) ? asGroup(own, own.properties, published) : own;
}

/** What is kept by course has a field for each course of the college. */
function byCourse({ additionalProperties }: Json): Json {
  const fields = Object.keys(COURSE(FIRST)).map((course) => [course, additionalProperties]);
  return { type: 'object', properties: Object.fromEntries(fields) };
}

/**
 * A group of fields without those that exist only to be refused and, for a text, without other
 * languages.
 */
function asGroup(schema: Json, properties: Json, { languages }: Publishing): Json {
  const isText = FIRST in properties && Object.keys(properties).every(parseLocale);
  const isAsked = (name: string) => !isText || languages.some((locale) => locale === name);
  const isNeeded = (name: string) =>
    isAsked(name) && !(isText && mayLack(parseLocale(name) ?? FIRST));
  const required = Array.isArray(schema.required) ? schema.required.filter(isNeeded) : [];
  const fields = Object.entries(properties)
    .filter(([name, field]) => isAsked(name) && !(isGroup(field) && isGroup(field.not)))
    .filter(
      ([name, field]) =>
        isOfLanguage(field, languages) && !(name === 'only' && languages.length === 1),
    )
    .map(([name, field]) => [
      name,
      name === 'only' && isGroup(field)
        ? { ...field, enum: languages }
        : required.includes(name)
          ? field
          : withoutNeed(field),
    ]);
  return withoutNames({ ...schema, required, properties: Object.fromEntries(fields) });
}

/** A field about one language is asked of the colleges that publish it. */
function isOfLanguage(field: unknown, languages: readonly string[]): boolean {
  const language = isGroup(field) ? field['x-language'] : undefined;
  return language === undefined || languages.includes(String(language));
}

/**
 * A text that may be left out asks for no language; one that has been begun is checked by the
 * server.
 */
function withoutNeed(field: unknown): unknown {
  const isText = isGroup(field) && isGroup(field.properties) && FIRST in field.properties;
  return isText ? { ...field, required: [] } : field;
}
