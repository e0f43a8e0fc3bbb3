/** A letter or sign of Malayalam. */
export const SCRIPT = /[\u0d00-\u0d7f]/;
