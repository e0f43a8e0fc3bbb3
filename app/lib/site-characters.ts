import { CHARACTERS, NAMED_BY_RULES } from '#app/lib/ml/characters.ts';
import type { Expected } from './expected.ts';
import { range } from './range.ts';

/** The characters of the site's fonts: `tools/fonts/faces.ts` makes the fonts from these, and the content may have no others. */

/** ASCII and the typographic characters of the site; accented letters use the system font. */
export const LATIN = `${range(0x20, 0x7e)}\u00a0\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026`;

const FACE: ReadonlySet<string> = new Set(LATIN + CHARACTERS);
/** Most texts have nothing else, which an expression sees ten times as fast, and without `u` twice as fast again: the halves of other signs are not in it either. */
const OTHER = new RegExp(`[^${(LATIN + CHARACTERS).replaceAll(/[\]\\^-]/g, '\\$&')}]`);
/**
 * Accented Latin letters, which every system font has with no visible difference; and what other rules name: spaces, hidden signs, Malayalam in an old
 * encoding (`garbled-text.ts`, `ml/encoding.ts`).
 */
const NOT_HERE = new RegExp(
  `^[\\s\\u00aa\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u1e00-\\u1eff\\p{Cc}\\p{Cf}\\p{Cs}\\ufffd${NAMED_BY_RULES}]$`,
  'u',
);

const LETTERS = [
  'words in Malayalam or Latin letters, or a document',
  'മലയാളം അല്ലെങ്കിൽ ലാറ്റിൻ അക്ഷരങ്ങളിൽ വാക്കുകൾ, അല്ലെങ്കിൽ ഒരു രേഖ',
] as const;
const PICTURES = ['words', 'വാക്കുകൾ'] as const;
const BULLET = ['a new item of the list', 'പട്ടികയിൽ പുതിയ ഇനം'] as const;
const BARE = ['the name without the sign', 'ചിഹ്നമില്ലാതെ പേര്'] as const;
const TICK = ['“yes”', '“അതെ”'] as const;
const TO = ['“to” or a comma', '“മുതൽ”, “വരെ” അല്ലെങ്കിൽ കോമ'] as const;

/** What to write instead of signs that come with texts from Word. */
const INSTEAD: Readonly<Record<string, readonly [english: string, malayalam: string]>> = {
  '½': ['1/2', '1/2'],
  '¼': ['1/4', '1/4'],
  '¾': ['3/4', '3/4'],
  '⅓': ['1/3', '1/3'],
  '⅔': ['2/3', '2/3'],
  '²': ['“sq.”, as in sq. m', '“ചതുരശ്ര”, ഉദാഹരണം: ചതുരശ്ര മീറ്റർ'],
  '³': ['“cu.”, as in cu. m', '“ഘന”, ഉദാഹരണം: ഘന മീറ്റർ'],
  '±': ['“plus or minus”', '“കൂടുകയോ കുറയുകയോ”'],
  '−': ['-', '-'],
  '÷': ['/', '/'],
  '≤': ['“at most”', '“പരമാവധി”'],
  '≥': ['“at least”', '“കുറഞ്ഞത്”'],
  '€': ['“euro”', '“യൂറോ”'],
  '£': ['“pounds”', '“പൗണ്ട്”'],
  '•': BULLET,
  '▪': BULLET,
  '●': BULLET,
  '→': TO,
  '⇒': TO,
  '➔': TO,
  '™': BARE,
  '®': BARE,
  '✓': TICK,
  '✔': TICK,
  '§': ['“section”', '“വകുപ്പ്”'],
  '‑': ['-', '-'],
};

/** The signs of a text that the fonts lack, with what to write instead; a device would show another font or a box. */
export function findMissingSigns(text: string): { rule: Expected; found: string }[] {
  if (!OTHER.test(text)) return [];
  const missing = [...new Set(text.replaceAll('\ufe0f', ''))].filter(
    (sign) => !FACE.has(sign) && !NOT_HERE.test(sign),
  );
  const groups = Map.groupBy(missing, (sign) => insteadOf(sign));
  return [...groups].map(([[en, ml], signs]) => ({
    rule: {
      en: `${en} instead of signs that the fonts of the site lack`,
      ml: `സൈറ്റിന്റെ ഫോണ്ടിലില്ലാത്ത ചിഹ്നത്തിനു പകരം ${ml}`,
    },
    found: signs.slice(0, 8).map(withCode).join(', '),
  }));
}

/** A sign that stands for others, such as a Roman numeral or a letter of full width, is written with these. */
function insteadOf(sign: string): readonly [string, string] {
  const plain = sign.normalize('NFKC');
  const isWritable = plain !== sign && [...plain].every((part) => part !== ' ' && FACE.has(part));
  return (
    INSTEAD[sign] ??
    (isWritable ? [plain, plain] : undefined) ??
    (/[\p{L}\p{M}\p{N}]/u.test(sign) ? LETTERS : PICTURES)
  );
}

function withCode(sign: string): string {
  return `${sign} (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
}
