/** The letters and signs of languages in the fonts of the site, and those that rules of their own name (app/lib/site-characters.ts). */
export { CHARACTERS, NAMED_BY_RULES } from './ml/characters.ts';
