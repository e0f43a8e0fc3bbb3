import { readFileSync } from 'node:fs';
import type { FormWords, JsonSchema } from '#app/content/forms/form-words.ts';
import { parseLocale } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { formWords } from '#desk/server/forms/form-words.ts';
import { WORDS as DESK_WORDS, DeskError, type Words } from '#desk/words.ts';
import { cellFault, cellValue, corrected } from './csv-cells.ts';
import type { RowProblem, RowRemark } from './csv-kinds.ts';
import { CSV_WORDS } from './import-csv.ts';
import { headsOf, type NamedColumn, named, titled } from './named-columns.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

/** A column of a list in a form, by what clerks may call it. */
type Column = NamedColumn & {
  isNeeded: boolean;
  /** What its words stand for, where only some are allowed. */
  choices?: ReadonlyMap<string, string>;
  /** These words as the form offers them. */
  offered?: Words;
};

/** The rows of a pasted table as items of a list; none while there is a problem. */
export type PastedRows = { items: unknown[]; problems: RowRemark[]; notes: RowRemark[] };

const WORDS = {
  empty: { en: 'This cell is empty.', ml: 'ഈ സെൽ ഒഴിഞ്ഞുകിടക്കുന്നു.' },
  other: (text: string, known: Words): Words => ({
    en: `Expected: one of ${known.en}. Found: "${text}".`,
    ml: `വേണ്ടത് ഇവയിലൊന്ന്: ${known.ml}. കണ്ടത്: "${text}".`,
  }),
};

type Pasted = {
  kind: string;
  /** Its list, which says that tables are pasted into it. */
  field: string;
  /** Where the table waits, and the folder of the content. */
  path: string;
  root: string;
};

/**
 * Reads a table that is pasted into a list of a form: the first row names the columns, or they have
 * the order of the form. It runs apart from the desk (`runApart`), as every file that is sent.
 * @throws DeskError if it is no table, or the list takes none
 */
export function run({ kind, field, path, root }: Pasted): PastedRows {
  const columns = columnsOf(kind, field, new ContentFolder(root));
  return readRows(columns, new Uint8Array(readFileSync(path)));
}

/** Lists of a kind into which tables are pasted, with the names of their columns in the order. */
export function columnsOf(id: string, field: string, { published }: ContentFolder): Column[] {
  const kind = kindOf(id);
  const schema: JsonSchema = kind ? formSchema(kind, published) : {};
  const list = schema.properties?.[field];
  if (!kind || !list?.items?.properties || !('x-pasted' in list))
    throw new DeskError(400, DESK_WORDS.badRequest);
  const words = formWords(id, schema);
  const ofItem = inDesk((language) => (words[language][field] as FormWords).items ?? {});
  const needed: unknown = Reflect.get(list.items, 'required');
  return Object.entries(list.items.properties).flatMap(([name, part]) => {
    const isNeeded = Array.isArray(needed) && needed.includes(name);
    const languages = Object.keys(part.properties ?? {}).flatMap((each) => parseLocale(each) ?? []);
    if (languages.length === 0) return [single(name, part, ofItem, isNeeded)];
    return languages.map((locale): Column => {
      const column = { head: `${name}_${locale}`, path: [name, locale], cell: 'text' } as const;
      return { ...named(column, ofItem), isNeeded: isNeeded && !mayLack(locale) };
    });
  });
}

function single(
  name: string,
  part: JsonSchema,
  words: Record<keyof Words, FormWords>,
  isNeeded: boolean,
): Column {
  const isDay = Reflect.get(part, 'format') === 'date';
  const plain = { head: name, path: [name], cell: isDay ? 'date' : 'text' } as const;
  const column: Column = { ...named(plain, words), isNeeded };
  const values = part.enum?.map(String);
  if (!values) return column;
  const offered = inDesk(
    (language) => (words[language][name] as FormWords)['ui:enumNames'] ?? values,
  );
  return {
    ...column,
    choices: new Map(
      [values, ...Object.values(offered)].flatMap((all) =>
        values.map((value, index) => [(all[index] ?? value).toLowerCase(), value] as const),
      ),
    ),
    offered: inDesk((language) => offered[language].join(', ')),
  };
}

function readRows(columns: readonly Column[], bytes: Uint8Array): PastedRows {
  const known = columns.map(({ head }) => head);
  const read = readCsv(bytes, known, (first) => headsOf(columns, first));
  const unknown = CSV_WORDS.unknownColumn(columns.map(({ title }) => title));
  const problems = [
    ...read.heads
      .filter((head) => !known.includes(head) && !COUNT.test(head))
      .map((head) => ({ row: read.headRow, column: head, words: unknown })),
    ...columns
      .filter(({ head, isNeeded }) => isNeeded && !read.heads.includes(head))
      .map(({ head, title }) => ({
        ...{ row: read.headRow, column: head },
        words: CSV_WORDS.missingColumn(title),
      })),
    ...known
      .filter((head) => read.heads.indexOf(head) !== read.heads.lastIndexOf(head))
      .map((head) => ({ row: read.headRow, column: head, words: CSV_WORDS.columnTwice })),
    ...read.nameless.map(({ row, letter }) => ({
      ...{ row, column: letter, words: CSV_WORDS.noHead(letter, read.headRow) },
    })),
  ];
  if (problems.length > 0) return { items: [], problems: titled(columns, problems), notes: [] };
  const { rows, notes } = corrected({ columns }, read.rows);
  const faults = rows.flatMap((row) => columns.flatMap((column) => faultIn(column, row)));
  const items = faults.length > 0 ? [] : rows.map((row) => itemOf(columns, row));
  return { items, problems: titled(columns, faults), notes: titled(columns, notes) };
}

/** Above numbers of the rows, which nothing needs. */
const COUNT = /^(?:(?:sl|s|sr|serial)\.?\s*(?:no|number)\.?|#|ക്രമ\s*(?:നമ്പർ|നം\.?))$/i;

function faultIn(
  { head, cell, isNeeded, choices, offered }: Column,
  { row, cells }: CsvRow,
): RowProblem[] {
  const text = cells.get(head);
  const at = (words: Words) => [{ row, column: head, words }];
  if (text === undefined) return isNeeded ? at(WORDS.empty) : [];
  if (offered && !choices?.has(text.toLowerCase())) return at(WORDS.other(text, offered));
  const fault = cellFault(text, cell);
  return fault ? at(fault) : [];
}

function itemOf(columns: readonly Column[], { cells }: CsvRow): unknown {
  return columns.reduce<unknown>((item, { head, path, cell, choices }) => {
    const text = cells.get(head);
    if (text === undefined) return item;
    return withValue(item, path, choices?.get(text.toLowerCase()) ?? cellValue(text, cell));
  }, {});
}
