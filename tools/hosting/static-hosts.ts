import { splitAddress } from '#app/i18n/locale.ts';
import { spellings } from './redirects.ts';
import {
  FOREVER,
  HASHED,
  type HostRules,
  notFoundPages,
  OPEN_HEADERS,
  openPrefixes,
} from './rules.ts';

/**
 * `_headers` for hosts that read one (Netlify, Cloudflare Pages and their like). They ask again for
 * pages by themselves, and join a header that two rules set, so only hashed files name how long
 * they may be kept. Such a host cannot distinguish a missing file from an existing one.
 */
export function headersFile({ languages, headers, pageHeaders }: HostRules): string {
  const lines = Object.entries({ ...headers, ...pageHeaders }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const open = Object.entries(OPEN_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    ...openPrefixes(languages).flatMap((prefix) => [`${prefix}*`, ...open]),
    `${HASHED}*`,
    `  Cache-Control: ${FOREVER}`,
    '',
  ].join('\n');
}

/** `_redirects` for the same hosts. */
export function redirectsFile(rules: HostRules): string {
  return `${redirectLines(rules).join('\n')}\n`;
}

/**
 * Its lines. Cloudflare compares an old address letter by letter, so it is there with and without a
 * slash at its end; the name of a file, such as `old.php`, never has one. Some hosts read the first
 * lines only: the likeliest come first. The last line is for hosts that know one not-found page
 * only.
 */
export function redirectLines({ languages, redirects }: HostRules): string[] {
  const lines = redirects.flatMap((rule) =>
    spellings(rule)
      .filter((path) => !FILE_WITH_SLASH.test(path))
      .map((path) => ({
        rank: [rule.query === undefined, path !== rule.from, languages.indexOf(localeOf(path))],
        text: [path, ...(rule.query?.split('&') ?? []), rule.to, '301'].join(' '),
      })),
  );
  const ordered = lines.toSorted(
    (a, b) => a.rank.map((part, index) => Number(part) - Number(b.rank[index])).find(Boolean) ?? 0,
  );
  return [
    ...ordered.map(({ text }) => text),
    ...notFoundPages(languages).map(({ folder, file }) => `${folder}/* ${file} 404`),
  ];
}

const FILE_WITH_SLASH = /\.[a-z]\w{1,4}\/$/i;
const localeOf = (path: string) => splitAddress(path).locale;
