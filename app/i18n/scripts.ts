import { LOCALES, type Publishing } from './locale.ts';
import { SCRIPT } from './ml/script.ts';

/** Letters by which a language is told from English. */
const SCRIPTS = { en: undefined, ml: SCRIPT };

/** Whether a text is in a language that the college does not publish. */
export function isUnpublished(text: string, { languages }: Publishing): boolean {
  return LOCALES.some((locale) => !languages.includes(locale) && SCRIPTS[locale]?.test(text));
}
