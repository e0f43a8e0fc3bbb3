import { z } from 'zod';
import { isOwnAddress, isWebAddress, splitOwn } from '#app/lib/link-rules.ts';

/** nginx stores each old address in 256 bytes, with the language and a slash added. */
const LONGEST_FROM = 200;
const LONGEST_TO = 500;

/** Query values, each name once, which every host can compare. */
const QUESTION = /^[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]+(?:&[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]+)*$/;
/** Characters of an external address without a special meaning in any host's rules; a colon begins a placeholder on static hosts. */
const PLAIN_ADDRESS = /^https:\/\/(?:[A-Za-z0-9._~/?#&=-]|%[0-9A-Fa-f]{2})+$/;

/** An old address without a language: a path, with an optional query that distinguishes pages of an old system. */
const from = z
  .string({ error: 'an address beginning with /' })
  .startsWith('/', { error: 'an address beginning with /', abort: true })
  .refine(isOldAddress, {
    error: `a path of letters, digits, dots, hyphens, underscores and slashes, without /ml in front or / at the end, perhaps with ?name=value, each name once; at most ${LONGEST_FROM} signs`,
  });

/** The target: a page of this site, also without a language, or an external address that the content uses elsewhere. */
const to = z.string({ error: 'an address beginning with / or https://' }).refine(isTarget, {
  error: `a page such as /about#history, without /ml, or an address beginning with https:// that has no colon, star or comma in it; at most ${LONGEST_TO} signs`,
});

/** An old or misspelt address. Characters with a special meaning in the rules of any host are rejected (tools/hosting/redirects.ts). */
export const redirectSchema = z.strictObject({ from, to });
export type Redirect = z.infer<typeof redirectSchema>;

/** redirects.yaml */
export const redirectsSchema = z.array(redirectSchema);

function isOldAddress(value: string): boolean {
  const { path, query, fragment } = splitOwn(value);
  if (!isOwnAddress(value) || fragment !== undefined || path === '/' || isMalayalam(path) || value.length > LONGEST_FROM) return false;
  const names = query?.split('&').map((part) => part.split('=')[0]) ?? [];
  return query === undefined || (QUESTION.test(query) && new Set(names).size === names.length);
}

function isTarget(value: string): boolean {
  if (value.length > LONGEST_TO) return false;
  if (isOwnAddress(value)) return splitOwn(value).query === undefined && !isMalayalam(splitOwn(value).path);
  return isWebAddress(value) && PLAIN_ADDRESS.test(value);
}

function isMalayalam(path: string): boolean {
  return path === '/ml' || path.startsWith('/ml/');
}
