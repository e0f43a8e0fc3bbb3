import { FOLDERS } from './read-languages.ts';

/**
 * The languages of the product, for the compiler. A college may have others in its folder, so no
 * code lists them by name.
 */
export type Locale = 'en' | 'ml' | 'ta';

/**
 * All languages that have a folder, by their codes (BCP 47), English first. A college publishes
 * those of `languages` in its college.yaml.
 */
export const LOCALES = [...FOLDERS.keys()] as readonly Locale[];
