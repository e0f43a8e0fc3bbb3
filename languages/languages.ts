import type { Locale } from './codes.ts';
import { ofEach } from './read-languages.ts';

/** What a language is called, and by which letters it is known. */
export type Language = {
  /** In English. */
  name: string;
  /** As it is written in itself. */
  ownName: string;
  /** A letter or sign that does not occur in English; `u` is its only flag. */
  script?: RegExp;
  /**
   * The product has all words in it. In another language English stands for a text that is missing.
   */
  isWhole?: true;
};

export const LANGUAGES: Record<Locale, Language> = ofEach(({ name, ownName, script, isWhole }) => ({
  name,
  ownName,
  ...(script && { script: new RegExp(`\\p{Script=${script}}`, 'u') }),
  ...(isWhole && { isWhole }),
}));
