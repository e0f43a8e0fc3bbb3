import { kindOf } from '#app/content/kinds.server.ts';
import { type Locale, parseLocale } from '#app/i18n/locale.ts';
import { choicesAt, LANGUAGE } from './choices.ts';
import { type FieldWords, fieldWords } from './kind-words.ts';

/** The part of JSON Schema that zod generates for our content. */
export type JsonSchema = {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  not?: object;
  /** What a field says of itself (app/content/fields.ts). */
  'x-reference'?: string;
  'x-control'?: string;
  'x-words'?: string;
  'x-values'?: string;
  'x-fields'?: string;
  'x-target'?: true;
};

/** Labels for a JSON Schema, in the format of rjsf; the schema is the same in both languages. */
export type FormWords = {
  'ui:title'?: string;
  'ui:description'?: string;
  'ui:enumNames'?: string[];
  items?: FormWords;
  anyOf?: FormWords[];
  [property: string]: FormWords | FormWords[] | string | string[] | undefined;
};

/**
 * Titles, hints and option labels of a form.
 * @param kind id of a kind of content, see app/content/kinds.server.ts
 * @param schema JSON Schema of one of its entries
 */
export function formWordsIn(kind: string, schema: JsonSchema, locale: Locale): FormWords {
  const known = kindOf(kind);
  return wordsOf(schema, '', (path) => known && fieldWords(known, path, locale), locale);
}

/**
 * True for a schema of the same thing in each language that the form asks for: one field with an
 * input for each.
 */
export function isPairSchema({ properties }: JsonSchema): boolean {
  const names = Object.keys(properties ?? {});
  return names.length > 1 && names.every((name) => parseLocale(name));
}

type LabelOf = (path: string) => FieldWords | undefined;

function wordsOf(schema: JsonSchema, path: string, labelOf: LabelOf, locale: Locale): FormWords {
  return {
    ...ownWords(schema, labelOf(path), locale),
    ...innerWords(schema, path, labelOf, locale),
  };
}

/** What the values of a closed list are called: by the words of the pages, or by its own. */
export function valueWords(
  { 'x-words': key }: JsonSchema,
  label: FieldWords | undefined,
  locale: Locale,
): Readonly<Record<string, string>> {
  return { ...(key && choicesAt(key)(locale)), ...label?.choices };
}

function ownWords(schema: JsonSchema, label: FieldWords | undefined, locale: Locale): FormWords {
  if (!label) return {};
  const { title, hint } = label;
  const values = schema.enum ?? schema.items?.enum;
  const choices = values && valueWords(schema.items ?? schema, label, locale);
  return {
    'ui:title': title,
    ...(hint && { 'ui:description': hint }),
    ...(values && {
      'ui:enumNames': values.map((value) => choices?.[String(value)] ?? ''),
    }),
  };
}

function innerWords(schema: JsonSchema, path: string, labelOf: LabelOf, locale: Locale): FormWords {
  const { item, forms } = labelOf(path) ?? {};
  const { properties, items, anyOf } = schema;
  return {
    ...(anyOf && {
      anyOf: anyOf.map((form, index) =>
        titled(innerWords(form, path, labelOf, locale), forms?.[index]),
      ),
    }),
    ...(items && { items: titled(innerWords(items, path, labelOf, locale), item) }),
    ...Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, part]) => [
        name,
        partWords(schema, name, part, path, labelOf, locale),
      ]),
    ),
  };
}

/**
 * The two languages of a text share its label; each input has the name of its language as title.
 */
function partWords(
  schema: JsonSchema,
  name: string,
  part: JsonSchema,
  path: string,
  labelOf: LabelOf,
  locale: Locale,
): FormWords {
  if (isPairSchema(schema))
    return titled(innerWords(part, path, labelOf, locale), LANGUAGE(locale)[name]);
  return wordsOf(part, path === '' ? name : `${path}.${name}`, labelOf, locale);
}

function titled(words: FormWords, title: string | undefined): FormWords {
  return title ? { ...words, 'ui:title': title } : words;
}
