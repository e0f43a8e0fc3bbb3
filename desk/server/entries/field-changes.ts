import { isDeepStrictEqual } from 'node:util';
import { valueWords } from '#app/content/forms/form-words.ts';
import { fieldWords } from '#app/content/forms/kind-words.ts';
import { type FieldPath, titleAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { yearsOf } from '#app/content/schemas/degrees.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { dayWords } from '#desk/server/forms/day-words.ts';
import { formOf } from '#desk/server/forms/field-of.ts';
import { fieldsAt, schemaOf } from '#desk/server/forms/form.ts';
import { referenceTitle } from '#desk/server/forms/named-choices.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import type { Words } from '#desk/words.ts';
import { identitiesIn } from './merge.ts';

/** A field with its published and its new value; `null` where there was or will be none. */
export type FieldChange = {
  path: FieldPath;
  field: Words;
  before: Words | null;
  after: Words | null;
};
/** Two values of one place in an entry. */
type Leaf = { path: FieldPath; before?: unknown; after?: unknown; note?: Words };

export const ORDER: Words = { en: 'order', ml: 'ക്രമം' };
const LINES = (line: number): Words => ({ en: `from line ${line}`, ml: `${line}-ാം വരി മുതൽ` });
/** A field that the form has no more. */
const FORMER = (name: string): Words => ({ en: `former field “${name}”`, ml: `മുൻ ഫീൽഡ് “${name}”` });
const NOTHING: Words = { en: 'removed', ml: 'ഒഴിവാക്കി' };
const YES: Words = { en: 'Yes', ml: 'അതെ' };
const YEARS = (count: number): Words => ({ en: `${count} years`, ml: `${count} വർഷം` });
const NO: Words = { en: 'No', ml: 'അല്ല' };

/**
 * Every difference between two values of an entry, each at its field as the form calls it.
 * @param content in which the entries that a field names are looked up
 */
export function fieldChanges(
  kind: Kind,
  before: unknown,
  after: unknown,
  content?: ContentFolder,
): FieldChange[] {
  const { words } = formOf(kind);
  const asked = differences(before, after, []).filter((each) => !isMadeName(kind, each.path));
  return asked.map(({ path, before: old, after: now, note }) => {
    const [lines, from] =
      typeof old === 'string' && typeof now === 'string'
        ? changedLines(old, now)
        : [{ before: old, after: now }, undefined];
    const extra = note ?? (from ? LINES(from) : undefined);
    const title = (locale: keyof Words) =>
      [nameAt(words[locale], path, locale), ...(extra ? [extra[locale]] : [])]
        .filter(Boolean)
        .join(', ');
    return {
      path,
      field: inDesk(title),
      before: shown(kind, path, lines.before, content),
      after: shown(kind, path, lines.after, content),
    };
  });
}

/** A whole value in words: each of its fields with its name, unless it is a single one. */
export function valueInWords(
  kind: Kind,
  path: FieldPath,
  value: unknown,
  content?: ContentFolder,
): Words {
  const { words } = formOf(kind);
  const asked = leaves(value, path).filter(([at]) => !isMadeName(kind, at));
  const parts = asked.map(([at, leaf]) => ({
    at,
    text: shown(kind, at, leaf, content) ?? { en: '', ml: '' },
  }));
  const line = (locale: keyof Words) => (part: (typeof parts)[number]) => {
    const [own, around] = [
      nameAt(words[locale], part.at, locale),
      nameAt(words[locale], path, locale),
    ];
    const name = own.startsWith(around) ? own.slice(around.length).replace(/^, /, '') : own;
    return name ? `${name}: ${part.text[locale]}` : part.text[locale];
  };
  if (parts.length === 0) return NOTHING;
  return inDesk((locale) => parts.map(line(locale)).join('\n'));
}

/** Whether it is the name of a row in addresses: made of its title, without a field in its form. */
function isMadeName({ key }: Kind, path: FieldPath): boolean {
  return key === 'id' && path.join('.') === 'id';
}

/** What the form calls a place; parts that it does not know are named as in the file. */
function nameAt(
  words: Parameters<typeof titleAt>[0],
  path: FieldPath,
  locale: keyof Words,
): string {
  const { title, known } = titleAt(words, path);
  const rest = path
    .slice(known.length)
    .map((part) => (typeof part === 'number' ? part + 1 : FORMER(part)[locale]));
  return [title, ...rest].filter((part) => part !== '').join(', ');
}

/**
 * Of texts with several lines only those between the first and the last difference, with the number
 * of the first.
 */
export function changedLines(
  before: string,
  after: string,
): [{ before: string; after: string }, number | undefined] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length === 1 && now.length === 1) return [{ before, after }, undefined];
  const start = alike(old, now);
  const end = alike(old.slice(start).toReversed(), now.slice(start).toReversed());
  const middle = (lines: string[]) => lines.slice(start, lines.length - end).join('\n');
  return [{ before: middle(old), after: middle(now) }, start + 1];
}

/** How many items at the beginning of two lists are equal. */
export function alike(left: readonly unknown[], right: readonly unknown[]): number {
  const found = left.findIndex(
    (item, index) => index >= right.length || !isDeepStrictEqual(item, right[index]),
  );
  return found === -1 ? left.length : found;
}

function differences(before: unknown, after: unknown, path: FieldPath): Leaf[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  if (typeof before === 'object' || typeof after === 'object') {
    return [
      ...leaves(before, path).map(([at, value]) => ({ path: at, before: value })),
      ...leaves(after, path).map(([at, value]) => ({ path: at, after: value })),
    ];
  }
  return [{ path, before, after }];
}

/** Every value of an entry with its place; a list of plain values is one. */
export function leaves(value: unknown, path: FieldPath): [FieldPath, unknown][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return isPlain(value)
      ? [[path, value]]
      : value.flatMap((item, index) => leaves(item, [...path, index]));
  return isGroup(value)
    ? Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]))
    : [[path, value]];
}

function isPlain(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item !== 'object');
}

function listDifferences(before: unknown[], after: unknown[], path: FieldPath): Leaf[] {
  if (isPlain(before) && isPlain(after)) return [{ path, before, after }];
  const places = identitiesIn(before, after);
  const gone = before.flatMap((item, index) =>
    places.includes(index) ? [] : differences(item, undefined, [...path, index]),
  );
  const rest = after.flatMap((item, index) =>
    differences(before[Number(places[index])], item, [...path, index]),
  );
  const kept = places.filter((place) => typeof place === 'number');
  const old = kept.toSorted((a, b) => a - b);
  const names = (list: readonly number[]) => list.map((place) => nameOf(before[place]));
  const order = isDeepStrictEqual(old, kept)
    ? []
    : [{ path, before: names(old), after: names(kept), note: ORDER }];
  return [...gone, ...rest, ...order];
}

function nameOf(item: unknown): Words {
  const { en, ml } = titleOf(item, '');
  const [[, first] = []] = leaves(item, []);
  return en ? { en, ml } : { en: String(first ?? ''), ml: String(first ?? '') };
}

/** A value as the form shows it. */
function shown(kind: Kind, path: FieldPath, value: unknown, content?: ContentFolder): Words | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? YES : NO;
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      isGroup(item) ? (item as Words) : (shown(kind, path, item, content) ?? { en: '', ml: '' }),
    );
    return { en: items.map(({ en }) => en).join('; '), ml: items.map(({ ml }) => ml).join('; ') };
  }
  const names = path.filter((part) => typeof part === 'string');
  const [field] = fieldsAt(schemaOf(kind), names);
  const choices = (locale: keyof Words) =>
    field && valueWords(field, fieldWords(kind, names.join('.'), locale), locale);
  const text = String(value);
  const named = content && referenceTitle(content, field, text);
  if (/^P\d+Y$/.test(text)) return YEARS(yearsOf(text));
  return dayWords(text) ?? inDesk((locale) => choices(locale)?.[text] ?? named?.[locale] ?? text);
}
