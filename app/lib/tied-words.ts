/**
 * Words to keep together: a number with its unit, an hour with its part of the day, and names of
 * two words. Endings of case and number may follow.
 */
const TIES: readonly RegExp[] = [
  /(?<=\d) (?=(?:am|pm|semester|year|seat|സെമസ്റ്റ|വർഷ|സീറ്റ))/g,
  /(?<=\bPlus) (?=Two\b)/g,
  /(?<=പ്ലസ്) (?=ടു)/g,
  /(?<=(?:രാവിലെ|ഉച്ചയ്ക്ക്|വൈകിട്ട്|രാത്രി)) (?=[\d{])/g,
];
/**
 * What a line must not end within, behind its hyphen: the years of an academic year, a figure with
 * an ending that is not Latin, and `e-mail`.
 */
const UNBROKEN = [
  /(?<![\d./-])20\d\d-\d\d(?![\d-])/u,
  /(?<!\d[.,:-]?)(?:\d+(?:[.,:]\d+)*-)+(?![a-z])\p{L}[\p{L}\p{M}\u200c\u200d]*/u,
  /(?<![\p{L}\p{M}\d@./-])[eഇ]-\p{L}[\p{L}\p{M}\u200c\u200d]*/u,
];
/** A tag, with all of what can hold no element. */
const TAG =
  /<(?<left>title|script|style|option|textarea|svg)\b[\s\S]*?<\/\k<left>>|<(?:"[^"]*"|[^"<>])*>/u;
const PIECES = new RegExp([TAG, ...UNBROKEN].map(({ source }) => source).join('|'), 'giu');

/**
 * Inserts no-break spaces where a line must not end: `8 semesters`, `4 pm`, `Plus Two`. Idempotent.
 */
export function tieWords(text: string): string {
  return TIES.reduce((tied, place) => tied.replaceAll(place, '\u00a0'), text);
}

/**
 * A page in which `17-ന്`, `2026-27` and `e-mail` stay on one line: by a style, since a joiner in
 * the text would be read aloud, copied, and not be found by who looks for the plain word.
 */
export function keepOnOneLine(html: string): string {
  return html.replaceAll(PIECES, (piece) =>
    piece.startsWith('<') ? piece : `<span class="unbroken">${piece}</span>`,
  );
}

/** Short items in a line with dots between them; no line begins with a dot. */
export function dotted(items: readonly string[]): string {
  return items.join('\u00a0· ');
}
