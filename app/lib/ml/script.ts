/** A letter or sign of Malayalam. */
export const SCRIPT = /[\u0d00-\u0d7f]/;

/** The virama, which removes the inherent vowel of a consonant. */
export const VIRAMA = '\u0d4d';
