import type { Labels } from '#app/i18n/labels/en.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** A column whose meaning is told in both languages under its name. */
type NamedColumn = { name: keyof Labels['openData']['meanings'] };
/** A column that follows from the content, such as a kind of seat, with its meaning. */
type ToldColumn = { name: string; meaning: Record<Locale, string> };
/** A column of a data set. */
export type Column = (NamedColumn | ToldColumn) & {
  form: keyof Labels['openData']['forms'];
  /** True where some rows have no value: an empty cell in CSV, left out in JSON. */
  isOptional?: true;
};
export type Row = Record<string, string | number | boolean | undefined>;
