import { isOfOneLanguage, type Redirect, redirectSchema } from '#app/features/redirects/schema.ts';
import { FIRST, LOCALES, type Locale, localisePath, splitAddress } from '#app/i18n/locale.ts';
import { withCapitals } from '#app/lib/encoded-path.ts';
import { splitOwn } from '#app/lib/link-rules.ts';

/** An old address and its present target, in one language. */
export type RedirectRule = {
  /**
   * Encoded path, without a final slash; it matches with one as well, and with any encoding of the
   * same text.
   */
  from: string;
  /** The exact query that the address must have; if omitted, any query or none matches. */
  query?: string;
  /** A page of the site, or an external address. */
  to: string;
  /**
   * Whether the query of the request is kept. A query required by the rule is dropped; external
   * targets and fragments never get one.
   */
  keepsQuery: boolean;
};

/**
 * Rules in each language that an address may have had, those with a query first, because hosts use
 * the first match.
 * @throws Error for an address with a special meaning in a host's file, which the content check
 *   should have rejected
 */
export function redirectRules(
  redirects: readonly Redirect[],
  languages: readonly Locale[] = LOCALES,
): RedirectRule[] {
  const rules = redirects.flatMap((redirect) => {
    const { from: written, to } = redirectSchema.parse(redirect);
    const { path, query } = splitOwn(written);
    const isOwn = to.startsWith('/');
    const keepsQuery = isOwn && query === undefined && !to.includes('#');
    const old = splitAddress(withCapitals(path));
    const own = languages.includes(old.locale) ? old.locale : FIRST;
    const addresses = isOfOneLanguage(path)
      ? [{ from: withCapitals(path), locale: own }]
      : languages.map((locale) => ({ from: localisePath(old.path, locale), locale }));
    return addresses.map(({ from, locale }): RedirectRule => {
      const target = isOwn ? localisePath(to, locale) : to;
      return {
        from,
        ...(query !== undefined && { query }),
        to: target,
        keepsQuery,
      };
    });
  });
  return [
    ...rules.filter(({ query }) => query !== undefined),
    ...rules.filter(({ query }) => query === undefined),
  ];
}

/** The forms of an old path as it is written in a link: with and without a final slash. */
export function spellings({ from }: Pick<RedirectRule, 'from'>): string[] {
  return [from, `${from}/`];
}

/** The same forms as text, for servers that decode an address before they compare it. */
export function decodedSpellings(rule: Pick<RedirectRule, 'from'>): string[] {
  return spellings(rule).map(decodeURIComponent);
}
