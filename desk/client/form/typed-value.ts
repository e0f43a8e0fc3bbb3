/**
 * What was typed into a field, as the value for the file. Only an empty field has no value:
 * anything that is not understood stays as it was typed, so that the check names it at the field
 * and the stored value is not lost.
 */

/** Digits of Malayalam, Devanagari and wide letters begin at these code points. */
const ZEROS = [0x0d66, 0x0966, 0xff10];
const OTHER_DIGIT = /[\u0d66-\u0d6f\u0966-\u096f\uff10-\uff19]/gu;
/** 650000, 6,50,000 and 650,000, 6 50 000; with a decimal part. */
const GROUPED =
  /^[-−]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+|\d{1,2}(?: \d{2})* \d{3})(?:\.\d+)?$/u;
const BEFORE = /^(?:₹|Rs\.?|INR|Re\.?|രൂപ|രൂ\.?)\s*/iu;
const AFTER = / ?(?:\/[-–—=]?|₹|Rs\.?|INR|rupees?|രൂപ|രൂ\.?|only)$/iu;

/** With its words and signs. A longer text is no number. */
const LONGEST_NUMBER = 60;

/** A number as people in India write it: `6,50,000`, `₹ 16250/-`, `Rs. 8,750`, `൧൨`. */
export function readNumber(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  if (typed.length > LONGEST_NUMBER) return typed;
  const text = typed.replaceAll(/[\s\u00a0\u200b-\u200f\u202f]+/gu, ' ').trim();
  const latin = text.replaceAll(OTHER_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code && code < zero + 10) ?? code));
  });
  let bare = latin.replace(BEFORE, '');
  while (AFTER.test(bare)) bare = bare.replace(AFTER, '');
  // The form's library would make numbers of 1e5 and Infinity.
  if (!GROUPED.test(bare)) return Number.isNaN(Number(text)) ? text : `“${text}”`;
  return Number(bare.replaceAll(/[, ]/g, '').replace('−', '-'));
}

/** Whole years, `4` or `4 years`, as the duration P4Y. */
export function readYears(typed: string): string | undefined {
  const text = typed.trim();
  const [, years] = /^(\d{1,2})\s*(?:y|yrs?|years?|വർഷം)?\.?$/iu.exec(text) ?? [];
  return years ? `P${Number(years)}Y` : text || undefined;
}

/** Stands for a date of which only some parts were typed: the browser does not say which. */
const INCOMPLETE = '…';

/** A day from the browser's field; part of one is no day, and not an empty field. */
export function readDay(value: string, isIncomplete: boolean): string | undefined {
  return value || (isIncomplete ? INCOMPLETE : undefined);
}

const INDIA = '+05:30';

/** A moment in the time of India from the browser's field. */
export function readMoment(value: string, isIncomplete: boolean): string | undefined {
  return value
    ? `${value.slice(0, value.indexOf('T') + 6)}:00${INDIA}`
    : isIncomplete
      ? INCOMPLETE
      : undefined;
}

/** One line of words. */
export function readLine(typed: string): string | undefined {
  return typed.replaceAll('\n', ' ') || undefined;
}

/** A list with an item on each line. */
export function readLines(typed: string): string[] | undefined {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 0 ? lines : undefined;
}

/** Days, one on each line, also as they are written in India: 30/11/2026. */
export function readDays(typed: string): string[] | undefined {
  return readLines(typed)?.map((line) => {
    const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(line) ?? [];
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : line;
  });
}
