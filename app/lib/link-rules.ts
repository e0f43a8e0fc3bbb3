/**
 * What an address in the content may be. Schemas, the checks of texts and the renderer of Markdown all ask here, so that none lets through what
 * another refuses. Every rule is a list of what is allowed; whatever a browser would repair or read in two ways is not on it.
 */

/** Steps of a path: no empty one, none of dots alone, and none that the file system would hide. */
const PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/;
const QUERY = /^[A-Za-z0-9._~-]+(?:=[A-Za-z0-9._~-]*)?(?:&[A-Za-z0-9._~-]+(?:=[A-Za-z0-9._~-]*)?)*$/;
const FRAGMENT = /^[A-Za-z0-9._~-]+$/;
/** A host with a dot in its name, perhaps a port, and nothing in front of it; then only signs that stand for themselves or are encoded. */
const WEB =
  /^https:\/\/(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*(?::\d{1,5})?(?:[/?#](?:[A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?$/;
const MAIL = /^mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const PHONE = /^tel:\+?[0-9-]{3,20}$/;
const PORTAL = /^portal:[a-z]+$/;

export type LinkKind = 'own' | 'web' | 'mail' | 'phone' | 'portal';

/** The kind of an address, or nothing when no link may lead there. */
export function linkKind(href: string): LinkKind | undefined {
  if (isOwnAddress(href)) return 'own';
  if (isWebAddress(href)) return 'web';
  if (MAIL.test(href)) return 'mail';
  if (PHONE.test(href)) return 'phone';
  return PORTAL.test(href) ? 'portal' : undefined;
}

/** An address outside the site: encrypted, with a named host, and without a user, whose name could pass for the host. */
export function isWebAddress(href: string): boolean {
  return WEB.test(href) && URL.canParse(href) && !/^[^/?#]*@/.test(href.slice('https://'.length));
}

/** A path of this site, perhaps with a question and a place on the page: `/about#history`. */
export function isOwnAddress(href: string): boolean {
  const { path, query, fragment } = splitOwn(href);
  return PATH.test(path) && (query === undefined || QUERY.test(query)) && (fragment === undefined || FRAGMENT.test(fragment));
}

/** The parts of a path of this site; a part that is missing is `undefined`, one that is empty stays. */
export function splitOwn(href: string): { path: string; query: string | undefined; fragment: string | undefined } {
  const [beforeFragment = '', ...fragments] = href.split('#');
  const [path = '', ...queries] = beforeFragment.split('?');
  return { path, query: queries.length > 0 ? queries.join('?') : undefined, fragment: fragments.length > 0 ? fragments.join('#') : undefined };
}
