import { encodePath } from '#app/lib/encoded-path.ts';

/** A file that is neither a list of addresses nor a site map. */
export class UnknownForm extends Error {}

/** Added by other sites to links; the same page answers without them. */
const TRACKING = /^(?:utm_|fbclid|gclid|msclkid|mc_)/;
const NO_PAGE =
  /\.(?:css|js|mjs|map|png|jpe?g|gif|svg|webp|ico|woff2?|ttf|eot|mp4|mp3|xml|json|txt)$/i;
/** Ends of file names in old addresses; a first part with another end and a dot is the name of a site. */
const FILE_NAME =
  /\.(?:html?|php\d?|phtml|aspx?|jsp|cgi|pl|cfm|do|pdf|docx?|xlsx?|pptx?|zip|shtml|xhtml)$/i;
const HOST =
  /^(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?$/i;
const ADDRESS = /^(?:https?:)?\/\/\S|^\/|^www\.\S+\.\S/i;
/** A word, or words that end like a file; nothing that code or a table has. */
const WORD = /^[^\s<>{}|",;\0]+$|^[^<>{}|"\0]+\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?)$/i;
/** Two addresses, as in rules of a server: which of them is the old one is not known. */
const SECOND = /\S\s+(?:https?:\/)?\/\S/;
/** Of the characters that XML has in addresses. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#38;': '&', '&apos;': "'" };

/**
 * The addresses of pages in a list with one address a line, or in a site map (XML), each once.
 * @throws UnknownForm that says what the file is or which line is no address
 */
export function readOldAddresses(file: string): string[] {
  const text = file.replace(/^\ufeff/, '');
  const found = text.trimStart().startsWith('<') ? locationsIn(text) : linesOf(text);
  return [...new Set(found.flatMap((raw) => tidy(raw) ?? []))].sort((a, b) => a.localeCompare(b));
}

function locationsIn(xml: string): string[] {
  const locations = [
    ...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^\]<]*?)(?:\]\]>)?\s*<\/loc>/g),
  ].map(([, address = '']) => withoutEntities(address));
  if (/<sitemapindex[\s>]/.test(xml))
    throw new UnknownForm(
      `This site map is an index of other site maps. Download each of these, and read them one after the other:\n  ${locations.join('\n  ')}`,
    );
  if (!/<urlset[\s>]/.test(xml))
    throw new UnknownForm(
      'This is no site map. Save the site map of the old site as XML, or write one address a line.',
    );
  return locations;
}

function linesOf(text: string): string[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => withoutEntities(line.trim()).replace(/^["'<]|["'>,;]+$/g, ''));
  const isBlank = (line: string) => line === '' || line.startsWith('#');
  const isAddress = (line: string) => (ADDRESS.test(line) || WORD.test(line)) && !SECOND.test(line);
  const strange = lines.findIndex((line) => !isBlank(line) && !isAddress(line));
  if (strange >= 0)
    throw new UnknownForm(
      `Line ${strange + 1} is no address: ${lines[strange]?.slice(0, 120)}\nThe file must be a list with one address a line, or a site map (XML).`,
    );
  return lines.filter((line) => !isBlank(line));
}

function withoutEntities(address: string): string {
  return address.replaceAll(/&(?:amp|#38|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** @returns `undefined` if it is not the address of a page */
function tidy(raw: string): string | undefined {
  const url = URL.parse(complete(raw));
  if (!url || !/^https?:$/.test(url.protocol) || NO_PAGE.test(url.pathname)) return undefined;
  const path = url.pathname.replace(/\/+$/, '') || '/';
  const questions = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part));
  return (encodePath(path) ?? path) + (questions.length > 0 ? `?${questions.join('&')}` : '');
}

/** An address with its scheme and site; lists leave out one or both. */
function complete(raw: string): string {
  if (/^[a-z][a-z0-9+.-]*:(?:\/\/|[a-z])/i.test(raw)) return raw;
  if (raw.startsWith('//')) return `http:${raw}`;
  const [first = ''] = raw.split(/[/?#]/, 1);
  const isSite = HOST.test(first) && !FILE_NAME.test(first) && !NO_PAGE.test(first);
  return isSite ? `http://${raw}` : `http://old.invalid/${raw.replace(/^\/+/, '')}`;
}
