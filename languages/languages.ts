import { LANGUAGE as en } from './en/language.ts';
import { LANGUAGE as ml } from './ml/language.ts';

/** What a language is called, and by which letters it is known. */
export type Language = {
  /** In English. */
  name: string;
  /** As it is written in itself. */
  ownName: string;
  /** A letter or sign that does not occur in English; no flags. */
  script?: RegExp;
};

/**
 * The languages in which the product has words, by their codes (BCP 47), in display order: a folder here for each, which this list and those of its rules
 * beside it name. A college publishes those of `languages` in its college.yaml.
 */
export const LOCALES = ['en', 'ml'] as const;
export type Locale = (typeof LOCALES)[number];

export const LANGUAGES: Record<Locale, Language> = { en, ml };
