import { contentSecurityPolicy } from './policy.ts';
import type { RedirectRule } from './redirects.ts';

/** What every host of the site must do. The build keeps it in build/hosting/rules.json and writes it down for each kind of host. */
export type HostRules = {
  /** Headers of every answer, errors and redirects too. */
  headers: Record<string, string>;
  /** Headers of every answer but files that can run nothing (see INERT): what a page and its scripts may do. */
  pageHeaders: Record<string, string>;
  /** Content types by the end of a file's name, without the dot. */
  types: Record<string, string>;
  /** Old addresses in both languages; answered with 301. */
  redirects: readonly RedirectRule[];
};

/** Methods that are answered; all others get 405 with this list. */
export const METHODS = ['GET', 'HEAD'] as const;
export const ALLOW = METHODS.join(', ');

/** The file behind the home page, which leads there; no old address may be called so. */
const HOME_FILE = '/index.html';

/** Names of files below this folder change with their content. */
export const HASHED = '/assets/';
/** Hashed files may be kept for ever when they are there; all else, and every error, is asked for again. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';

/** Characters of an address, with its question; a longer one is answered with 414. The longest of the site's own has 300. */
export const LONGEST_ADDRESS = 4096;

/**
 * Addresses as they are sent that no page of the site has and only an attacker writes: control characters, the null byte, encoded
 * slashes, backslashes, and steps out of a folder. Answered with 400. Written for JavaScript, PCRE (nginx, Apache) and RE2 (Caddy).
 */
export const FORBIDDEN = '^[^?]*(%([01][0-9A-Fa-f]|7[Ff]|2[Ff]|5[Cc])|\\\\|/([.]|%2[Ee])([.]|%2[Ee])(/|[?]|$))';

/**
 * Paths that are files of the folder but no addresses: dot files but those in /.well-known/, compressed copies, the not-found
 * pages, the names of files behind pages, and the rules of static hosts. Answered as if they were not there.
 */
export const HIDDEN = `./[.]|^/[.]${otherThan('well-known/')}|[.](br|gz|map)$|/index[.]html$|^(/ml)?/404([.]html)?$|^/_(headers|redirects)$`;

/** A pattern of what does not go on with a word. RE2 knows no look-ahead. */
function otherThan(word: string): string {
  const [first = '', ...rest] = word;
  return `([^${first}]|$${rest.length > 0 ? `|${first}${otherThan(rest.join(''))}` : ''})`;
}

/**
 * Features of browsers that the site and whatever might get into it may not use; writing to the clipboard is what copies the link of an
 * admission. Every answer carries the list, so it leaves out those of sound and films, of which the policy of content lets a page load none, and
 * three that nobody has to fear (gamepad, keyboard-map, sync-xhr). Only names that Chromium knows: it logs each other one. Source: https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const DENIED_FEATURES = [
  ...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'fullscreen', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'usb', 'window-management'],
  ...['xr-spatial-tracking'],
];

const TEXT_TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  csv: 'text/csv',
  txt: 'text/plain',
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
  // The data of a page in the router's own form.
  data: 'text/x-script',
};
const OTHER_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/**
 * Files that can run nothing, as a pattern of their paths. They get no policy: a browser shows a picture or a PDF in a page of its own making,
 * whose own styles the policy would refuse; and a face of text with all headers would not fit into the first packets of a connection.
 */
export const INERT = `[.](${Object.keys(OTHER_TYPES).join('|')})$`;

/** Ends of the names of files that are worth compressing. */
export const COMPRESSED = Object.keys(TEXT_TYPES);

/**
 * The rules of a built site.
 * @param scriptHashes sources such as `'sha256-...'` of all inline scripts of the pages
 * @param redirects old addresses in both languages
 */
export function hostRules(scriptHashes: readonly string[], redirects: readonly RedirectRule[]): HostRules {
  return {
    headers: {
      // Not for subdomains: a college may have an old portal there that speaks HTTP only.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // Browsers before frame-ancestors.
      'X-Frame-Options': 'DENY',
      'X-Permitted-Cross-Domain-Policies': 'none',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    pageHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
      'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    types: { ...Object.fromEntries(Object.entries(TEXT_TYPES).map(([name, type]) => [name, `${type}; charset=utf-8`])), ...OTHER_TYPES },
    redirects: [...redirects, { from: HOME_FILE, to: '/', keepsQuery: true }, { from: `/ml${HOME_FILE}`, to: '/ml', keepsQuery: true }],
  };
}
