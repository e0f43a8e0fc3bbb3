import {
  type FormWords,
  type JsonSchema,
  formWordsIn as wordsIn,
} from '#app/content/forms/form-words.ts';
import { kindWords } from '#app/content/forms/kind-words.ts';
import type { EntriesOf } from '#app/content/forms/needs.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import { nameOfEntry } from './named-choices.ts';

/** Titles, hints and names of choices of a form, in both languages. */
export function formWords(kind: string, schema: JsonSchema): Record<keyof Words, FormWords> {
  return inDesk((locale) => wordsIn(kind, schema, locale));
}

/** The names of a content type and of one of its entries. */
export function kindTitles(kind: string): { title: Words; entry: Words } {
  const known = kindOf(kind);
  const words = inDesk((locale) => (known ? kindWords(known, locale) : { title: kind }));
  return {
    title: inDesk((locale) => words[locale].title),
    entry: inDesk((locale) => words[locale].entry ?? words[locale].title),
  };
}

/**
 * What an entry still needs beside its form, as it is saved, with the places where it is written.
 */
export function needsOf(content: ContentFolder, kind: Kind, value: unknown) {
  const known = inDesk((locale) => kindWords(kind, locale).needs ?? {});
  return (kind.needs?.(isGroup(value) ? value : {}, entriesIn(content)) ?? [])
    .filter(({ isMet }) => !isMet)
    .map(({ name, kind: of, id, path }) => ({
      ...{ kind: of, id, path },
      title: inDesk((locale) => known[locale][name] ?? name),
    }));
}

/** The saved entries of a type, for what types say of theirs. */
export function entriesIn(content: ContentFolder): EntriesOf {
  return (name) => {
    const kind = kindOf(name);
    return (kind ? allEntries(content, kind) : []).map(({ value }) => Object(value));
  };
}

/**
 * What an entry is called in a list of entries of many kinds: one that has no name, such as the
 * menu, as its kind.
 */
export function listTitleOf(
  content: ContentFolder,
  kind: string,
  value: unknown,
  id: string,
): Words {
  const title = nameOfEntry(content, kindOf(kind), value, id);
  return title.en || title.ml ? title : kindTitles(kind).entry;
}
