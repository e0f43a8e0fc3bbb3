import { z } from 'zod';
import { FIRST, languageFolders, splitAddress } from '#app/i18n/locale.ts';
import { encodePath, isEncodedPath } from '#app/lib/encoded-path.ts';
import { say } from '#app/lib/expected.ts';
import { isOwnAddress, isWebAddress, splitOwn } from '#app/lib/link-rules.ts';

/** nginx stores each old address in 256 bytes, decoded, with the language and a slash added. */
const MAX_FROM = 200;
/** Cloudflare reads lines of 1,000 characters, which have the target too. */
const MAX_ENCODED = 450;
const MAX_TO = 500;

/**
 * A name and value of a query, which hosts compare as they are written; a colon at the beginning is
 * a placeholder on static hosts.
 */
const PART_OF_QUESTION = /^[A-Za-z0-9._~-]+=(?!:)(?:[A-Za-z0-9._~:/+-]|%[0-9A-Fa-f]{2})*$/;
/**
 * Characters of an external address without a special meaning in any host's rules; a colon begins a
 * placeholder on static hosts.
 */
const PLAIN_ADDRESS = /^https:\/\/(?:[A-Za-z0-9._~/?#&=-]|%[0-9A-Fa-f]{2})+$/;

/**
 * An old address, without a language if this site may have had it in each: a path, with an optional
 * query that distinguishes pages of an old system.
 */
const from = z
  .string({ error: say('an address beginning with /', '/ എന്നു തുടങ്ങുന്ന വിലാസം') })
  .overwrite(asPath)
  .startsWith('/', { error: say('an address beginning with /', '/ എന്നു തുടങ്ങുന്ന വിലാസം'), abort: true })
  .refine((value) => splitOwn(value).path !== '/', {
    error: say(
      'an old address other than the home page; “/?page_id=7” shows the home page, and no redirect can lead from it',
      'ഹോം പേജ് അല്ലാത്ത പഴയ വിലാസം; “/?page_id=7” കാണിക്കുന്നത് ഹോം പേജ് ആണ്; അതിൽനിന്ന് മറ്റൊരു പേജിലേക്ക് നയിക്കാനാവില്ല',
    ),
    abort: true,
  })
  .refine(isOldAddress, {
    error: say(
      `an old address of letters, digits, dots, hyphens, underscores and slashes, others encoded such as %20, without “${languageFolders()}” in front or “/” at the end, perhaps with ?name=value, each name once; at most ${MAX_FROM} characters`,
      `പഴയ വിലാസം: ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ, അക്കങ്ങൾ, കുത്ത്, ഹൈഫൻ, അടിവര, / എന്നിവ മാത്രം, മറ്റുള്ളവ %20 പോലെ എൻകോഡ് ചെയ്ത്; തുടക്കത്തിൽ “${languageFolders()}” പാടില്ല; പരമാവധി ${MAX_FROM} അക്ഷരം`,
    ),
  });

/**
 * The target: a page of this site, also without a language, or an external address that the content
 * uses elsewhere.
 */
const to = z
  .string({
    error: say('an address beginning with / or https://', '/ അല്ലെങ്കിൽ https:// എന്നു തുടങ്ങുന്ന വിലാസം'),
  })
  .refine(isTarget, {
    error: say(
      `a page such as “/about#history” without “${languageFolders()}”, or an address that begins with “https://” and has no colon, star or comma in it; at most ${MAX_TO} characters`,
      `“/about#history” പോലെയുള്ള പേജ് (“${languageFolders()}” ഇല്ലാതെ), അല്ലെങ്കിൽ “https://” എന്നു തുടങ്ങുന്ന വിലാസം; പരമാവധി ${MAX_TO} അക്ഷരം`,
    ),
  });

/**
 * An old or misspelt address. Characters with a special meaning in the rules of any host are
 * rejected (tools/hosting/redirects.ts).
 */
export const redirectSchema = z.strictObject({ from, to });
export type Redirect = z.infer<typeof redirectSchema>;

/** A dot, but of a file that this site has in each language: feeds, calendars, data, lists. */
const OTHER_DOT = /\.(?!(?:atom|csv|ics|json|txt)$)/i;

/**
 * Whether an old address is that of one language, as it stands: no page of this site has a dot in
 * its address, so nobody has ever been given one in another language.
 */
export function isOfOneLanguage(path: string): boolean {
  return OTHER_DOT.test(path);
}

/** redirects.yaml */
export const redirectsSchema = z.array(redirectSchema);

/**
 * An old address as it is copied from a browser or a mail: without its host, the letters of a path
 * encoded.
 */
function asPath(copied: string): string {
  const [, path = '', question = ''] =
    /^(?:https?:\/\/[^/?#\s]+)?(\/[^?#]*)(.*)$/iu.exec(copied.trim()) ?? [];
  const encoded = /[^\x21-\x7e]/u.test(path) ? encodePath(path) : path;
  return path === '' ? copied.trim() : (encoded ?? path) + question;
}

function isOldAddress(value: string): boolean {
  const { path, query, fragment } = splitOwn(value);
  if (
    fragment !== undefined ||
    value.length > MAX_ENCODED ||
    !isEncodedPath(path) ||
    !(isInFirst(path) || isOfOneLanguage(path))
  )
    return false;
  if (new TextEncoder().encode(decodeURIComponent(path)).length + (query?.length ?? 0) > MAX_FROM)
    return false;
  const parts = query?.split('&') ?? [];
  return (
    parts.every((part) => PART_OF_QUESTION.test(part)) &&
    new Set(parts.map((part) => part.split('=')[0])).size === parts.length
  );
}

function isTarget(value: string): boolean {
  if (value.length > MAX_TO) return false;
  if (isOwnAddress(value))
    return splitOwn(value).query === undefined && isInFirst(splitOwn(value).path);
  return isWebAddress(value) && PLAIN_ADDRESS.test(value);
}

function isInFirst(path: string): boolean {
  return splitAddress(path).locale === FIRST;
}
