/**
 * What an old path may have in encoded form: letters, digits and signs of every script, the space,
 * and signs without a meaning inside a quoted text.
 */
const SIGN =
  /^(?:[A-Za-z0-9._~ ()',&+=@!:[\]-]|(?!\p{ASCII})[\p{L}\p{M}\p{N}\p{P}\p{S}\u200c\u200d])$/u;
const UNRESERVED = /^[A-Za-z0-9._~-]$/;
const ENCODED = /%[0-9a-f]{2}/gi;

/**
 * A path in the one form that all hosts can compare: everything but letters, digits, `.`, `_`, `~`,
 * `-` and `/` as `%XX` of its UTF-8 bytes, in capitals.
 * @returns `undefined` for a path that is not text, has signs that a host's rules could misread, or
 *   a part that is hidden or leads upwards
 */
export function encodePath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const parts = path.slice(1).split('/').map(decodePart);
  if (parts.some((part) => part === undefined || part === '' || part.startsWith('.')))
    return path === '/' ? '/' : undefined;
  return parts.map((part) => `/${[...(part ?? '')].map(encodeSign).join('')}`).join('');
}

/** Whether a path is in that form; the digits of `%XX` may be small letters. */
export function isEncodedPath(path: string): boolean {
  return encodePath(path) === withCapitals(path);
}

/** `%e0` as `%E0`. */
export function withCapitals(path: string): string {
  return path.replaceAll(ENCODED, (code) => code.toUpperCase());
}

function decodePart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return [...text].every((sign) => SIGN.test(sign)) ? text : undefined;
  } catch {
    return undefined;
  }
}

function encodeSign(sign: string): string {
  if (UNRESERVED.test(sign)) return sign;
  const bytes = new TextEncoder().encode(sign);
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase()}`).join('');
}

/** A part of an address as text; as it stands if it is malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
