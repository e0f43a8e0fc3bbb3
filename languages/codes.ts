/**
 * The languages in which the product has words, by their codes (BCP 47), in display order: a folder here for each, which the lists of its rules beside it
 * name. A college publishes those of `languages` in its college.yaml.
 */
export const LOCALES = ['en', 'ml', 'ta'] as const;
export type Locale = (typeof LOCALES)[number];
