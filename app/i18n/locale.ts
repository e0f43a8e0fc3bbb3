/** The two languages of the site, in display order. */
export const LOCALES = ['en', 'ml'] as const;
export type Locale = (typeof LOCALES)[number];

const ML_PREFIX = '/ml';

/** Narrows an unknown value to a locale; `undefined` if it is none, which callers turn into "not found". */
export function parseLocale(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ml' ? 'en' : 'ml';
}

/** The BCP 47 tag with region, of which `og:locale` is made. */
export function regionTag(locale: Locale): 'en-IN' | 'ml-IN' {
  return locale === 'ml' ? 'ml-IN' : 'en-IN';
}

/**
 * Splits an address of the site into its language and the language-free path.
 * `/ml/about` gives `{ locale: 'ml', path: '/about' }`; a final slash is dropped.
 */
export function splitAddress(pathname: string): { locale: Locale; path: string } {
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed === ML_PREFIX) return { locale: 'ml', path: '/' };
  if (trimmed.startsWith(`${ML_PREFIX}/`)) return { locale: 'ml', path: trimmed.slice(ML_PREFIX.length) };
  return { locale: 'en', path: trimmed || '/' };
}

/** The reverse of {@link splitAddress}: `/about#history` in Malayalam is `/ml/about#history`. */
export function localisePath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' || path.startsWith('/#') ? `${ML_PREFIX}${path.slice(1)}` : `${ML_PREFIX}${path}`;
}

/** Where the router finds the data of a page that is opened in the app. */
export function dataAddress(address: string): string {
  return address === '/' ? '/_.data' : `${address}.data`;
}
