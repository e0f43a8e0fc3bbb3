/** Words to keep together: a number with its unit, and names of two words. Endings of case and number may follow. */
const TIES: readonly RegExp[] = [
  /(?<=\d) (?=(?:am|pm|semester|year|seat|സെമസ്റ്റ|വർഷ|സീറ്റ))/g,
  /(?<=\bPlus) (?=Two\b)/g,
  /(?<=പ്ലസ്) (?=ടു)/g,
];

/** Inserts no-break spaces where a line must not end: `8 semesters`, `4 pm`, `Plus Two`. Idempotent. */
export function tieWords(text: string): string {
  return TIES.reduce((tied, place) => tied.replaceAll(place, '\u00a0'), text);
}
