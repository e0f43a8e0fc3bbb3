import { findEncodingFaults } from '#languages/encoding.ts';
import type { Expected } from './expected.ts';
import { findGarbledText } from './garbled-text.ts';
import { findMissingSigns } from './site-characters.ts';

/** Limits of a list, such as a rank list: more is divided. */
export const LIST_LIMITS = { rows: 10_000, columns: 20, cell: 300 };

/**
 * A cell that is not as it must be, by its row as a spreadsheet counts it and the name of its
 * column.
 */
export type CellFault = { row: number; column: string; expected: Expected; found: string };

/**
 * Also one that begins with a number, as what runs a program does (-2+3+cmd|' /C calc'!A0), and
 * behind a tab.
 */
const FORMULA = /^[=@]|^[+-](?![\d.\s-])|^[+-].*[|!]|^[+-].*[a-z]\(/i;
/** What Excel makes of a long number in a CSV file: its last digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;
const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+$)/;
const TAG = /<\/?[a-z!][^<>]*>/i;

const A_VALUE: Expected = {
  en: 'a value in place of a formula or an error of the spreadsheet',
  ml: 'സ്പ്രെഡ്ഷീറ്റിലെ സൂത്രവാക്യത്തിനോ പിഴവിനോ പകരം മൂല്യം',
};
const ALL_DIGITS: Expected = {
  en: 'all digits of the number (make the column text in the spreadsheet, and save it again)',
  ml: 'സംഖ്യയുടെ എല്ലാ അക്കങ്ങളും (സ്പ്രെഡ്ഷീറ്റിൽ കോളം Text ആക്കി വീണ്ടും സേവ് ചെയ്യുക)',
};
const WORDS_ALONE: Expected = { en: 'plain text without HTML', ml: 'HTML ഇല്ലാത്ത ഉള്ളടക്കം' };
const SHORT: Expected = {
  en: `at most ${LIST_LIMITS.cell} characters`,
  ml: `പരമാവധി ${LIST_LIMITS.cell} അക്ഷരം`,
};
const A_NAME: Expected = { en: 'a name that no other column has', ml: 'മറ്റൊരു കോളത്തിനും ഇല്ലാത്ത പേര്' };
const A_HEADING: Expected = {
  en: 'the name of the column (the first row has the names of all columns)',
  ml: 'കോളത്തിന്റെ പേര്; ആദ്യവരിയിൽ കോളങ്ങളുടെ പേരുകൾ വേണം',
};
const NO_MORE: Expected = {
  en: 'no more cells than columns',
  ml: 'കോളങ്ങളുടെ എണ്ണത്തിൽ കവിയാത്ത സെല്ലുകൾ',
};

/**
 * What is wrong in the cells of a list, the headings of its columns first.
 * @param most how many faults are named
 */
export function findCellFaults(cells: readonly (readonly string[])[], most = 20): CellFault[] {
  const [heads = [], ...rows] = cells;
  const faults: CellFault[] = [];
  heads.forEach((head, place) => {
    if (head === '' || heads.indexOf(head) !== place)
      faults.push({ row: 1, column: nameOf(heads, place), expected: A_NAME, found: head });
  });
  const [first = ''] = heads;
  if (/^\d+$/.test(first))
    faults.push({ row: 1, column: nameOf(heads, 0), expected: A_HEADING, found: first });
  for (const [index, row] of [heads, ...rows].entries()) {
    if (faults.length >= most) break;
    for (const [place, cell] of row.entries()) {
      const expected = place >= heads.length ? NO_MORE : ruleOf(cell);
      if (expected)
        faults.push({
          row: index + 1,
          column: nameOf(heads, place),
          expected,
          found: cell.slice(0, 40),
        });
    }
  }
  return faults.slice(0, most);
}

/** Numbers and codes have no rule. */
function ruleOf(written: string): Expected | undefined {
  const cell = written.trim();
  if (/^[\w ./-]*$/.test(cell) && cell.length <= LIST_LIMITS.cell && !/^-[a-z]/i.test(cell))
    return undefined;
  if (cell.length > LIST_LIMITS.cell) return SHORT;
  if (FORMULA.test(cell) || ERROR.test(cell)) return A_VALUE;
  if (SHORTENED.test(cell)) return ALL_DIGITS;
  if (TAG.test(cell)) return WORDS_ALONE;
  return [...findGarbledText(cell), ...findMissingSigns(cell), ...findEncodingFaults(cell)][0]
    ?.rule;
}

/** A column by its heading, else by the letter of a spreadsheet. */
const nameOf = (heads: readonly string[], place: number) =>
  heads[place] || String.fromCharCode(65 + (place % 26));

/**
 * Headings of columns about a person that a list seldom has to show, as people and portals write
 * them: without stops, `MobileNo` in two words.
 */
const PERSONAL_HEAD =
  /\b(?:mob|mobile|ph(?! ?d\b)|phone|telephone|whats ?app|contact(?=$|;)|contact (?:no|number|details)|[eg][- ]?mail|aadhaa?r|uid|pan|passport|voter|dob|date of birth|birth|(?:family |annual )?income|bpl|disab\w*|pwd|pwbd|differently abled|caste|religion|community|nativity|address|house name|pin ?code|father\w*|mother\w*|parent\w*|guardian\w*|bank|account|a\/c|ifsc|blood)\b|മൊബൈൽ|ഫോൺ|ഇ-?മെയിൽ|ആധാർ|ജനന|വരുമാന|ഭിന്നശേഷി|അംഗപരിമിത|ജാതി|സമുദായ|മതം|വിലാസം|വീട്ടുപേര്|അച്ഛ|അമ്മ|പിതാ|മാതാ|രക്ഷിതാ|രക്ഷാകർത്താ|ബാങ്ക്|അക്കൗണ്ട്/i;
/**
 * Numbers by which a list names candidates, also as ROLLNO; some have as many digits as that of a
 * mobile or of Aadhaar.
 */
const NUMBER_HEAD =
  /\b(?:roll|reg|register|registration|enrol(?:l?ment)?|application|appl?n|hall ?ticket|admission|candidate(?= ?n(?:o|umber)\b))(?: ?(?:no|number))?\b/i;
/** What a mobile number, an address for mail and a number of Aadhaar look like, among words too. */
const PERSONAL_CELL =
  /(?<![\w.])(?:\+?91|0)?[ -]?[6-9]\d{3}(?:[ -]?\d){6}(?!\w)|\S@\S+\.\S|(?<!\w)[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?!\w)/;

/** The columns with details of persons that are not to be public without a rule that says so. */
export function personalColumns([heads = [], ...rows]: readonly (readonly string[])[]): string[] {
  return heads.filter((head, place) => {
    const said = head.replaceAll('.', '').replaceAll('_', ' ');
    // The name as it is too: PwBD is one word.
    const words = `${said}; ${said.replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')}`;
    if (PERSONAL_HEAD.test(words)) return true;
    return !NUMBER_HEAD.test(words) && rows.some((row) => PERSONAL_CELL.test(row[place] ?? ''));
  });
}
