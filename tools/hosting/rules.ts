import { FIRST, LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { contentSecurityPolicy } from './policy.ts';
import type { RedirectRule } from './redirects.ts';

/**
 * The rules for every host of the site. The build saves them in build/hosting/rules.json and writes
 * them for each type of host.
 */
export type HostRules = {
  /** Headers of every response, including errors and redirects. */
  headers: Record<string, string>;
  /**
   * Headers of every response except inert files (see INERT): permissions of a page and its
   * scripts.
   */
  pageHeaders: Record<string, string>;
  /** Content types by file extension, without the dot. */
  types: Record<string, string>;
  /** The languages of its pages. */
  languages: readonly Locale[];
  /** Old addresses in each of them; the status is 301. */
  redirects: readonly RedirectRule[];
  /**
   * What pages of a language share, for browsers that unpack a page by it; none in a build without
   * compressed copies.
   */
  dictionaries: readonly Dictionary[];
  /**
   * Addresses of pages that people type, so perhaps with capitals: a wrong address that differs
   * only so leads there.
   */
  typed: readonly string[];
};

/** The shell of the pages of a language, by which their copies are compressed (RFC 9842). */
export type Dictionary = {
  locale: Locale;
  /** Its address, with a hash of its content. */
  path: string;
  /** SHA-256 of its content, in base64: a browser names it so in `Available-Dictionary`. */
  digest: string;
};

/** Compressed copies, made of the other files of a site. */
export const COPY = /\.(?:br|gz|dcb)$/;

/**
 * Ending of the copies of pages that are compressed by it, with its language and digest: while a
 * release is sent or switched, a host has the rules of one and the files of another, and a browser
 * shows an error instead of a page that another dictionary has compressed.
 */
export const dictionaryEnding = ({ locale, digest }: Dictionary) =>
  `.${locale}-${Buffer.from(digest, 'base64').toString('hex').slice(0, 8)}.dcb`;
/**
 * A page of a language, by the path of its file or of a copy; that of the first fits those of all.
 */
export const filesOf = ({ locale }: Dictionary) =>
  `^${locale === FIRST ? '' : `/${locale}`}/(.*/)?index[.]html`;
/**
 * Header of a dictionary: which addresses it is for; a browser takes the longest pattern that fits.
 * Without `match-dest`, which no request of a service worker has.
 */
export const useAs = ({ locale }: Dictionary) => `match="${localisePath('/', locale)}*"`;
/**
 * Header of a page: browsers that know what it means fetch the dictionary when they have nothing
 * else to do.
 */
export const linkTo = ({ path }: Dictionary) => `<${path}>; rel="compression-dictionary"`;
/**
 * The request header of browsers that are sent the link of a dictionary: those of Chromium. Firefox
 * fetches one and does not use it: `findings/firefox-dictionary-for-nothing.sh`.
 */
export const SENT_BY_CHROMIUM = 'Sec-CH-UA';
/** The request header by which the copy of a page is chosen. */
export const BY_DICTIONARY = 'Available-Dictionary';

/** Whether an `Accept-Encoding` names an encoding and does not refuse it (`;q=0`), as PCRE. */
export const accepts = (encoding: string) =>
  `(?<![\\w-])${encoding}(?![\\w-]|\\s*;\\s*[qQ]=0(?:[.]0*)?(?:[,\\s]|$))`;

/** Folders of the languages that are not at the root, in an expression. */
const foldersOf = (languages: readonly Locale[]) =>
  `(${notFoundPages(languages)
    .map(({ folder }) => folder)
    .join('|')})?`;

/** Allowed methods; others get 405 with this list. */
export const METHODS = ['GET', 'HEAD'] as const;
export const ALLOW = METHODS.join(', ');

/** The file of the home page, which redirects there; no old address may have this name. */
const HOME_FILE = '/index.html';

/** Names of files below this folder change with their content. */
export const HASHED = '/assets/';
/**
 * Existing hashed files may be cached permanently; everything else, and every error, is
 * revalidated.
 */
export const FOREVER = 'public, max-age=31536000, immutable';
/**
 * A proxy must not rewrite a page either: its scripts and addresses would differ from what the
 * page's own scripts expect.
 */
export const ASK_AGAIN = 'no-cache, no-transform';

/** Feeds, open data and calendars, which pages of other sites may read too, with their headers. */
const OPEN_FOLDERS = ['feeds', 'data', 'calendar'];
export const openIn = (languages: readonly Locale[]) =>
  `^${foldersOf(languages)}/(${OPEN_FOLDERS.join('|')})/`;
export const openPrefixes = (languages: readonly Locale[]) =>
  languages.flatMap((locale) => OPEN_FOLDERS.map((folder) => localisePath(`/${folder}/`, locale)));
export const OPEN_HEADERS = { 'Access-Control-Allow-Origin': '*' };

/**
 * Raw addresses that no page of the site has and only an attacker sends: control characters, the
 * null byte, encoded slashes, backslashes, and `..` segments. Status 400. The pattern works in
 * JavaScript and PCRE (nginx, Apache).
 */
export const FORBIDDEN =
  '^[^?]*(%([01][0-9A-Fa-f]|7[Ff]|2[Ff]|5[Cc])|\\\\|/([.]|%2[Ee])([.]|%2[Ee])(/|[?]|$))';

/**
 * Paths of files that are not public: dot files except those in /.well-known/, compressed copies,
 * the not-found pages, and the files behind pages. They get 404.
 */
export const hiddenIn = (languages: readonly Locale[]) =>
  `./[.]|^/[.](?!well-known/)|[.](br|gz|dcb)$|/index[.]html$|^${foldersOf(languages)}/404([.]html)?$`;

/**
 * Browser features that nothing may ask a visitor for, whatever comes into a page; the content
 * policy blocks audio and video anyway. Every response has this header, so it names only those that
 * would tell who or where somebody is, or cost money.
 */
const DENIED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment'];

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
};
const OTHER_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/**
 * Pattern for the paths of inert files. They get no policy: a browser shows a picture or PDF in its
 * own page, whose styles the policy would block; and a font with all headers would not fit into the
 * first packets of a connection.
 */
export const INERT = `[.](${Object.keys(OTHER_TYPES).join('|')})$`;

/** Extensions of files worth compressing. */
export const COMPRESSED = Object.keys(TEXT_TYPES);

/**
 * The rules of a built site.
 * @param scriptHashes sources such as `'sha256-...'` of all inline scripts of the pages
 * @param redirects old addresses in each language
 * @param typed addresses of pages that people type
 * @param dictionaries of a build with compressed copies
 */
export function hostRules(
  scriptHashes: readonly string[],
  redirects: readonly RedirectRule[],
  languages: readonly Locale[] = LOCALES,
  typed: readonly string[] = [],
  dictionaries: readonly Dictionary[] = [],
): HostRules {
  return {
    languages,
    typed,
    dictionaries,
    headers: {
      // Not for subdomains: a college may have an old portal there that supports only HTTP.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers without frame-ancestors.
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
    types: {
      ...Object.fromEntries(
        Object.entries(TEXT_TYPES).map(([name, type]) => [name, `${type}; charset=utf-8`]),
      ),
      ...OTHER_TYPES,
    },
    redirects: [
      ...redirects,
      ...languages.map((locale) => ({
        from: localisePath(HOME_FILE, locale),
        to: localisePath('/', locale),
        keepsQuery: true,
      })),
    ],
  };
}

/** The not-found page of a language, and the beginning of the addresses at which it is shown. */
export function notFoundPages(languages: readonly Locale[]): { folder: string; file: string }[] {
  return languages
    .filter((locale) => locale !== FIRST)
    .map((locale) => ({
      folder: localisePath('/', locale),
      file: `${localisePath('/404', locale)}.html`,
    }));
}

/** Lines of a host's file, one for each item. */
export const lines = <Item>(items: readonly Item[], line: (item: Item) => string) =>
  items.map(line).join('\n');
