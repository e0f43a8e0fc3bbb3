import { type Labels, labelsFor } from '#app/content/labels.ts';
import { formatLanguage } from '#app/i18n/format.ts';
import { LOCALES, type Locale, parseLocale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** A text that has a column for each language. */
type EachText = 'name' | 'department' | 'stream' | 'run_by' | 'title' | 'paid_to';
/** A column whose meaning is given in the labels under its name, that of a text under one name for all languages: `name_in`. */
type NamedColumn = {
  name: Exclude<keyof Labels<'open-data'>['meanings'], `${EachText}_in`> | `${EachText}_${Locale}`;
};
/** A column that depends on the content, such as a seat category, with its meaning. */
type ToldColumn = { name: string; meaning: Record<Locale, string> };
type Form = keyof Labels<'open-data'>['forms'];
/** A column of a data set. */
export type Column = (NamedColumn | ToldColumn) & {
  form: Form;
  /** True if some rows have no value: an empty cell in CSV, omitted in JSON. */
  isOptional?: boolean;
};
export type Row = Record<string, string | number | boolean | undefined>;

/** Columns that are not text; a name has the same form in every file. */
const FORMS: readonly [Form, readonly NamedColumn['name'][]][] = [
  [
    'id',
    [
      'id',
      'level',
      'department',
      'group',
      'stream',
      'kind',
      'category',
      'language',
      'course',
      'when',
      'refundable',
      'programme',
      'candidate_category',
    ],
  ],
  ['number', ['years', 'intake', 'percent', 'as_of', 'pages', 'bytes', 'round', 'rank']],
  ['date', ['accredited_from', 'accredited_to', 'issued_on']],
  ['moment', ['opens_at', 'closes_at', 'valid_until']],
  ['address', ['page', 'source', 'file']],
  ['yesNo', ['bundle', 'sample']],
];
const OPTIONAL: ReadonlySet<string> = new Set<NamedColumn['name']>([
  'accredited_from',
  'accredited_to',
  'number',
  'valid_until',
  'pages',
  'bytes',
  'sample',
]);

/** Columns whose meaning is given in the labels. */
export const named = (...names: NamedColumn['name'][]): Column[] =>
  names.map((name) => ({
    name,
    form: FORMS.find(([, each]) => each.includes(name))?.[0] ?? 'text',
    isOptional: OPTIONAL.has(name),
  }));

/** The names of the columns of a text: `name_en`, `name_ml`. */
export function inEach<Name extends EachText>(name: Name) {
  return LOCALES.map((locale) => `${name}_${locale}` as const);
}

/** Their values in a row. */
export function textsOf(name: string, text: Record<Locale, string> | undefined): Row {
  return Object.fromEntries(LOCALES.map((locale) => [`${name}_${locale}`, text?.[locale]]));
}

/** What a column has, by its name. */
export function meaningOf({ name }: NamedColumn, locale: Locale): string {
  const meanings: Readonly<Record<string, string>> = labelsFor('open-data', locale).meanings;
  const { key, ...values } = labelOf(name, locale);
  return fillIn(meanings[key] ?? '', values);
}

/** The key of a column in labels, with the language of its text: `name_in` and Malayalam for `name_ml`. */
export function labelOf(column: string, locale: Locale): { key: string; language: string } {
  const [, text, code] = /^(\w+)_(\w+)$/.exec(column) ?? [];
  const language = parseLocale(code);
  return language
    ? { key: `${text}_in`, language: formatLanguage(language, locale) }
    : { key: column, language: '' };
}
