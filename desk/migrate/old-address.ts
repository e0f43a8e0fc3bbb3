import { decoded } from '#app/lib/encoded-path.ts';
import { slugOf } from '#app/lib/slug.ts';

/**
 * Parts of a query that say who asks or how a page is shown; the same page answers without them.
 */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|msclkid|mc_\w+|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|replytocom|share)$/i;
/** The same under names that may say something else too: `sid=4` is a student. */
const VISIT = /^(?:sid|s|session_?id|oscsid|zenid)=[0-9a-z]{20,}$/i;
/** In paths: of Java and of ASP.NET. */
const VISIT_IN_PATH = /;jsessionid=[^/]*|\/\((?:[A-Z]\([a-z0-9]{20,}\))+\)(?=\/)/gi;
/** Programs of a system, and other forms of its pages: for a feed, for print, for signing in. */
const NO_PAGE =
  /\/(?:feed|wp-json|wp-admin|wp-login\.php|xmlrpc\.php|administrator|cgi-bin)(?:\/|$)|[?&](?:tmpl=component|print=1|format=(?:feed|pdf|raw))(?:&|$)/i;

/** Names in old addresses that say nothing about a page. */
const EMPTY_NAME =
  /^(?:index|default|home|page|pages|view|content|article|show|details?|node|post|item|main|category)$/;

/** The old site: its own address, and its name without `www.`, under which it answers as well. */
export type Host = {
  origin: string;
  name: string;
  /** The folder into which its pages were saved, perhaps with links to the files in it. */
  saved?: string;
};

/**
 * The host of an address.
 * @returns `undefined` if it is no address of a website
 */
export function hostOf(address: string): Host | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  return { origin: url.origin, name: url.host.replace(/^www\./, '') };
}

/**
 * A link of the old site in the one form in which it is asked for: complete, without a fragment and
 * without what says only who asks.
 * @returns `undefined` if it leads to another host, to another scheme or to no page
 */
export function oldAddress(href: string, base: string, { origin, name }: Host): string | undefined {
  const url = URL.parse(href.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  if (url.host.replace(/^www\./, '') !== name) return undefined;
  const path = url.pathname.replaceAll(VISIT_IN_PATH, '');
  const questions = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=')[0] ?? '') && !VISIT.test(part));
  const address = path + (questions.length > 0 ? `?${questions.join('&')}` : '');
  return NO_PAGE.test(address) ? undefined : origin + address;
}

const ENDINGS = /(?:\.(?:php\d?|aspx?|jsp|cfm|x?html?|shtml))?\.\w{2,5}$/i;
/**
 * Joomla puts the number of the article first, index.php/12-about-us; elsewhere a number is part of
 * a name (100-years), and so is a year.
 */
const ARTICLE = /^(?!(?:19|20)\d\d)\d+[-_:](?=\p{L})/u;
const OF_JOOMLA = /\/index\.php\//;

/**
 * The last name in the path of an old address: `civil-faculty` of `/dept/civil_faculty.php`; empty
 * if it says nothing.
 */
export function nameIn(address: string): string {
  const { pathname } = new URL(address);
  const named = decoded(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '').replace(ENDINGS, '');
  const last = slugOf(OF_JOOMLA.test(pathname) ? named.replace(ARTICLE, '') : named);
  return EMPTY_NAME.test(last) || !/[a-z]{3}/.test(last) ? '' : last;
}
