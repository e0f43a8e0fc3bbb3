import { LANGUAGE_NAMES, LOCALES } from '#app/i18n/locale.ts';

/** A link that leads to the same page in another language. */
const SWITCHES: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => [
    locale,
    LANGUAGE_NAMES[locale].slice(0, 3),
    ...LOCALES.map((other) => new Intl.DisplayNames(other, { type: 'language' }).of(locale) ?? ''),
  ]).map((name) => name.toLowerCase()),
);

/** Whether the words of a link are the name of a language. */
export const isSwitch = (words: string) => SWITCHES.has(words.toLowerCase());

/** Whether a language, such as `ml-IN`, is one of ours. */
export const isOurs = (language: string) =>
  LOCALES.some((locale) => locale === language.slice(0, 2).toLowerCase());
