/** Line breaks; accented Latin letters, which every system font has with no visible difference. */
const NEVER_CUT = /^(?:\s|\p{Script=Latin})$/u;

/** The characters of a text that a font lacks, each once. */
export function missingCharacters(text: string, face: ReadonlySet<string>): string[] {
  return [...new Set(text)].filter((sign) => !face.has(sign) && !NEVER_CUT.test(sign));
}
