import { type Redirect, redirectSchema } from '#app/content/schemas/redirects.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { splitOwn } from '#app/lib/link-rules.ts';

/** An old address and where it leads now, in one language. */
export type RedirectRule = {
  /** Path, without a slash at its end; it is found with one as well. */
  from: string;
  /** The whole question that the address must have; without it any question will do, and none. */
  query?: string;
  /** A page of the site, or an address outside. */
  to: string;
  /** Whether the question of the request goes along. That which the rule itself asks for has done its work; other sites and places on a page get none. */
  keepsQuery: boolean;
};

/**
 * Rules in both languages, those with a question first, as hosts that take the first fitting one need them.
 * @throws Error for an address that could mean something else in a host's file; the content check has refused it before
 */
export function redirectRules(redirects: readonly Redirect[]): RedirectRule[] {
  const rules = redirects.flatMap((redirect) => {
    const { from, to } = redirectSchema.parse(redirect);
    const { path, query } = splitOwn(from);
    const isOwn = to.startsWith('/');
    const keepsQuery = isOwn && query === undefined && !to.includes('#');
    return LOCALES.map((locale): RedirectRule => {
      const target = isOwn ? localisePath(to, locale) : to;
      return { from: localisePath(path, locale), ...(query !== undefined && { query }), to: target, keepsQuery };
    });
  });
  return [...rules.filter(({ query }) => query !== undefined), ...rules.filter(({ query }) => query === undefined)];
}

/** The forms in which an old path is written: with a slash at its end and without. */
export function spellings({ from }: RedirectRule): string[] {
  return [from, `${from}/`];
}
