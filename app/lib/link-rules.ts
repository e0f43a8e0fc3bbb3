/**
 * Which link addresses the content may have. Schemas, text checks and the Markdown renderer all use
 * these rules, so that none accepts what another rejects. Every rule is an allow list; addresses
 * that browsers repair or read in two ways are not allowed.
 */

/** Path segments: none empty, none of dots only, none that a file system would hide. */
const PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/;
const QUERY =
  /^[A-Za-z0-9._~-]+(?:=[A-Za-z0-9._~-]*)?(?:&[A-Za-z0-9._~-]+(?:=[A-Za-z0-9._~-]*)?)*$/;
const FRAGMENT = /^[A-Za-z0-9._~-]+$/;
/**
 * A host with a dot in its name, an optional port, and nothing before it; the rest has only
 * unreserved or encoded characters.
 */
const WEB =
  /^https:\/\/(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*(?::\d{1,5})?(?:[/?#](?:[A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?$/;
const MAIL = /^mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const PHONE = /^tel:\+?[0-9-]{3,20}$/;
const PORTAL = /^portal:[a-z]+$/;

export type LinkKind = 'own' | 'web' | 'mail' | 'phone' | 'portal';

/** The type of an address, or nothing if links to it are not allowed. */
export function linkKind(href: string): LinkKind | undefined {
  if (isOwnAddress(href)) return 'own';
  if (isWebAddress(href)) return 'web';
  if (MAIL.test(href)) return 'mail';
  if (PHONE.test(href)) return 'phone';
  return PORTAL.test(href) ? 'portal' : undefined;
}

/**
 * An external address: https, with a host name, and without a user name, which could be mistaken
 * for the host.
 */
export function isWebAddress(href: string): boolean {
  return WEB.test(href) && URL.canParse(href) && !/^[^/?#]*@/.test(href.slice('https://'.length));
}

/** What a copied address may have before its path: nothing that browsers repair. */
const COPIED = /^https:\/\/[^\s/\\?#@]+(?:[/?#][^\\\t\n\r]*)?$/u;

/** What is written in another way: signs to be encoded, or a host in capital letters. */
const OTHER_FORM = /[^\x21-\x7e]|^https:\/\/[^/?#]*[A-Z]/;

/**
 * An address as it was copied, in the form for links: without spaces around it, its path encoded,
 * its host in small letters and in xn-- form; `www.` is completed. One that begins with // may be a
 * path of this site with a slash too many, so it stays as it is.
 */
export function asWebAddress(copied: string): string {
  const typed = copied.trim().replace(/^(?=www\.[^\s/.]+\.)/i, 'https://');
  const address = typed.replace(/^https:\/\//i, 'https://');
  if (!COPIED.test(address) || !URL.canParse(address)) return typed;
  return OTHER_FORM.test(address) ? new URL(address).href : address;
}

/** A path of this site, with an optional query and fragment: `/about#history`. */
export function isOwnAddress(href: string): boolean {
  const { path, query, fragment } = splitOwn(href);
  return (
    PATH.test(path) &&
    (query === undefined || QUERY.test(query)) &&
    (fragment === undefined || FRAGMENT.test(fragment))
  );
}

/**
 * The components of a path of this site; a missing component is `undefined`, an empty one is kept.
 */
export function splitOwn(href: string): {
  path: string;
  query: string | undefined;
  fragment: string | undefined;
} {
  const [beforeFragment = '', ...fragments] = href.split('#');
  const [path = '', ...queries] = beforeFragment.split('?');
  return {
    path,
    query: queries.length > 0 ? queries.join('?') : undefined,
    fragment: fragments.length > 0 ? fragments.join('#') : undefined,
  };
}
