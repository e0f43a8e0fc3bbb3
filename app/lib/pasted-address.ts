/**
 * Signs that no address of the site ends with, as a browser sends them: of the sentence around a
 * pasted address, and invisible ones.
 */
const SIGNS = [
  // \x22 is a quotation mark, which Apache's rules cannot quote.
  /[.,;:!)\]}>'\x22*]/,
  // Space, quotation marks, brackets, comma and the like; no-break space, soft hyphen; marks of
  // direction, joiners, dashes, curly quotes.
  /%(?:2[0279ACE]|3[ABCE]|5[BD]|60|7[BD]|C2%A[0D]|E2%80%(?:8[B-F]|9[3-9A-F]|A[6A-E])|E2%81%A0|EF%BB%BF)/,
  // A mark of a campaign without its question mark.
  /&[^/?\s]*/,
];

/**
 * What follows a pasted address by mistake, at the end of an encoded path. Works without regard to
 * case in JavaScript and PCRE. Source of the kind: addresses that end a printed sentence are asked
 * for with its full stop.
 */
export const PASTED_ENDING = `(?:${SIGNS.map(({ source }) => source).join('|')})+`;

/**
 * An encoded path without what was pasted behind it; `undefined` if there is nothing. A path that
 * could lead to another host is left alone.
 */
export function withoutPasted(path: string): string | undefined {
  return new RegExp(`^(/(?!/).*?)${PASTED_ENDING}$`, 'i').exec(path)?.[1];
}
