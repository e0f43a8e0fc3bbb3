/** An address of an old site, and how often a log has it. */
export type OldAddress = { /** Path, with its query if that tells pages apart. */ address: string; count: number };

/** Added by other sites to links; the same page answers without them. */
const TRACKING = /^(utm_|fbclid|gclid|msclkid|mc_)/;
const NO_PAGE = /\.(?:css|js|mjs|map|png|jpe?g|gif|svg|webp|ico|woff2?|ttf|eot|mp4|mp3|xml|json|txt)$/i;
/** `"GET /path?query HTTP/1.1" 200` as Apache and nginx write it. */
const LOG_LINE = /"(?:GET|HEAD) (\S+) HTTP\/[\d.]+" (\d{3})/;

/**
 * Addresses in a list with one address a line, a site map (XML) or an access log, the most frequent first. Files that are no pages are left out, and of a log
 * requests that the old site did not answer.
 */
export function readOldAddresses(text: string): OldAddress[] {
  const counts = new Map<string, number>();
  for (const raw of addressesIn(text)) {
    const address = tidy(raw);
    if (address) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return [...counts].map(([address, count]) => ({ address, count })).sort((a, b) => b.count - a.count || a.address.localeCompare(b.address));
}

function addressesIn(text: string): string[] {
  if (/<(?:urlset|loc)\b/.test(text)) return [...text.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return text.split(/\r?\n/).flatMap((line) => {
    const [, asked, status] = LOG_LINE.exec(line) ?? [];
    if (asked) return Number(status) < 400 ? [asked] : [];
    return line.trim() === '' || line.startsWith('#') || line.includes('"') ? [] : [line.trim()];
  });
}

/** @returns `undefined` if it is not the address of a page */
function tidy(raw: string): string | undefined {
  const base = 'http://old.invalid';
  const url = URL.parse(/^https?:\/\//.test(raw) ? raw : `/${raw.replace(/^\/+/, '')}`, base);
  if (!url || NO_PAGE.test(url.pathname)) return undefined;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  const path = url.pathname.replace(/\/+$/, '') || '/';
  return path + url.search;
}
