import { createHash } from 'node:crypto';

/** JSON-LD for search engines is not a script, although it is in a script element. */
const INLINE_SCRIPT =
  /<script\b(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy in the pages themselves.
 *
 * Only listed sources are allowed, all of this site. Inline scripts are allowed by the hash of
 * their text: they are the same on all pages, so that one header applies to all; values that differ
 * are in their data attributes. HTML may be set from text only through the one policy in
 * app/page/trusted-types.ts. Styles in attributes are not allowed.
 */
function pagePolicy(scriptHashes: readonly string[]): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
}

/** The policy as a header, with directives that are not valid in a page. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [...pagePolicy(scriptHashes), "frame-ancestors 'none'"].join('; ');
}

/**
 * Sources of the inline scripts of a page, each once: `'sha256-...'`, the hash of the text between
 * the tags.
 */
export function scriptHashesOf(html: string): string[] {
  // An empty script, such as one that replaces a router script, runs nothing.
  const texts = [...html.matchAll(INLINE_SCRIPT)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '');
  return [...new Set(texts)].map(scriptSource);
}

/** Source of an inline script by its text: `'sha256-...'`. */
function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Adds to a page the policy for its own inline scripts only. With the header both apply; on a host
 * that cannot set headers, such as an object store, only this one applies.
 * @param metadata for the end of its head
 * @throws Error if the page does not begin as rendered by the root of the app
 */
export function withOwnPolicy(
  html: string,
  scriptHashes = scriptHashesOf(html),
  metadata = '',
): string {
  const start = '<head><meta charSet="utf-8"/>';
  const [begin, end] = [html.indexOf(start) + start.length, html.indexOf('</head>')];
  if (begin < start.length || end < begin)
    throw new Error('A page does not begin with its character set');
  return (
    html.slice(0, begin) +
    metaOf(scriptHashes) +
    html.slice(begin, end) +
    metadata +
    html.slice(end)
  );
}

const metaOf = (scriptHashes: readonly string[]) =>
  `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(scriptHashes).join('; ')}"/>`;

/**
 * What may stand before the first element of a head that a policy applies to: its letters are named
 * in the first kilobyte.
 */
const START =
  /^(?:\s|\xef\xbb\xbf|<!--[\s\S]*?-->)*(?:<!doctype[^>]*>)?(?:\s|<!--[\s\S]*?-->)*(?:<html\b[^>]*>)?\s*(?:<head\b[^>]*>)?\s*(?:<meta\s+charset\b[^>]*>)?/i;

/**
 * A page that a college has written itself, with the policy: no script and style in it works, as
 * where the host sends the policy. A file of words alone, such as the proof for a search engine,
 * stays as it is.
 * @param html each byte a sign, since it may be in any encoding
 */
export function withSitePolicy(html: string): string {
  if (!/<[a-z]/i.test(html) || html.includes('\0')) return html;
  const [start = ''] = START.exec(html) ?? [];
  return start + metaOf([]) + html.slice(start.length);
}
