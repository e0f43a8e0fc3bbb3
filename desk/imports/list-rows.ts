import { readFileSync } from 'node:fs';
import type { FormWords, JsonSchema } from '#app/content/forms/form-words.ts';
import { parseLocale } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { formWords } from '#desk/server/forms/form-words.ts';
import { WORDS as DESK_WORDS, DeskError, type Words } from '#desk/words.ts';
import { cellFault, cellValue, corrected } from './csv-cells.ts';
import type { CsvColumn, RowProblem } from './csv-kinds.ts';
import { WORDS as CSV_WORDS } from './import-csv.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

/** A column of a list in a form, by what clerks may call it. */
type Column = CsvColumn & {
  names: readonly string[];
  isNeeded: boolean;
  /** What its words stand for, where only some are allowed. */
  choices?: ReadonlyMap<string, string>;
};

/** The rows of a pasted table as items of a list; none while there is a problem. */
export type PastedRows = { items: unknown[]; problems: RowProblem[]; notes: RowProblem[] };

const WORDS = {
  empty: { en: 'This cell is empty.', ml: 'ഈ കളം ഒഴിഞ്ഞുകിടക്കുന്നു.' },
  other: (text: string, known: string): Words => ({
    en: `Expected: one of ${known}. Found: "${text}".`,
    ml: `വേണ്ടത് ഇവയിലൊന്ന്: ${known}. കണ്ടത്: "${text}".`,
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
  const words = Object.values(formWords(id, schema)).map((each) => each[field] as FormWords);
  const needed: unknown = Reflect.get(list.items, 'required');
  return Object.entries(list.items.properties).flatMap(([name, part]) => {
    const titles = words.map(({ items }) => items?.[name] as FormWords | undefined);
    const isNeeded = Array.isArray(needed) && needed.includes(name);
    const languages = Object.keys(part.properties ?? {}).flatMap((each) => parseLocale(each) ?? []);
    if (languages.length === 0) return [single(name, part, titles, isNeeded)];
    return languages.map((locale): Column => {
      const own = titles.map((title) => [title, title?.[locale]] as [FormWords, FormWords]);
      return {
        ...{ head: `${name}_${locale}`, path: [name, locale], cell: 'text' },
        names: own.flatMap(([title, language]) => {
          const [of, inIt] = [title, language].map((each) => String(each?.['ui:title']));
          return [`${of} ${inIt}`, `${of} (${inIt})`];
        }),
        isNeeded: isNeeded && !mayLack(locale),
      };
    });
  });
}

function single(
  name: string,
  part: JsonSchema,
  titles: readonly (FormWords | undefined)[],
  isNeeded: boolean,
): Column {
  const names = titles.map((title) => title?.['ui:title'] ?? name);
  const values = part.enum?.map(String);
  const isDay = Reflect.get(part, 'format') === 'date';
  return {
    ...{ head: name, path: [name], cell: isDay ? 'date' : 'text', names, isNeeded },
    ...(values && {
      choices: new Map(
        values.flatMap((value, index) =>
          [value, ...titles.map((title) => title?.['ui:enumNames']?.[index] ?? value)].map(
            (word): [string, string] => [word.toLowerCase(), value],
          ),
        ),
      ),
    }),
  };
}

function readRows(columns: readonly Column[], bytes: Uint8Array): PastedRows {
  const known = columns.map(({ head }) => head);
  const read = readCsv(bytes, known, (first) => headsOf(columns, first));
  const problems = [
    ...read.heads
      .filter((head) => !known.includes(head))
      .map((head) => ({ row: 1, column: head, words: CSV_WORDS.unknownColumn(known) })),
    ...columns
      .filter(({ head, isNeeded }) => isNeeded && !read.heads.includes(head))
      .map(({ head }) => ({ row: 1, column: head, words: CSV_WORDS.missingColumn(head) })),
    ...known
      .filter((head) => read.heads.indexOf(head) !== read.heads.lastIndexOf(head))
      .map((head) => ({ row: 1, column: head, words: CSV_WORDS.columnTwice })),
    ...read.nameless.map(({ row, letter }) => ({
      ...{ row, column: letter, words: CSV_WORDS.noHead(letter) },
    })),
  ];
  if (problems.length > 0) return { items: [], problems, notes: [] };
  const { rows, notes } = corrected({ columns }, read.rows);
  const faults = rows.flatMap((row) => columns.flatMap((column) => faultIn(column, row)));
  const items = faults.length > 0 ? [] : rows.map((row) => itemOf(columns, row));
  return { items, problems: faults, notes };
}

/** The names of the columns in a first row, in small letters; `undefined` if it has none. */
function headsOf(columns: readonly Column[], cells: readonly string[]): string[] | undefined {
  const heads = cells.map((cell) => {
    const name = cell.toLowerCase();
    const found = columns.find(
      ({ head, names }) => head === name || names.some((each) => each.toLowerCase() === name),
    );
    return found?.head ?? name;
  });
  const isHeading = heads.some((head) => columns.some((column) => column.head === head));
  const { rows } = corrected({ columns }, [
    { row: 1, cells: new Map(columns.map(({ head }, place) => [head, cells[place] ?? ''])) },
  ]);
  const hasDay = columns.some(
    ({ head, cell }) => cell === 'date' && !cellFault(rows[0]?.cells.get(head) ?? '', cell),
  );
  return !isHeading && hasDay ? undefined : heads;
}

function faultIn({ head, cell, isNeeded, choices }: Column, { row, cells }: CsvRow): RowProblem[] {
  const text = cells.get(head);
  const at = (words: Words) => [{ row, column: head, words }];
  if (text === undefined) return isNeeded ? at(WORDS.empty) : [];
  if (choices && !choices.has(text.toLowerCase()))
    return at(WORDS.other(text, [...choices.keys()].join(', ')));
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
