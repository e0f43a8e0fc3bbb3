import { stringify } from 'csv-stringify/sync';
import { findCellFaults, LIST_LIMITS, personalColumns } from '#app/lib/list-cells.ts';
import { DeskError } from '#desk/words.ts';
import { correctEncoding } from '#languages/encoding.ts';
import { cellsOf } from './read-cells.ts';

const REASONS = {
  empty: {
    en: 'The list has no rows below the headings of its columns.',
    ml: 'കോളങ്ങളുടെ പേരിനു താഴെ വരികളൊന്നുമില്ല.',
  },
  tooLarge: {
    en: `A list has at most ${LIST_LIMITS.rows} rows and ${LIST_LIMITS.columns} columns. Divide it.`,
    ml: `പട്ടികയിൽ പരമാവധി ${LIST_LIMITS.rows} വരികളും ${LIST_LIMITS.columns} കോളങ്ങളുമാകാം. ഭാഗങ്ങളാക്കുക.`,
  },
};

/** How many wrong cells are named at once. */
const MOST_NAMED = 5;

/** Written as text by programs that keep the zeros of a number: ="0012". */
const TEXT_OF_NUMBER = /^="([^"]*)"$/;

/** A cell as it is kept: Malayalam of every keyboard in the one encoding of the site. */
const inOneForm = (cell = '') =>
  correctEncoding(cell.trim().replace(TEXT_OF_NUMBER, '$1')).text.trim();

/**
 * A list as it is kept: UTF-8 with commas, without empty rows and columns.
 * @throws DeskError that names wrong cells by row and column
 */
export function prepareList(bytes: Uint8Array): { bytes: Uint8Array; personal: string[] } {
  const read = cellsOf(bytes).map((row) => row.map(inOneForm));
  const isFilled = (place: number) => read.some((row) => (row[place] ?? '') !== '');
  // Rows keep their numbers until wrong cells were named.
  const width = Math.max(0, ...read.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place).filter(isFilled);
  const all = read.map((row) => places.map((place) => row[place] ?? ''));
  // What stands alone above the headings is the name of the list.
  const above = Math.max(
    0,
    all.findIndex((row) => row.filter(Boolean).length > 1),
  );
  const cells = all.slice(above);
  const [heads = [], ...rows] = cells.filter((row) => row.some(Boolean));
  if (rows.length === 0) throw new DeskError(422, REASONS.empty);
  if (rows.length > LIST_LIMITS.rows || heads.length > LIST_LIMITS.columns)
    throw new DeskError(422, REASONS.tooLarge);
  const faults = findCellFaults(cells, MOST_NAMED);
  if (faults.length > 0)
    throw new DeskError(422, {
      en: faults
        .map(
          ({ row, column, expected, found }) =>
            `Row ${above + row}, column ${column}: expected ${expected.en}, found “${found}”.`,
        )
        .join(' '),
      ml: faults
        .map(
          ({ row, column, expected, found }) =>
            `വരി ${above + row}, കോളം ${column}: വേണ്ടത് ${expected.ml}; ഉള്ളത് “${found}”.`,
        )
        .join(' '),
    });
  const kept = [heads, ...rows];
  return { bytes: Buffer.from(stringify(kept, { bom: true })), personal: personalColumns(kept) };
}
