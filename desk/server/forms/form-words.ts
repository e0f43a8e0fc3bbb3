import {
  type FormWords,
  type JsonSchema,
  formWordsIn as wordsIn,
} from '#app/content/forms/form-words.ts';
import { kindWords } from '#app/content/forms/kind-words.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { kindOf } from '#app/site.ts';
import { titleOf } from '#desk/server/entries/titles.ts';
import type { Words } from './words.ts';

/** Titles, hints and names of choices of a form, in both languages. */
export function formWords(kind: string, schema: JsonSchema): Record<keyof Words, FormWords> {
  return inEvery((locale) => wordsIn(kind, schema, locale));
}

/** The names of a content type and of one of its entries. */
export function kindTitles(kind: string): { title: Words; entry: Words } {
  const known = kindOf(kind);
  const words = inEvery((locale) => (known ? kindWords(known, locale) : { title: kind }));
  return {
    title: inEvery((locale) => words[locale].title),
    entry: inEvery((locale) => words[locale].entry ?? words[locale].title),
  };
}

/** What an entry is called in a list of entries of many kinds: one that has no name, such as the menu, as its kind. */
export function listTitleOf(kind: string, value: unknown, id: string): Words {
  const title = titleOf(value, id);
  return title.en || title.ml ? title : kindTitles(kind).entry;
}
