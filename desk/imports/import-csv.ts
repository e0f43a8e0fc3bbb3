import { z } from 'zod';
import { valueAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { issueFaults } from '#app/content/reading/issue-faults.server.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { FIRST, inLanguages, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { isDeviceName } from '#app/lib/file-names.ts';
import { slugOf } from '#app/lib/slug.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { isId, listEntries, readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { formWords } from '#desk/server/forms/form-words.ts';
import { problemWords } from '#desk/server/forms/problem-words.ts';
import type { Words } from '#desk/words.ts';
import { cellFault, cellParts, cellValue, corrected, isDated } from './csv-cells.ts';
import type { ImportedEntry, ImportResult, RowProblem } from './csv-kinds.ts';
import { CSV_KINDS, type CsvColumn, type CsvKind, csvKinds } from './csv-kinds.ts';
import { headsOf, type NamedColumn, named } from './named-columns.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { withSeatIds } from './seat-letters.ts';

type Value = Record<string, unknown>;
type Current = ReadonlyMap<string, Value>;
/**
 * Who has a name: an entry that is there, or the row of this file, with what tells it apart from
 * others of its title.
 */
type Holder = { row?: number; apart: () => unknown };

/** The column `id`, as the form calls it. */
const ADDRESS_NAME: Words = { en: 'Name in the address', ml: 'വെബ് വിലാസത്തിലെ പേര്' };

export const CSV_WORDS = {
  missingColumn: (title: Words): Words => ({
    en: `The column ${title.en} is missing.`,
    ml: `${title.ml} എന്ന കോളം ഇല്ല.`,
  }),
  unknownColumn: (titles: readonly Words[]): Words => ({
    en: `This column is not known. Known columns: ${titles.map(({ en }) => en).join('; ')}.`,
    ml: `ഈ കോളം ആവശ്യമില്ല. ഉപയോഗിക്കാവുന്ന കോളങ്ങൾ: ${titles.map(({ ml }) => ml).join('; ')}.`,
  }),
  columnTwice: { en: 'This column is there twice.', ml: 'ഈ കോളം രണ്ടു തവണയുണ്ട്.' },
  noHead: (letter: string, headRow: number): Words => ({
    en: `Column ${letter} has no heading in row ${headRow}, but this row has a text in it.`,
    ml: `കോളം ${letter}: വരി ${headRow}-ൽ കോളത്തിന്റെ പേരില്ല, പക്ഷേ ഈ വരിയിൽ ഉള്ളടക്കമുണ്ട്.`,
  }),
  twice: (row: number): Words => ({
    en: `The same entry is in row ${row}. If this is another one, fill in the column ${ADDRESS_NAME.en}.`,
    ml: `വരി ${row}-ലും ഇതേ വിവരമുണ്ട്. ഇത് വേറെയാണെങ്കിൽ “${ADDRESS_NAME.ml}” എന്ന കോളം പൂരിപ്പിക്കുക.`,
  }),
  exists: (id: string): Words => ({
    en: `An entry with the name ${id} exists. An import only adds new entries. If this is another one, write another one in the column ${ADDRESS_NAME.en}.`,
    ml: `${id} എന്ന പേരിൽ ഒരു വിവരം നിലവിലുണ്ട്. ഇംപോർട്ട് ചെയ്യുമ്പോൾ പുതിയവ മാത്രമേ ചേർക്കൂ. ഇത് വേറെയാണെങ്കിൽ “${ADDRESS_NAME.ml}” എന്ന കോളത്തിൽ മറ്റൊരു പേര് നൽകുക.`,
  }),
  device: (id: string): Words => ({
    en: `No entry can be called ${id}: Windows has no files of this name.`,
    ml: `${id} എന്ന പേര് നൽകാനാവില്ല: വിൻഡോസിൽ ഈ പേരിൽ ഫയൽ സൂക്ഷിക്കാനാവില്ല.`,
  }),
  unknown: (id: string): Words => ({
    en: `There is no entry ${id}.`,
    ml: `${id} എന്നൊരു വിവരം ഇല്ല.`,
  }),
  noId: {
    en: `No name for addresses can be made from this. Fill in the column ${ADDRESS_NAME.en}: small English letters, digits and hyphens.`,
    ml: `ഇതിൽനിന്ന് വെബ് വിലാസത്തിലെ പേര് ഉണ്ടാക്കാനാവില്ല. “${ADDRESS_NAME.ml}” എന്ന കോളം പൂരിപ്പിക്കുക: ചെറിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ, അക്കങ്ങൾ, ഹൈഫൻ.`,
  },
  unequal: {
    en: 'The English and the Malayalam list do not have the same number of parts.',
    ml: 'ഇംഗ്ലീഷിലും മലയാളത്തിലും ഭാഗങ്ങളുടെ എണ്ണം ഒന്നല്ല.',
  },
} as const;

/**
 * Reads a CSV file of a content type and checks each row by the schema; writes nothing.
 * @throws DeskError if the file is not CSV
 */
export function importCsv(
  content: ContentFolder,
  id: CsvKind['kind'],
  bytes: Uint8Array,
): ImportResult {
  const csv = csvKinds(content.published).find((known) => known.kind === id);
  const kind = kindOf(id);
  if (!csv || !kind) throw new Error(`${id} cannot be imported`);
  const columns = columnsOfKind(csv, content.published);
  const read = readCsv(bytes, [], (first) => headsOf(columns, first));
  const { headRow, rows: typed, nameless } = read;
  const { rows, notes } = corrected(csv, withSeatIds(content, csv, typed));
  const problems = [
    ...headProblems(csv, columns, kind, read),
    ...nameless.map(({ row, letter }) => ({
      row,
      column: letter,
      words: CSV_WORDS.noHead(letter, headRow),
    })),
  ];
  if (problems.length > 0) return { entries: [], problems };
  const currentOf = (entry: string) =>
    (csv.isUpdate ? (readEntry(content, kind, entry)?.value ?? {}) : {}) as Value;
  const current: Current = new Map(
    listEntries(content, kind).map((entry) => [entry, currentOf(entry)]),
  );
  const apartOf = (entry: string) => () =>
    Reflect.get(Object(valueOfEntry(content, kind, entry)), csv.toldApartBy ?? '');
  // Names that differ in capital letters only are one file on Windows and macOS.
  const holders = new Map<string, Holder>(
    [...(csv.isUpdate ? [] : current.keys())].map((entry) => [
      entry.toLowerCase(),
      { apart: apartOf(entry) },
    ]),
  );
  const all = rows.map((row) => readRow(csv, kind, row, current, holders, content.published));
  return {
    entries: all.flatMap(({ entry }) => entry ?? []),
    problems: all.flatMap((row) => row.problems),
    notes,
  };
}

/** The columns of a file with the name for addresses, each by what clerks may call it. */
export function columnsOfKind({ kind, columns }: CsvKind, published: Publishing): NamedColumn[] {
  const known = kindOf(kind);
  const words = formWords(kind, known ? formSchema(known, published) : {});
  const names = ['id', ...Object.values(ADDRESS_NAME).map((name) => name.toLowerCase())];
  const id: NamedColumn = { ...NAME, title: ADDRESS_NAME, names };
  return [id, ...columns.map((column) => named(column, words))];
}

const NAME: CsvColumn = { head: 'id', path: [], cell: 'text', isOptional: true };

/**
 * The row of headings must name all fields that every entry needs, in the languages that need
 * them, and no others.
 */
function headProblems(
  { isUpdate }: CsvKind,
  columns: readonly NamedColumn[],
  { schema }: Kind,
  { heads, headRow }: ReturnType<typeof readCsv>,
): RowProblem[] {
  const known = columns.map(({ head }) => head);
  const { required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const needed = columns.filter(({ path, isOptional }) =>
    isUpdate
      ? !isOptional
      : required.includes(path[0] ?? '') && !mayLack(parseLocale(path.at(-1)) ?? FIRST),
  );
  return [
    ...needed
      .filter(({ head }) => !heads.includes(head))
      .map(({ head, title }) => ({
        ...{ row: headRow, column: head },
        words: CSV_WORDS.missingColumn(title),
      })),
    ...heads
      .filter((head) => !known.includes(head))
      .map((head) => ({
        ...{ row: headRow, column: head },
        words: CSV_WORDS.unknownColumn(columns.map(({ title }) => title)),
      })),
    ...known
      .filter((head) => heads.indexOf(head) !== heads.lastIndexOf(head))
      .map((head) => ({ row: headRow, column: head, words: CSV_WORDS.columnTwice })),
  ];
}

function readRow(
  csv: CsvKind,
  kind: Kind,
  { row, cells }: CsvRow,
  current: Current,
  holders: Map<string, Holder>,
  published: Publishing,
): { entry?: ImportedEntry; problems: RowProblem[] } {
  const id = idOf(csv, kind, cells, current, holders);
  const said = (column: string, words: Words): { problems: RowProblem[] } => ({
    problems: [{ row, column, words }],
  });
  if (id !== undefined && !csv.isUpdate && isDeviceName(id))
    return said('id', CSV_WORDS.device(id));
  if (id === undefined || !isId(kind, id))
    return said(
      cells.has('id') ? 'id' : csv.idFrom[0],
      csv.isUpdate ? CSV_WORDS.unknown(nameIn(csv, cells)) : CSV_WORDS.noId,
    );
  const other = holders.get(id.toLowerCase());
  if (other)
    return other.row
      ? said(csv.idFrom[0], CSV_WORDS.twice(other.row))
      : said('id', CSV_WORDS.exists(id));
  holders.set(id.toLowerCase(), { row, apart: () => apartIn(csv, cells) });
  const faults = csv.columns.flatMap(({ head, cell }) => {
    const words = cellFault(cells.get(head) ?? '', cell);
    return words && cells.has(head) ? [{ row, column: head, words }] : [];
  });
  const first = { ...(kind.key === 'id' && { id }), ...(csv.isUpdate ? current.get(id) : {}) };
  const { value, unequal } = filled(first, csv.columns, cells, published);
  const result = parseFor(kind.schema, value, published);
  const found = [
    ...unequal.map((column) => ({ row, column, words: CSV_WORDS.unequal })),
    ...(result.success ? [] : issuesOf(result.error, csv, value, row)),
  ];
  // The schema would say the same again in other words, and compare other dates with one that is
  // none.
  const isTime = (head: string) =>
    csv.columns.some((column) => column.head === head && isDated(column.cell));
  const isSaid = (column: string) =>
    faults.some((fault) => fault.column === column || (isTime(fault.column) && isTime(column)));
  const problems = [...faults, ...found.filter(({ column }) => !isSaid(column))];
  return { entry: { kind: kind.id, id, value, row }, problems };
}

/**
 * The name of a row's entry: one that is free, or that of the same entry. Another one of its title
 * has a number in its name.
 */
function idOf(
  csv: CsvKind,
  { key }: Kind,
  cells: CsvRow['cells'],
  current: Current,
  holders: ReadonlyMap<string, Holder>,
): string | undefined {
  const wanted = cells.get('id');
  if (csv.isUpdate)
    return [...current].find(
      ([id, value]) =>
        id === wanted || (wanted === undefined && titleIn(csv, value) === nameIn(csv, cells)),
    )?.[0];
  const name = nameIn(csv, cells);
  const first = wanted ?? (csv.idFrom[0] === key ? name : slugOf(name));
  const isOther = (id: string) => {
    const holder = holders.get(id.toLowerCase());
    return wanted === undefined && holder && holder.apart() !== apartIn(csv, cells);
  };
  let id = first;
  for (let number = 2; isOther(id); number++) id = `${first}-${number}`;
  return id || undefined;
}

/** What an entry that is there has in the column by which rows find it. */
function titleIn({ columns, idFrom }: CsvKind, value: Value): unknown {
  const { path = [] } = columns.find(({ head }) => head === idFrom[0]) ?? {};
  return valueAt(value, path);
}

/** What a row is called, of which its id is made. */
function nameIn({ idFrom }: CsvKind, cells: CsvRow['cells']): string {
  return idFrom.map((head) => cells.get(head) ?? '').join(' ');
}

function apartIn({ columns, toldApartBy }: CsvKind, cells: CsvRow['cells']): unknown {
  const column = columns.find(({ path }) => path[0] === toldApartBy);
  return column && cellValue(cells.get(column.head) ?? '', column.cell);
}

/** An entry with the cells of a row; and the columns of lists whose languages differ in length. */
function filled(
  first: Value,
  columns: readonly CsvColumn[],
  cells: CsvRow['cells'],
  published: Publishing,
): { value: Value; unequal: string[] } {
  const unequal: string[] = [];
  const value = columns.reduce<unknown>((sofar, { head, path, cell }) => {
    const text = cells.get(head);
    const locale = cell === 'list' ? parseLocale(path.at(-1)) : undefined;
    if (locale === undefined) {
      const content = text === undefined ? undefined : cellValue(text, cell);
      return content === undefined ? sofar : withValue(sofar, path, content);
    }
    if (locale !== FIRST) return sofar;
    const lists = inLanguages(published, (each) =>
      cellParts(cells.get(`${head.slice(0, -locale.length)}${each}`)),
    );
    const { [FIRST]: parts = [] } = lists;
    const languages = published.languages.filter((each) => lists[each]?.length || !mayLack(each));
    if (!languages.every((each) => lists[each]?.length === parts.length)) unequal.push(head);
    const texts = parts.map((_, index) =>
      inLanguages({ languages }, (each) => lists[each]?.[index] ?? ''),
    );
    return texts.length > 0 ? withValue(sofar, path.slice(0, -1), texts) : sofar;
  }, first);
  return { value: value as Value, unequal };
}

function issuesOf(
  { issues }: z.ZodError,
  { kind }: CsvKind,
  value: Value,
  row: number,
): RowProblem[] {
  return issues.flatMap((issue) =>
    issueFaults(value, issue).map((fault) => ({
      row,
      column: columnOf(kind, issue.path),
      words: problemWords(fault),
    })),
  );
}

/** Head of the column that fills a field; empty where none does. */
export function columnOf(kind: string, place: readonly PropertyKey[]): string {
  const names = place.filter((part) => typeof part === 'string');
  const columns = CSV_KINDS.find((known) => known.kind === kind)?.columns ?? [];
  return (
    columns.find(
      ({ path }) => names.length > 0 && names.every((name, index) => path[index] === name),
    )?.head ?? ''
  );
}
