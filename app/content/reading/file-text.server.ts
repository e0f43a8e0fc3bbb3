import { isUtf8 } from 'node:buffer';
import type { Fault } from './problem.server.ts';

/** Control characters other than line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/;

const decoder = new TextDecoder();

/** The text of a file, or the fault that prevents reading it, as in a {@link Problem}. */
export type FileText = { text: string } | Fault;

/**
 * Reads bytes as UTF-8. Removes a byte order mark and normalises line breaks, which Windows editors
 * write.
 */
export function decodeText(bytes: Uint8Array): FileText {
  const text = decoder.decode(bytes).replaceAll(/\r\n?/g, '\n');
  if (!isUtf8(bytes)) {
    return {
      path: [],
      line: lineOf(text, text.indexOf('\uFFFD')),
      expected: { en: 'text saved as UTF-8', ml: 'UTF-8 ആയി സേവ് ചെയ്ത ഫയൽ' },
      found: { en: 'bytes of another encoding', ml: 'മറ്റൊരു എൻകോഡിങ്' },
    };
  }
  const place = text.search(CONTROL);
  if (place === -1) return { text };
  const code = text.charCodeAt(place).toString(16).toUpperCase().padStart(4, '0');
  return {
    path: [],
    line: lineOf(text, place),
    expected: { en: 'text without control characters', ml: 'നിയന്ത്രണ ചിഹ്നങ്ങളില്ലാത്ത ഉള്ളടക്കം' },
    found: `U+${code}`,
  };
}

function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
