import { readFileSync } from 'node:fs';

/** What the old site has at an address: a file with its answer, another address to which it leads, or a reason why it is not there. */
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

/** The page in the encoding that browsers choose: what the server says, what the page says, UTF-8 if it is that, Windows-1252. */
export function pageText({ file = '', type = '' }: Answer): string {
  const bytes = readFileSync(file);
  const [, named] = /charset\s*=\s*["']?([\w-]+)/i.exec(type) ?? [];
  const [, meta] = META.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  const said = named ?? meta;
  try {
    return new TextDecoder(said ?? 'utf-8', { fatal: said === undefined }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
