import type { FormWords } from '#app/content/forms/form-words.ts';
import { parseLocale } from '#app/i18n/locale.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import type { CsvColumn, RowProblem, RowRemark } from './csv-kinds.ts';

/** A column as the form calls its field, and by what else clerks may call it. */
export type NamedColumn = CsvColumn & { title: Words; names: readonly string[] };

/** A column with the names of its field in both languages of the desk: `Title (English)`. */
export function named<Column extends CsvColumn>(
  column: Column,
  words: Record<keyof Words, FormWords>,
): Column & NamedColumn {
  const title = inDesk((language) => titleAt(words[language], column));
  const all = Object.values(title).flatMap((each) => [each, each.replaceAll(/[()]/g, '')]);
  return { ...column, title, names: [column.head, ...all].map((each) => each.toLowerCase()) };
}

function titleAt(words: FormWords, { path, head }: CsvColumn): string {
  const locale = parseLocale(path.at(-1));
  const fields = locale ? path.slice(0, -1) : path;
  const field = fields.reduce((found, part) => inside(found, part), words);
  const title = titleOf(field) ?? head;
  if (!locale) return title;
  // A list has the languages in each of its items; a college of one language names none.
  const language =
    titleOf(inside(field, locale)) ?? titleOf(inside(inside(field, 'items'), locale));
  return language ? `${title} (${language})` : title;
}

const inside = (words: FormWords, name: string): FormWords => Object(words[name]);
const titleOf = (words: FormWords) => words['ui:title'];

/** The columns that a first row names; `undefined` if it names none, and is a row of the table. */
export function headsOf(
  columns: readonly NamedColumn[],
  cells: readonly string[],
): string[] | undefined {
  const found = cells.map((cell) =>
    columns.find(({ names }) => names.includes(cell.toLowerCase())),
  );
  return found.some(Boolean) ? cells.map((cell, place) => found[place]?.head ?? cell) : undefined;
}

/** What is said of rows, with the columns as the form calls them. */
export function titled(
  columns: readonly NamedColumn[],
  remarks: readonly RowProblem[],
): RowRemark[] {
  const titles = new Map(columns.map(({ head, title }) => [head, title]));
  return remarks.map(({ column, ...said }) => ({ ...said, column: titles.get(column) ?? column }));
}
