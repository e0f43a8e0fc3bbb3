import type { Labels } from '#app/content/labels.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/** A column whose meaning is given in the labels under its name. */
type NamedColumn = { name: keyof Labels['openData']['meanings'] };
/** A column that depends on the content, such as a seat category, with its meaning. */
type ToldColumn = { name: string; meaning: Record<Locale, string> };
/** A column of a data set. */
export type Column = (NamedColumn | ToldColumn) & {
  form: keyof Labels['openData']['forms'];
  /** True if some rows have no value: an empty cell in CSV, omitted in JSON. */
  isOptional?: true;
};
export type Row = Record<string, string | number | boolean | undefined>;

/** The columns of a text: `name_en`, `name_ml`. */
export function inEach<Name extends 'name' | 'department' | 'stream' | 'run_by' | 'title' | 'paid_to'>(name: Name): Column[] {
  return LOCALES.map((locale) => ({ name: `${name}_${locale}` as const, form: 'text' }));
}

/** Their values in a row. */
export function textsOf(name: string, text: Record<Locale, string> | undefined): Row {
  return Object.fromEntries(LOCALES.map((locale) => [`${name}_${locale}`, text?.[locale]]));
}
