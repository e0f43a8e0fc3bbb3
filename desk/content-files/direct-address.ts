/**
 * Services through which mail programs, editors and social sites lead to an address, and the
 * parameter that has it.
 */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/^www\.google\.[a-z.]{2,6}\/url$/, 'q'],
  [/^www\.google\.[a-z.]{2,6}\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^statics\.teams\.cdn\.office\.net\/evergreen-assets\/safelinks\//, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?$/, 'u'],
  [/^www\.youtube\.com\/redirect$/, 'q'],
  [/^linkprotect\.cudasvc\.com\/url$/, 'a'],
  [/^slack-redir\.net\/link$/, 'url'],
];
/** Proofpoint writes the address into the path. */
const IN_PATH = /^https:\/\/urldefense\.com\/v3\/__(.{1,2000}?)__;/;

/**
 * The address to which another one only leads on: such a service notes each visitor, and its
 * address may name the clerk who copied it.
 */
export function directAddress(address: string): string {
  const [, inPath] = IN_PATH.exec(address) ?? [];
  const inside = inPath ?? parameterOf(URL.parse(address));
  // One service may lead to the next.
  return inside && /^https?:\/\/[^\s<>"]+$/.test(inside) ? directAddress(inside) : address;
}

function parameterOf(url: URL | null): string | undefined {
  const known = SERVICES.find(
    ([place, name]) => url && place.test(url.hostname + url.pathname) && url.searchParams.has(name),
  );
  return known && (url?.searchParams.get(known[1]) ?? undefined);
}
