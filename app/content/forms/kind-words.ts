import type { Kind } from '#app/content/kind.server.ts';
import { featureOf } from '#app/content/kinds.server.ts';
import { type Locale, languageFolders } from '#app/i18n/locale.ts';
import { readWords } from '#app/i18n/words.server.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { COURSE } from './choices.ts';

/** Words of one field of a content file in the web team's forms. */
export type FieldWords = {
  title: string;
  /** What to enter, and limits not stated in the title. */
  hint?: string;
  /** Name of a list entry, for its heading and the button that adds one. */
  item?: string;
  /** Names for the values of a closed list. */
  choices?: Readonly<Record<string, string>>;
  /** Names for the alternative forms of a field, in schema order. */
  forms?: readonly string[];
};

/**
 * Words of a type of content, under `desk` in the labels of its feature; fields by path:
 * `members.person`.
 */
type KindWords = {
  title: string;
  entry?: string;
  fields?: Readonly<Record<string, FieldWords>>;
  /** What an entry needs beside its form. */
  needs?: Readonly<Record<string, string>>;
  /** What follows from a change. */
  advice?: Readonly<Record<string, string>>;
};

/** Fields with the same meaning in every type of file, by the last part of their path. */
type CommonWords = { fields: Readonly<Record<string, FieldWords>> };

/** What a type of content and one of its entries are called, with its own fields. */
export function kindWords({ id }: Kind, locale: Locale): KindWords {
  const path = `app/features/${featureOf(id)}/labels`;
  const { desk } = readWords<{ desk: Readonly<Record<string, KindWords>> }>(path)[locale];
  return desk[id] ?? { title: id };
}

/** Title, hint and choices of a field: its own, or those of every field of its name. */
export function fieldWords(kind: Kind, path: string, locale: Locale): FieldWords | undefined {
  const name = path.split('.').at(-1) ?? '';
  const { fields = {} } = kindWords({ ...kind, id: kind.fieldsOf ?? kind.id }, locale);
  // A field for each course is called by it.
  const own = fields[path] ?? fields[path.replace(/[^.]+$/, '*')];
  const common = readWords<CommonWords>('app/content/forms/fields')[locale].fields[name];
  const words = own ?? common;
  if (!words) return undefined;
  return {
    ...words,
    title: fillIn(words.title, { course: COURSE(locale)[name] ?? name }),
    ...(words.hint && { hint: fillIn(words.hint, { languages: languageFolders() }) }),
  };
}
