import { type Labels, labelsFor } from '#app/content/labels.ts';
import { formatLanguage } from '#app/i18n/format.ts';
import { LOCALES, type Locale, parseLocale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * The name under which the labels give the meaning of a column; `name_in` is that of a text in each
 * language.
 */
type LabelName = keyof Labels<'open-data'>['meanings'];
type Form = keyof Labels<'open-data'>['forms'];
/** A column of a data set. */
export type Column = {
  name: string;
  /**
   * Of one that depends on the content, such as a seat category; that of others is in the labels.
   */
  meaning?: Record<Locale, string>;
  form: Form;
  /** True if some rows have no value: an empty cell in CSV, omitted in JSON. */
  isOptional?: boolean;
};
type Value = string | number | boolean | undefined;
export type Row = Record<string, Value>;
export type Table = { columns: readonly Column[]; rows: readonly Row[] };

/** What a column has in the row of an entry. */
export type CellColumn<Entry> = Column & { value: (entry: Entry) => Value };
type Cells<Entry> = {
  [Name in LabelName]?: (
    entry: Entry,
  ) => Name extends `${string}_in` ? Record<Locale, string> | undefined : Value;
};

/** Columns that are not text; a name has the same form in every file. */
const FORMS: readonly [Form, readonly LabelName[]][] = [
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
      'seats',
    ],
  ],
  ['number', ['years', 'intake', 'percent', 'as_of', 'pages', 'bytes', 'round', 'rank']],
  ['date', ['accredited_from', 'accredited_to', 'issued_on']],
  ['moment', ['opens_at', 'closes_at', 'valid_until']],
  ['address', ['page', 'source', 'file']],
  ['yesNo', ['bundle', 'sample']],
];
const OPTIONAL: ReadonlySet<string> = new Set<LabelName>([
  'accredited_from',
  'accredited_to',
  'number',
  'valid_until',
  'pages',
  'bytes',
  'sample',
  'letters',
  'candidate_category',
]);

/**
 * Columns by their names, whose meaning is given in the labels; one of a text is a column for each
 * language.
 */
export function cellColumns<Entry>(cells: Cells<Entry>): CellColumn<Entry>[] {
  const all = Object.entries(cells) as [string, (entry: Entry) => Value | Record<Locale, string>][];
  return all.flatMap(([name, value]) => {
    const [, text] = /^(\w+)_in$/.exec(name) ?? [];
    const own = (column: string, cell: CellColumn<Entry>['value']): CellColumn<Entry> => ({
      name: column,
      form: FORMS.find(([, names]) => (names as readonly string[]).includes(name))?.[0] ?? 'text',
      isOptional: OPTIONAL.has(name),
      value: cell,
    });
    return text === undefined
      ? [own(name, value as CellColumn<Entry>['value'])]
      : LOCALES.map((locale) => own(`${text}_${locale}`, (entry) => Object(value(entry))[locale]));
  });
}

/** A data set of some entries, a row for each. */
export function tableOf<Entry>(
  entries: readonly Entry[],
  cells: Cells<Entry> | readonly CellColumn<Entry>[],
): Table {
  const columns = 'map' in cells ? cells : cellColumns(cells);
  const rows = entries.map((entry) =>
    Object.fromEntries(columns.map(({ name, value }) => [name, value(entry)])),
  );
  return { columns, rows };
}

/** What a column has, by its name. */
export function meaningOf({ name, meaning }: Column, locale: Locale): string {
  if (meaning) return meaning[locale];
  const meanings: Readonly<Record<string, string>> = labelsFor('open-data', locale).meanings;
  const { key, ...values } = labelOf(name, locale);
  return fillIn(meanings[key] ?? '', values);
}

/**
 * The key of a column in labels, with the language of its text: `name_in` and Malayalam for
 * `name_ml`.
 */
export function labelOf(column: string, locale: Locale): { key: string; language: string } {
  const [, text, code] = /^(\w+)_(\w+)$/.exec(column) ?? [];
  const language = parseLocale(code);
  return language
    ? { key: `${text}_in`, language: formatLanguage(language, locale) }
    : { key: column, language: '' };
}
