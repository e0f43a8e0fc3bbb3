/** The virama, which removes the inherent vowel of a consonant. */
export const VIRAMA = '\u0d4d';
