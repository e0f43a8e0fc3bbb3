/** Words to keep together: a number with its unit, an hour with its part of the day, and names of two words. Endings of case and number may follow. */
const TIES: readonly RegExp[] = [
  /(?<=\d) (?=(?:am|pm|semester|year|seat|സെമസ്റ്റ|വർഷ|സീറ്റ))/g,
  /(?<=\bPlus) (?=Two\b)/g,
  /(?<=പ്ലസ്) (?=ടു)/g,
  /(?<=(?:രാവിലെ|ഉച്ചയ്ക്ക്|വൈകിട്ട്|രാത്രി)) (?=[\d{])/g,
];
/** Between a figure, or its place in a label, with a hyphen and an ending that is not Latin; the hyphen carries a vowel sign (`2-ാം`). */
const BEFORE_ENDING = /(?<=[\d}]-)(?=(?![a-z])\p{L})/giu;

/** Between the two years of an academic year. */
const BETWEEN_YEARS = /(?<=(?<![\d./-])20\d\d-)(?=\d\d(?![\d-]))/g;

/** Between the hyphen of `e-mail` and the rest. */
const AFTER_E = /(?<=(?<![\p{L}\p{M}\d@./-])[eഇ]-)(?=\p{L})/gu;

/** Inserts no-break spaces and word joiners where a line must not end: `8 semesters`, `4 pm`, `Plus Two`, `17-ന്`, `2026-27`, `e-mail`. Idempotent. */
export function tieWords(text: string): string {
  return TIES.reduce(
    (tied, place) => tied.replaceAll(place, '\u00a0'),
    [BEFORE_ENDING, BETWEEN_YEARS, AFTER_E].reduce(
      (joined, place) => joined.replaceAll(place, '\u2060'),
      text,
    ),
  );
}

/** Short items in a line with dots between them; no line begins with a dot. */
export function dotted(items: readonly string[]): string {
  return items.join('\u00a0· ');
}
