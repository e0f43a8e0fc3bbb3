import { CsvError, parse } from 'csv-parse/sync';
import { DeskError, type Words } from '#desk/words.ts';

const DELIMITERS = [',', ';', '\t'] as const;

const REASONS = {
  encoding: {
    en: 'The file is not text in UTF-8. In the spreadsheet program, save it as "CSV UTF-8".',
    ml: 'ഫയൽ UTF-8 രൂപത്തിലല്ല. സ്പ്രെഡ്ഷീറ്റ് പ്രോഗ്രാമിൽ "CSV UTF-8" ആയി സേവ് ചെയ്യുക.',
  },
  broken: (row: number): Words => ({
    en: `Row ${row}: a quotation mark is not closed, or has text after it.`,
    ml: `വരി ${row}: ഉദ്ധരണി ചിഹ്നം അടച്ചിട്ടില്ല, അല്ലെങ്കിൽ അതിനു ശേഷം എഴുത്തുണ്ട്.`,
  }),
};

/** Excel's line before the headings, which names the separator and is not shown as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*\r?(?:\n|$)/i;

/**
 * The cells of a CSV file as spreadsheet programs save it, with a comma, semicolon or tab between
 * them, or of rows that were pasted from one.
 * @throws DeskError if it is not such a file
 */
export function cellsOf(bytes: Uint8Array): string[][] {
  return parsed(textOf(bytes));
}

function textOf(bytes: Uint8Array): string {
  try {
    // "Unicode text" of Excel.
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    throw new DeskError(422, REASONS.encoding);
  }
}

function parsed(text: string): string[][] {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  // A title above the names of the columns may stand alone in its row.
  const head =
    text
      .slice(line.length)
      .split('\n')
      .find((row) => /[,;\t]/.test(row)) ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  const delimiter =
    named ?? DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
  try {
    // Empty rows stay, so that rows are counted as the spreadsheet counts them.
    return parse(text.slice(line.length), {
      delimiter,
      trim: true,
      skip_empty_lines: false,
      relax_column_count: true,
      // Cells are pasted as they are: Anjali "Ammu" K.
      relax_quotes: delimiter === '\t',
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DeskError(422, REASONS.broken(Number(error.lines ?? 0)));
  }
}
