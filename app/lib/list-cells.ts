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

const FORMULA = /^[=@]|^[+-](?![\d.\s-])/;
const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+$)/;
const TAG = /<\/?[a-z!][^<>]*>/i;

const A_VALUE: Expected = {
  en: 'a value in place of a formula or an error of the spreadsheet',
  ml: 'സ്പ്രെഡ്ഷീറ്റിലെ സൂത്രവാക്യത്തിനോ പിഴവിനോ പകരം മൂല്യം',
};
const WORDS_ALONE: Expected = { en: 'plain text without HTML', ml: 'HTML ഇല്ലാത്ത ഉള്ളടക്കം' };
const SHORT: Expected = {
  en: `at most ${LIST_LIMITS.cell} characters`,
  ml: `പരമാവധി ${LIST_LIMITS.cell} അക്ഷരം`,
};
const A_NAME: Expected = { en: 'a name that no other column has', ml: 'മറ്റൊരു കോളത്തിനും ഇല്ലാത്ത പേര്' };
const NO_MORE: Expected = {
  en: 'no more cells than columns',
  ml: 'കോളങ്ങളുടെ എണ്ണത്തിൽ കവിയാത്ത കള്ളികൾ',
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
function ruleOf(cell: string): Expected | undefined {
  if (/^[\w ./-]*$/.test(cell) && cell.length <= LIST_LIMITS.cell && !/^-[a-z]/i.test(cell))
    return undefined;
  if (cell.length > LIST_LIMITS.cell) return SHORT;
  if (FORMULA.test(cell) || ERROR.test(cell)) return A_VALUE;
  if (TAG.test(cell)) return WORDS_ALONE;
  return [...findGarbledText(cell), ...findMissingSigns(cell), ...findEncodingFaults(cell)][0]
    ?.rule;
}

/** A column by its heading, else by the letter of a spreadsheet. */
const nameOf = (heads: readonly string[], place: number) =>
  heads[place] || String.fromCharCode(65 + (place % 26));

/** Headings of columns about a person that a list seldom has to show. */
const PERSONAL_HEAD =
  /\b(?:mobile|phone|telephone|whats ?app|contact (?:no|number)|e-?mail|aadhaa?r|pan (?:no|number)|dob|date of birth|birth|(?:family |annual )?income|disab\w*|pwd|pwbd|differently abled|caste|religion|community|address|father\w*|mother\w*|parent\w*|guardian\w*|bank|account|ifsc|blood group)\b|മൊബൈൽ|ഫോൺ|ഇ-?മെയിൽ|ആധാർ|ജനന|വരുമാന|ഭിന്നശേഷി|ജാതി|മതം|വിലാസം|അച്ഛ|അമ്മ|രക്ഷിതാ|രക്ഷാകർത്താ|ബാങ്ക്|അക്കൗണ്ട്/i;
/**
 * What a mobile number, an address for mail and a number of Aadhaar look like, whatever the heading
 * is.
 */
const PERSONAL_CELL =
  /^(?:(?:\+?91|0)[ -]?)?[6-9]\d{4} ?\d{5}$|^\S+@\S+\.\S+$|^\d{4}[ -]?\d{4}[ -]?\d{4}$/;

/** The columns with details of persons that are not to be public without a rule that says so. */
export function personalColumns([heads = [], ...rows]: readonly (readonly string[])[]): string[] {
  return heads.filter((head, place) => {
    if (PERSONAL_HEAD.test(head.replaceAll('_', ' '))) return true;
    const filled = rows.map((row) => row[place] ?? '').filter(Boolean);
    return (
      filled.length > 0 &&
      filled.filter((cell) => PERSONAL_CELL.test(cell)).length > filled.length / 2
    );
  });
}
