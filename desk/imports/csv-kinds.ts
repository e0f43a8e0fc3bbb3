import { COURSE } from '#app/content/forms/choices.ts';
import { FIRST, LOCALES, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import type { Words } from '#desk/words.ts';

/** How the text of a cell becomes the value of a field. */
type CellKind =
  | 'text'
  | 'list'
  | /** Parts of a list that are the paragraphs of a text. */ 'paragraphs'
  | 'number'
  | 'flag'
  | 'date'
  | 'moment'
  | /** The last moment of a day, five in the afternoon if no time is written. */ 'last-moment'
  | /** One of the words of a list. */ 'word';

/**
 * A column of a CSV file and the field it fills. A pair of texts has two columns, `title_en` and
 * `title_ml`.
 */
export type CsvColumn = {
  head: string;
  path: readonly string[];
  cell: CellKind;
  /** A file that changes entries may leave it out. */
  isOptional?: true;
};

/** A type of content that can be imported from a CSV file. */
export type CsvKind = {
  /** Kind of content, see KINDS. */
  kind: string;
  columns: readonly CsvColumn[];
  /** Columns of which the id is made if the file has no column `id`. */
  idFrom: readonly [string, ...string[]];
  /** Field by which entries of one title are told apart: another gets a name of its own. */
  toldApartBy?: string;
  /** Only changes entries that are there; the others only add new ones. */
  isUpdate?: true;
};

const column = (head: string, path = head, cell: CellKind = 'text'): CsvColumn => ({
  head,
  path: path.split('.'),
  cell,
});
const pair = (head: string, path = head, cell: CellKind = 'text') =>
  LOCALES.map((locale) => column(`${head}_${locale}`, `${path}.${locale}`, cell));

/** What can be imported; `id` is a column of all. */
export const CSV_KINDS: readonly CsvKind[] = [
  {
    kind: 'people',
    idFrom: ['name_en'],
    toldApartBy: 'department',
    columns: [
      ...pair('name'),
      column('initials'),
      column('department'),
      column('designation', 'designation', 'word'),
      column('head', 'isHead', 'flag'),
      ...pair('summary'),
      ...pair('qualifications', 'qualifications', 'list'),
      ...pair('areas', 'areas', 'list'),
      ...pair('courses', 'courses', 'list'),
      column('programmes', 'programmes', 'list'),
      column('laboratories', 'laboratories', 'list'),
      ...pair('room', 'contact.place'),
      column('email', 'contact.email'),
      column('phone', 'contact.phone'),
    ],
  },
  {
    kind: 'news',
    idFrom: ['title_en'],
    toldApartBy: 'issuedOn',
    columns: [
      ...pair('title'),
      ...pair('summary'),
      column('category', 'kind', 'word'),
      column('issued_on', 'issuedOn', 'date'),
      column('valid_until', 'validUntil', 'last-moment'),
      ...pair('audience'),
      column('departments', 'departments', 'list'),
      ...pair('text', 'body', 'paragraphs'),
      ...pair('steps', 'steps', 'list'),
      column('attachments', 'attachments', 'list'),
      column('office', 'contact'),
    ],
  },
  {
    kind: 'events',
    idFrom: ['title_en'],
    toldApartBy: 'start',
    columns: [
      ...pair('title'),
      ...pair('summary'),
      column('begins', 'start', 'moment'),
      column('ends', 'end', 'moment'),
      ...pair('venue'),
      ...pair('audience'),
      column('departments', 'departments', 'list'),
      ...pair('text', 'body', 'paragraphs'),
      column('office', 'contact'),
    ],
  },
  {
    kind: 'fees',
    idFrom: ['name_en'],
    isUpdate: true,
    /** The courses are those of the college. */
    get columns() {
      const amounts = Object.keys(COURSE(FIRST)).map(
        (course): CsvColumn => ({
          ...column(course, `amounts.${course}`, 'number'),
          isOptional: true,
        }),
      );
      return [column('name_en', 'name.en'), ...amounts];
    },
  },
  {
    kind: 'programmes',
    idFrom: ['code'],
    isUpdate: true,
    columns: [column('code'), column('seats', 'Intake', 'number')],
  },
  {
    kind: 'last-ranks',
    idFrom: ['programme', 'seats', 'year', 'round'],
    columns: [
      column('year'),
      column('round', 'round', 'number'),
      column('programme'),
      column('seats'),
      column('rank', 'rank', 'number'),
    ],
  },
  { kind: 'redirects', idFrom: ['from'], columns: [column('from'), column('to')] },
];

/** What can be imported, with columns for the texts of languages that are published. */
export function csvKinds({ languages }: Publishing): CsvKind[] {
  const isAsked = ({ path }: CsvColumn) => {
    const locale = parseLocale(path.at(-1));
    return locale === undefined || languages.includes(locale);
  };
  return CSV_KINDS.map((csv) => ({ ...csv, columns: csv.columns.filter(isAsked) }));
}

/** An entry that an import would write, with the row of the file it comes from. */
export type ImportedEntry = {
  kind: string;
  id: string;
  value: Record<string, unknown>;
  row: number;
};

/** A problem of a row of an imported file, or an omitted part. */
export type RowProblem = {
  /** Row as a spreadsheet counts it, from 1. */
  row: number;
  /** Heading of the column; empty for the whole row. */
  column: string;
  words: Words;
};

/** What is said of a row of a pasted list, whose columns are called as in the form. */
export type RowRemark = Omit<RowProblem, 'column'> & { column: string | Words };

/** All entries and all problems of a file: nothing is written while there is a problem. */
export type ImportResult = {
  entries: ImportedEntry[];
  problems: RowProblem[];
  /** What was corrected in a list. */
  notes?: RowProblem[];
};
