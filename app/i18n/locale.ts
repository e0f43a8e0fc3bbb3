import { LOCALES, type Locale } from '#languages/codes.ts';
import { LANGUAGES } from '#languages/languages.ts';

export { LOCALES, type Locale };

/** The languages that a college publishes; the first is at the root of its site. */
export type Publishing = { languages: readonly Locale[] };

/** Their English names. */
export const LANGUAGE_NAMES = /* @__PURE__ */ inEvery((locale) => LANGUAGES[locale].name);

/** As each is written in itself. */
export const OWN_NAMES = /* @__PURE__ */ inEvery((locale) => LANGUAGES[locale].ownName);

/**
 * Its pages are at the root of the site, those of each other language below a folder of its name.
 */
export const FIRST: Locale = 'en';

/**
 * Narrows an unknown value to a locale; `undefined` if it is none, which callers turn into "not
 * found".
 */
export function parseLocale(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === value);
}

/** The other language in which a college publishes its pages, if there is one. */
export function otherOf({ languages }: Publishing, locale: Locale): Locale | undefined {
  return languages.find((other) => other !== locale);
}

/** The other languages of a text. */
export function othersIn(text: Partial<Record<Locale, unknown>>, locale: Locale): Locale[] {
  return LOCALES.filter((other) => other !== locale && other in text);
}

/** The first of them, if it has one. */
export function otherIn(
  text: Partial<Record<Locale, unknown>>,
  locale: Locale,
): Locale | undefined {
  return othersIn(text, locale)[0];
}

/** A value for each language that a college publishes, such as a text in open data. */
export function inLanguages<Value>(
  { languages }: Publishing,
  say: (locale: Locale) => Value,
): Partial<Record<Locale, Value>> {
  return Object.fromEntries(languages.map((locale) => [locale, say(locale)]));
}

/** A value for every language. */
export function inEvery<Value>(say: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<
    Locale,
    Value
  >;
}

/** The same where one that is not published has the value of the first, which no page shows. */
export function inAll<Value>(
  { languages }: Publishing,
  say: (locale: Locale) => Value,
): Record<Locale, Value> {
  return inEvery((locale) => say(languages.includes(locale) ? locale : FIRST));
}

/** The BCP 47 tag with region, of which `og:locale` is made. */
export function regionTag(locale: Locale): `${Locale}-IN` {
  return `${locale}-IN`;
}

/** Where a page is: its language, and its path without the language. */
export type PageAddress = { locale: Locale; path: string };

/**
 * Splits an address of the site into its language and the language-free path.
 * `/ml/about` gives `{ locale: 'ml', path: '/about' }`; a final slash is dropped.
 */
export function splitAddress(pathname: string): PageAddress {
  const trimmed = pathname.replace(/\/+$/, '');
  const locale = parseLocale(trimmed.split('/')[1]);
  if (locale === undefined || locale === FIRST) return { locale: FIRST, path: trimmed || '/' };
  return { locale, path: trimmed.slice(locale.length + 1) || '/' };
}

/** The reverse of {@link splitAddress}: `/about#history` in Malayalam is `/ml/about#history`. */
export function localisePath(path: string, locale: Locale): string {
  if (locale === FIRST) return path;
  return path === '/' || path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The folders of the other languages in the addresses of a site, as hints name them. */
export function languageFolders(): string {
  return LOCALES.filter((locale) => locale !== FIRST)
    .map((locale) => localisePath('/', locale))
    .join(', ');
}

/** The language of a text by the name of its file: `history.ml.md`. */
export function languageOfFile(file: string): Locale | undefined {
  return parseLocale(/\.(\w+)\.md$/.exec(file)?.[1]);
}
