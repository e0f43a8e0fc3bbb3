import { CHARACTERS, NAMED_BY_RULES } from '#languages/characters.ts';
import type { Expected } from './expected.ts';
import { range } from './range.ts';

/**
 * The characters of the site's fonts: `tools/fonts/faces.ts` makes the fonts from these, and the
 * content may have no others.
 */

/** ASCII and the typographic characters of the site; accented letters use the system font. */
export const LATIN = `${range(0x20, 0x7e)}\u00a0\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026`;

const FACE: ReadonlySet<string> = new Set(LATIN + CHARACTERS);
/**
 * Most texts have nothing else, which an expression sees ten times as fast, and without `u` twice
 * as fast again: the halves of other signs are not in it either.
 */
const OTHER = new RegExp(`[^${(LATIN + CHARACTERS).replaceAll(/[\]\\^-]/g, '\\$&')}]`);
/**
 * Signs that the fonts of every phone and computer have, with no visible difference: accented Latin
 * letters, Greek, fractions, raised and lowered figures, currencies, arrows and mathematics.
 */
const ANYWHERE =
  '\\u00a1-\\u024f\\u1e00-\\u1eff\\p{Script=Greek}\\u2012-\\u2021\\u2026\\u2030-\\u203e\\u2044\\u2070-\\u20bf\\u2100-\\u215f\\u2190-\\u22ff';
/**
 * What other rules name: spaces, hidden signs, letters in an old encoding (`garbled-text.ts`,
 * `languages/encoding.ts`).
 */
const OTHER_RULES = `\\s\\p{Cc}\\p{Cf}\\p{Cs}\\ufffd\\ufffe\\uffff${NAMED_BY_RULES}`;
const NOT_HERE = new RegExp(`^[${ANYWHERE}${OTHER_RULES}]$`, 'u');
/** Signs that devices draw, each in a font of its own and in its own way. */
const BY_DEVICES =
  /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\u2022\u25a0-\u27bf\u0964\u0965\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}]$/u;

const LETTERS = [
  'words in Malayalam or Latin letters, or a document',
  'മലയാളം അല്ലെങ്കിൽ ലാറ്റിൻ അക്ഷരങ്ങളിൽ വാക്കുകൾ, അല്ലെങ്കിൽ ഒരു രേഖ',
] as const;
const PICTURES = ['words', 'വാക്കുകൾ'] as const;
const BULLET = ['a new item of the list', 'പട്ടികയിൽ പുതിയ ഇനം'] as const;
const TICK = ['“yes”', '“അതെ”'] as const;
const HYPHEN = ['-', '-'] as const;

/** What to write instead of signs that come with texts from Word, in its own fonts too. */
const INSTEAD: Readonly<Record<string, readonly [english: string, malayalam: string]>> = {
  '•': BULLET,
  '▪': BULLET,
  '●': BULLET,
  '\uf0a7': BULLET,
  '\uf0b7': BULLET,
  '✓': TICK,
  '✔': TICK,
  '\uf0fc': TICK,
  '‐': HYPHEN,
  '‑': HYPHEN,
};

/** Signs that the fonts of the site lack, with what to write instead. */
type MissingSigns = { instead: Expected; signs: string[] };

/**
 * The signs of a text that neither the fonts of the site nor those of all devices have: a visitor
 * would see a box.
 */
export function findMissingSigns(text: string): { rule: Expected; found: string }[] {
  return missingIn(text, (sign) => !BY_DEVICES.test(sign)).map(({ instead, signs }) => ({
    rule: {
      en: `${instead.en} instead of signs that the fonts of the site lack`,
      ml: `സൈറ്റിന്റെ ഫോണ്ടിലില്ലാത്ത ചിഹ്നത്തിനു പകരം ${instead.ml}`,
    },
    // A sign that nobody can see, or tell from another, has its number.
    found: signs.map(withCode).join(', '),
  }));
}

/** The signs of a text that each device draws in its own way. */
export function findDeviceSigns(text: string): { instead: Expected; found: string }[] {
  return missingIn(text, (sign) => BY_DEVICES.test(sign)).map(({ instead, signs }) => ({
    instead,
    found: signs.join(', '),
  }));
}

function missingIn(text: string, isMeant: (sign: string) => boolean): MissingSigns[] {
  if (!OTHER.test(text)) return [];
  const missing = [...new Set(text.replaceAll('\ufe0f', ''))].filter(
    (sign) => !FACE.has(sign) && !NOT_HERE.test(sign) && isMeant(sign),
  );
  return [...Map.groupBy(missing, (sign) => insteadOf(sign))].map(([[en, ml], signs]) => ({
    instead: { en, ml },
    signs: signs.slice(0, 8),
  }));
}

/**
 * A sign that stands for others, such as a Roman numeral or a letter of full width, is written with
 * these.
 */
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
