import { encodePath } from '#app/lib/encoded-path.ts';

/** A file that is neither a list of addresses nor a site map. */
export class UnknownForm extends Error {}

/** Added by other sites to links; the same page answers without them. */
const TRACKING = /^(?:utm_|fbclid|gclid|msclkid|mc_)/;
const NO_PAGE =
  /\.(?:css|js|mjs|map|png|jpe?g|gif|svg|webp|ico|woff2?|ttf|eot|mp4|mp3|xml|json|txt)$/i;

/**
 * The addresses of pages in a list with one address a line, or in a site map (XML), each once.
 * @throws UnknownForm that says what the file is or which line is no address
 */
export function readOldAddresses(file: string): string[] {
  const text = file.replace(/^\ufeff/, '').trim();
  const found = text.startsWith('<') ? locationsIn(text) : linesOf(text);
  return [...new Set(found.flatMap((raw) => tidy(raw) ?? []))].sort((a, b) => a.localeCompare(b));
}

function locationsIn(xml: string): string[] {
  const locations = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^\]<]*?)(?:\]\]>)?\s*<\/loc>/g)];
  const addresses = locations.map(([, address = '']) => address.replaceAll(/&(?:amp|#38);/g, '&'));
  if (/<sitemapindex[\s>]/.test(xml))
    throw new UnknownForm(
      `This site map is an index of other site maps. Download each of these, and read them one after the other:\n  ${addresses.join('\n  ')}`,
    );
  if (!/<urlset[\s>]/.test(xml))
    throw new UnknownForm(
      'This is no site map. Save the site map of the old site as XML, or write one address a line.',
    );
  return addresses;
}

function linesOf(text: string): string[] {
  const lines = text.split(/\s*(?:\r\n|\n|\r)\s*/);
  const strange = lines.findIndex((line) => !line.startsWith('#') && /[\s,"<>\0]/.test(line));
  if (strange >= 0)
    throw new UnknownForm(
      `Line ${strange + 1} is no address: ${lines[strange]?.slice(0, 120)}\nThe file must be a list with one address a line, or a site map (XML).`,
    );
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** The address below the host of the old site; `undefined` if it is not that of a page. */
function tidy(raw: string): string | undefined {
  const url = URL.parse(/^www\./.test(raw) ? `http://${raw}` : raw, 'http://old.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || NO_PAGE.test(url.pathname)) return undefined;
  const path = url.pathname.replace(/\/+$/, '') || '/';
  const questions = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part));
  return (encodePath(path) ?? path) + (questions.length > 0 ? `?${questions.join('&')}` : '');
}
