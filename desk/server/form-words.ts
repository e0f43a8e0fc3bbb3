import { type FormWords, type JsonSchema, formWords as wordsIn } from '#app/content/forms/form-words.ts';
import { kindOf } from '#app/content/kinds.server.ts';
import type { Words } from './words.ts';

/** Titles, hints and names of choices of a form, in both languages. */
export function formWords(kind: string, schema: JsonSchema): Record<keyof Words, FormWords> {
  return { en: wordsIn(kind, schema, 'en'), ml: wordsIn(kind, schema, 'ml') };
}

/** The names of a content type and of one of its entries. */
export function kindTitles(kind: string): { title: Words; entry: Words } {
  const { title, entry = title } = kindOf(kind) ?? { title: [kind, kind] as const, entry: undefined };
  const both = ([en, ml]: readonly [string, string]): Words => ({ en, ml });
  return { title: both(title), entry: both(entry) };
}
