import { encodePath } from '#app/lib/encoded-path.ts';
import { addressesIn, UnknownForm } from './address-forms.ts';

/** An address of an old site, and how often a log has it. */
export type OldAddress = {
  /** Path, with its query if that tells pages apart. */ address: string;
  count: number;
};

/** Added by other sites to links; the same page answers without them. */
const TRACKING = /^(?:utm_|fbclid|gclid|msclkid|mc_)/;
const NO_PAGE =
  /\.(?:css|js|mjs|map|png|jpe?g|gif|svg|webp|ico|woff2?|ttf|eot|mp4|mp3|xml|json|txt)$/i;
/** Ends of file names in old addresses; a first part with another end and a dot is the name of a site. */
const FILE_NAME =
  /\.(?:html?|php\d?|phtml|aspx?|jsp|cgi|pl|cfm|do|pdf|docx?|xlsx?|pptx?|zip|shtml|xhtml)$/i;
const HOST =
  /^(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?$/i;

const FILES: readonly (readonly [start: readonly number[], words: string])[] = [
  [[0x50, 0x4b], 'This is a ZIP file or a workbook (.xlsx). Unpack it, or save the table as CSV.'],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old workbook or document (.xls, .doc). Save the table as CSV.',
  ],
  [[0x1f, 0x8b], 'This file is compressed (.gz). Unpack it with gunzip.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Write the addresses into a text file, one a line.'],
];
const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Addresses in a list with one address a line, a site map (XML), a log of Apache, nginx or IIS, or a table, the most frequent first. Files that are no pages are
 * left out, and of a log requests that the old site did not answer.
 * @param file its text, or its bytes in UTF-8 or UTF-16
 * @throws UnknownForm with the name of the form
 */
export function readOldAddresses(file: string | Uint8Array): OldAddress[] {
  const counts = new Map<string, number>();
  for (const { raw, count } of addressesIn(typeof file === 'string' ? file : textOf(file))) {
    const address = tidy(raw);
    if (address) counts.set(address, (counts.get(address) ?? 0) + count);
  }
  return [...counts]
    .map(([address, count]) => ({ address, count }))
    .sort((a, b) => b.count - a.count || a.address.localeCompare(b.address));
}

function textOf(bytes: Uint8Array): string {
  const beginsWith = (start: readonly number[]) =>
    start.every((byte, index) => bytes[index] === byte);
  const [, words] = FILES.find(([start]) => beginsWith(start)) ?? [];
  if (words) throw new UnknownForm(words);
  const [, marked] = MARKS.find(([start]) => beginsWith(start)) ?? [];
  // Without a mark every other byte of Latin letters is zero.
  const guessed = bytes[1] === 0 ? 'utf-16le' : bytes[0] === 0 ? 'utf-16be' : 'utf-8';
  return new TextDecoder(marked ?? guessed).decode(bytes).replaceAll('\ufeff', '');
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
