import { type RedirectRule, spellings } from './redirects.ts';
import {
  FOREVER,
  HASHED,
  type HostRules,
  notFoundPages,
  OPEN_HEADERS,
  openPrefixes,
} from './rules.ts';

/**
 * `_headers` for hosts that read one (Netlify, Cloudflare Pages and their like). They ask again for pages by themselves, and join a header that
 * two rules set, so only hashed files name how long they may be kept. Such a host cannot distinguish a missing file from an existing one.
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

/**
 * `_redirects` for the same hosts: each old address with and without a slash at its end, since Cloudflare compares them letter by letter. The last
 * line is for those that know one not-found page only.
 */
export function redirectsFile({ languages, redirects }: HostRules): string {
  const lineOf = (rule: RedirectRule) =>
    spellings(rule).map((path) =>
      [path, ...(rule.query?.split('&') ?? []), rule.to, '301'].join(' '),
    );
  return [
    ...redirects.flatMap(lineOf),
    ...notFoundPages(languages).map(({ folder, file }) => `${folder}/* ${file} 404`),
    '',
  ].join('\n');
}
