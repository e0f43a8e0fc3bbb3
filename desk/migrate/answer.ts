import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Host } from './old-address.ts';

/**
 * What the old site has at an address: a file with its answer, another address to which it leads,
 * or a reason why it is not there.
 */
export type Answer = {
  address: string;
  file?: string;
  /** As the server names it: `text/html; charset=utf-8`. */
  type?: string;
  movedTo?: string;
  why?: string;
};

/** In the first kilobytes of a page, as browsers look for it. */
const META = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i;

/** Whether an answer is a page, by its type or by how it begins. */
export function isHtml({ type = '', address }: Answer): boolean {
  return type === ''
    ? /(?:\.(?:html?|php\d?|aspx?|jsp|shtml|xhtml|cfm|cgi)|\/[^./]*)(?:\?.*)?$/i.test(address)
    : /\b(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
}

export function isPdf({ type = '', address }: Answer): boolean {
  return /\bapplication\/(?:x-)?pdf\b/i.test(type) || /\.pdf(?:\?.*)?$/i.test(address);
}

/** How files begin whose type a server or a saved folder may not say: `download.php?id=5`. */
const BEGINNINGS: readonly (readonly [begins: string, type: string])[] = [
  ['%PDF-', 'application/pdf'],
  ['PK\u0003\u0004', 'application/zip'],
  ['\u00d0\u00cf\u0011\u00e0', 'application/msword'],
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
  ['\u0089PNG', 'image/png'],
  ['GIF8', 'image/gif'],
];

/** What an answer is by its first bytes, else as it is said to be. */
export function typeOf(bytes: Uint8Array, said: string): string {
  const beginning = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  return BEGINNINGS.find(([begins]) => beginning.startsWith(begins))?.[1] ?? said;
}

/** What a browser needs to show a page; pictures are asked for when a draft has them. */
export const NO_TEXT =
  /\.(?:css|js|mjs|map|json|xml|ico|png|jpe?g|gif|svg|webp|avif|bmp|woff2?|ttf|eot|otf|mp[34]|wav|avi|mov|wmv|swf|flv|exe|zip|rar|gz|7z|txt|csv)(?:\?|$)/i;

/**
 * Programs in the pages of a backup: whatever they say is not for visitors. Only PHP may lack its
 * end; `<?import ... />` of old Office and a lone `<%` are no programs.
 */
const PROGRAMS = /<\?php\b[\s\S]*?(?:\?>|$)|<\?[=\s][\s\S]*?\?>|<%[\s\S]*?%>/gi;

/** First bytes that say the encoding of a page before everything else. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The page in its encoding: what its first bytes say, UTF-8 if it is that, what the server or the
 * page itself says, Windows-1252.
 * @param saved the folder of the saved site, whose pages may have programs, which are left out; a
 *   server has run them
 * @throws Error if its letters cannot be read in it
 */
export function pageText({ file = '', type = '' }: Answer, { saved }: Pick<Host, 'saved'>): string {
  const bytes = readFileSync(file);
  const text = decode(bytes, type);
  if (/[\0\ufffd]/.test(text.slice(0, 4096)) && lostIn(text) > text.length * MOST_LOST)
    throw new Error('its letters are in no known encoding');
  return saved === undefined ? text : text.replaceAll(PROGRAMS, '');
}

/** More signs without a meaning are no text. */
const MOST_LOST = 0.05;
const lostIn = (text: string) => text.match(/[\0\ufffd]/g)?.length ?? 0;

function decode(bytes: Buffer, type: string): string {
  const mark = MARKS.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  const [, named] = /charset\s*=\s*["']?([\w-]+)/i.exec(type) ?? [];
  const [, meta] = META.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  const said = encodingOf(() => named ?? (meta && meantBy(meta))) ?? 'utf-8';
  // Letters of no other encoding are UTF-8 by chance: a page that is, is, whatever somebody wrote
  // above it.
  if (isUtf8(bytes) && !said.startsWith('utf-16')) return bytes.toString('utf8');
  const text = new TextDecoder(said).decode(bytes);
  const isWrong =
    said === 'utf-8' && lostIn(text) >= (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0);
  return isWrong ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** The name of an encoding, unless nobody knows it. */
function encodingOf(name: () => string | undefined): string | undefined {
  try {
    const label = name();
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/**
 * What browsers take for the encoding that a page names in itself: what could be read as single
 * bytes is not in UTF-16, and the letters of old fonts are those of Windows.
 */
function meantBy(meta: string): string {
  const { encoding } = new TextDecoder(meta);
  return encoding.startsWith('utf-16')
    ? 'utf-8'
    : encoding.replace('x-user-defined', 'windows-1252');
}
