import { CHARACTERS as ml } from './ml/characters.ts';
import { CHARACTERS as ta } from './ta/characters.ts';

/** The letters and signs of languages in the fonts of the site, and those that rules of their own name (app/lib/site-characters.ts). */
export const CHARACTERS = ml + ta;
export { NAMED_BY_RULES } from './ml/characters.ts';
