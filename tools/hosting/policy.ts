import { createHash } from 'node:crypto';

/** Data for search engines is no script, though it stands in one's element. */
const INLINE_SCRIPT = /<script\b(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy that pages can carry themselves.
 *
 * Nothing is allowed that is not named, and everything comes from this site. Inline scripts are allowed by the hash of their text: they are
 * the same on all pages, so that one header holds for all, and what differs stands in their data attributes. HTML may be set from text only
 * through the one policy that app/browser/trusted-types.ts defines. Styles in attributes are not allowed.
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

/** The policy as a header: with what a page cannot say of itself. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [...pagePolicy(scriptHashes), "frame-ancestors 'none'"].join('; ');
}

/** Sources of the inline scripts of a page, each once: `'sha256-...'`, the hash of the text between the tags. */
export function scriptHashesOf(html: string): string[] {
  // An empty one, such as stands in the place of a script of the router, runs nothing.
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text).filter((text) => text !== '');
  return [...new Set(texts)].map(scriptSource);
}

/** Source of an inline script by its text: `'sha256-...'`. */
function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Puts into a page the policy for its own inline scripts and no others. With the header both hold; on a host that can set no headers,
 * such as an object store, this one holds alone.
 * @throws Error when the page does not begin as the root of the app renders it
 */
export function withOwnPolicy(html: string): string {
  const start = '<head><meta charSet="utf-8"/>';
  if (!html.includes(start)) throw new Error('A page does not begin with its character set');
  const policy = pagePolicy(scriptHashesOf(html)).join('; ');
  return html.replace(start, () => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
