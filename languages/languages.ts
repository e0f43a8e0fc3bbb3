import type { Locale } from './codes.ts';
import { LANGUAGE as en } from './en/language.ts';
import { LANGUAGE as ml } from './ml/language.ts';
import { LANGUAGE as ta } from './ta/language.ts';

/** What a language is called, and by which letters it is known. */
export type Language = {
  /** In English. */
  name: string;
  /** As it is written in itself. */
  ownName: string;
  /** A letter or sign that does not occur in English; no flags. */
  script?: RegExp;
  /** The product has few words in it: a text that a college lacks in it is shown in English. */
  isPartial?: true;
};

export const LANGUAGES: Record<Locale, Language> = { en, ml, ta };
