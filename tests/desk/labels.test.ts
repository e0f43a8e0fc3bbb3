import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type FormWords,
  formWordsIn,
  isPairSchema,
  type JsonSchema,
} from '#app/content/forms/form-words.ts';
import { kindWords } from '#app/content/forms/kind-words.ts';
import { KINDS, kindOf } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const jsonSchema = (kind: string) =>
  z.toJSONSchema(kindOf(kind)?.schema ?? z.never(), {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
const IDS = KINDS.map(({ id }) => id);

/** Paths of fields, choices, forms and list entries without labels. */
function missing(schema: JsonSchema, words: FormWords | undefined, path: string): string[] {
  const names = words?.['ui:enumNames'];
  const values = schema.enum ?? schema.items?.enum;
  return [
    ...(words?.['ui:title'] ? [] : [path]),
    ...(values ?? []).filter((_, index) => !names?.[index]).map((value) => `${path} = ${value}`),
    ...inner(schema, words, path),
  ];
}

function inner(schema: JsonSchema, words: FormWords | undefined, path: string): string[] {
  const { items, anyOf, properties = {} } = schema;
  const fields = Object.entries(properties).filter(([, field]) => !field.not);
  return [
    ...(items && !items.enum ? titledInner(items, words?.items, `${path}[]`) : []),
    ...(anyOf ?? []).flatMap((form, index) =>
      titledInner(form, words?.anyOf?.[index], `${path} form ${index}`),
    ),
    ...fields.flatMap(([name, field]) =>
      missing(
        field,
        words?.[name] as FormWords | undefined,
        path === '' ? name : `${path}.${name}`,
      ),
    ),
  ];
}

/** An entry of a list that itself takes several forms is titled by its form. */
function titledInner(schema: JsonSchema, words: FormWords | undefined, path: string): string[] {
  return [...(words?.['ui:title'] ? [] : [path]), ...inner(schema, words, path)];
}

describe.each(IDS)('the form of %s', (kind) => {
  it.each(PUBLISHED)('has labels for each field, choice and form (%s)', (locale) => {
    const schema = jsonSchema(kind);
    expect(inner(schema, formWordsIn(kind, schema, locale), '')).toEqual([]);
  });
});

it('a text in both languages is one field with two inputs, each titled with its language', () => {
  const schema = jsonSchema('news');
  expect(isPairSchema(schema.properties?.title ?? {})).toBe(true);
  expect(formWordsIn('news', schema, 'en').title).toEqual({
    'ui:title': 'Title',
    en: { 'ui:title': 'English' },
    ml: { 'ui:title': 'Malayalam' },
    ta: { 'ui:title': 'Tamil' },
  });
});

it('shows limits as text', () => {
  expect(formWordsIn('news', jsonSchema('news'), 'ml').summary).toMatchObject({
    'ui:description': expect.stringContaining('160'),
  });
});

describe('the words', () => {
  it('belong to an existing field', () => {
    const used = new Set<string>();
    const walk = ({ properties, items, anyOf, ...schema }: JsonSchema, path: string) => {
      used.add(path);
      for (const part of [...(items ? [items] : []), ...(anyOf ?? [])]) walk(part, path);
      const isPair = isPairSchema({ ...schema, ...(properties && { properties }) });
      for (const [name, part] of Object.entries(properties ?? {}))
        walk(part, isPair ? path : path === '' ? name : `${path}.${name}`);
    };
    const unused = KINDS.flatMap((kind) => {
      used.clear();
      walk(jsonSchema(kind.id), '');
      return (
        Object.keys(kindWords(kind, 'en').fields ?? {})
          // `amounts.*` has the words of a field for each course.
          .filter((path) => !used.has(path.replace(/\.\*$/, '')))
          .map((path) => `${kind.id}: ${path}`)
      );
    });
    expect(unused).toEqual([]);
  });
});
