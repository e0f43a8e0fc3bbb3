import { type FormWords, isPairSchema, type JsonSchema } from '#app/content/forms/form-words.ts';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { stemWord } from '#app/lib/search/stem.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Words } from '#desk/words.ts';
import { formOf, titleOfField } from './field-of.ts';
import { kindTitles } from './form-words.ts';
import { titleOf } from './titles.ts';

/**
 * A field with what it and the item of a list that it is in are called, and the names of the groups
 * around them.
 */
type Named = { path: FieldPath; own: string; around: string };

const FILLERS = /^(?:an?|the|of|in|for|to)$/;

/**
 * The field of settings, such as the college details, that a search names:
 * `second phone of the office`. Settings are found by what their fields are called, also if nothing
 * is written there yet.
 */
export function findField(
  kind: Kind,
  value: unknown,
  wanted: readonly string[],
): { path: FieldPath; field: Words } | undefined {
  const stems = wanted.filter((word) => !FILLERS.test(word)).map(stemWord);
  const { schema, words } = formOf(kind);
  const fields = [
    ...fieldsIn(schema, [words.en, words.ml], value, {
      path: [],
      own: '',
      around: inBoth(kindTitles(kind.id).title),
    }),
  ];
  const found =
    fields.find(({ own }) => stems.every((stem) => own.includes(stem))) ??
    fields.find(
      ({ own, around }) =>
        stems.some((stem) => own.includes(stem)) &&
        stems.every((stem) => `${around} ${own}`.includes(stem)),
    );
  return found && stems.length > 0
    ? { path: found.path, field: titleOfField(kind, found.path) }
    : undefined;
}

function* fieldsIn(
  schema: JsonSchema,
  words: readonly FormWords[],
  value: unknown,
  { path, own, around }: Named,
): Generator<Named> {
  const title = words.map((each) => each['ui:title'] ?? '').join(' ');
  const { properties, items } = schema;
  if (items?.properties && Array.isArray(value)) {
    const inside = words.map((each) => each.items ?? {});
    for (const [index, item] of value.entries()) {
      yield* fieldsIn(items, inside, item, {
        path: [...path, index],
        own: `${own} ${inBoth(titleOf(item, ''))}`,
        around: `${around} ${title}`.toLowerCase(),
      });
    }
  } else if (properties && !isPairSchema(schema)) {
    for (const [name, part] of Object.entries(properties)) {
      const inside = words.map((each) => (each[name] ?? {}) as FormWords);
      yield* fieldsIn(part, inside, isGroup(value) ? value[name] : undefined, {
        path: [...path, name],
        own,
        around: `${around} ${title}`.toLowerCase(),
      });
    }
  } else yield { path, own: `${title} ${own}`.toLowerCase(), around };
}

function inBoth({ en, ml }: Words): string {
  return `${en} ${ml}`.toLowerCase();
}
