import type { Expected } from '#app/lib/expected.ts';
import { BREATHS, keptJoiner, VIRAMAS, VOWEL_SIGNS } from '../signs.ts';
import { CHILLU_BASES } from './folding.ts';
import { VIRAMA } from './virama.ts';

/** A place where Malayalam is stored in a way that breaks copying, search or fonts. */
export type EncodingFault = { rule: Expected; found: string };

/** What {@link correctEncoding} can change in a text. */
export type Correction = 'chillu' | 'hidden' | 'apart' | 'form' | 'lacking';

/**
 * The rule names the correct form. A rule without a correction is for a person: the text can be
 * meant in two ways.
 */
type Rule = { rule: Expected; what: Correction | undefined; right: (text: string) => string };

const NON_JOINER = '\u200c';
const CONSONANT = '[\u0d15-\u0d3a]';

/**
 * Loanwords whose parts join at a consonant with ് before വ, as stems, so that inflected forms are
 * found too. Without U+200C the fonts draw a wrong conjunct there, and the vowel sign moves to its
 * left.
 */
export const JOINTED_STEMS: readonly string[] = [
  'സോഫ്റ്റ്|വെയ',
  'ഹാർഡ്|വെയ',
  'പാസ്|വേഡ',
  'നെറ്റ്|വർക്ക',
  'ഗേറ്റ്|വേ',
  'ബാൻഡ്|വിഡ്ത',
  'സ്റ്റോപ്പ്|വാച്ച',
].map((stem) => stem.replace('|', NON_JOINER));

/** In the middle of each stem. */
const JOINT = `${VIRAMA}വ`;
const JOINT_RULES: readonly Rule[] = JOINTED_STEMS.map((stem) => ({
  rule: {
    en: `U+200C after the ് inside ${stem}…`,
    ml: `“${stem}…” എന്നതിൽ ് കഴിഞ്ഞ് യോജിപ്പിക്കാത്ത ചിഹ്നം`,
  },
  what: 'apart',
  right: (text) =>
    text.includes(JOINT) ? text.replaceAll(stem.replace(NON_JOINER, ''), stem) : text,
}));

/**
 * Whether ൻ before റ is an n before an r, as in എൻറോൾ (enrol), and not an old spelling of nta:
 * before the vowels of ro, roo and rai, which Malayalam words with nta do not have, and in Henry,
 * enrich and Enrique.
 */
function isBeforeRa(before: string, after: string): boolean {
  return (
    /^റ[ൂൈൊോ]/u.test(after) ||
    (/ഹെ$/u.test(before) && /^റി/u.test(after)) ||
    (/(?:^|[^\u0d00-\u0d7f])എ$/u.test(before) && /^റി[ചക]/u.test(after))
  );
}

/**
 * The chillus that the fonts have, by their consonants; the oldest chillu of ര was written with റ.
 */
const CHILLUS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CHILLU_BASES).flatMap(([chillu, base]): [string, string][] =>
    /[\u0d7a-\u0d7e]/.test(chillu) ? [[base, chillu]] : [],
  ),
  ['റ', 'ർ'],
]);

const apart = (base: string, next: string) => `${base}${VIRAMA}${next && NON_JOINER}`;
/** A consonant that stays apart from the next letter. */
const OLD_CHILLU = new RegExp(
  `(${VIRAMA})?(${CONSONANT})${VIRAMA}[\u200c\u200d]*\u200d(${VIRAMA}(?=റ))?(?=(${CONSONANT})?)`,
  'gu',
);
const RARE_CHILLU = new RegExp(`([\u0d54-\u0d56\u0d7f])${NON_JOINER}*(?=(${CONSONANT})?)`, 'gu');
/**
 * Signs that are not seen; those that turn the direction of writing are refused
 * (`garbled-text.ts`).
 */
const HIDDEN = '(?:[\ufe0e\ufe0f]|(?![\u202a-\u202e\u2066-\u2069])\\p{Cf})';
/**
 * Three are kept: U+200C is how keyboards keep a consonant apart from the next (വെബ്\u200cസൈറ്റ്),
 * a soft hyphen is where a long word may break, and other scripts spell with joiners.
 */
const HIDDEN_SIGNS = new RegExp(
  [
    `(${VIRAMA})(?:(?!${NON_JOINER})${HIDDEN})*(${NON_JOINER})${HIDDEN}*(?=${CONSONANT})`,
    '([\u0900-\u0d7f])(\u00ad)(?=(?=[\u0904-\u0d3a])\\p{L})',
    keptJoiner(HIDDEN),
    `${HIDDEN}+`,
  ].join('|'),
  'gu',
);

/**
 * Beginnings of words with a visarga that are none without it: ദുഃഖം, പുനഃപ്രവേശനം, അന്തഃസംസ്ഥാന.
 * The list page corrects what is typed: there is no lookbehind here, which Safari before 16.4
 * cannot read.
 */
const COLON_FOR_VISARGA =
  /((?:^|[^\u0d00-\u0d7f])(?:ദു|പുന|അന്ത|നി|മന|പ്രാത|അധ|സ്വത)):(?=[\u0d15-\u0d39])/gu;
/**
 * As keyboards leave it that make a chillu at the end of a word alone (സര്ക്കാർ); ര്യ and ള്ള are
 * letters of their own.
 */
const LOST_CHILLU = new RegExp(
  `ര${VIRAMA}(?=(?!യ)${CONSONANT})|ള${VIRAMA}(?=(?!ള)${CONSONANT})`,
  'gu',
);
const TWICE = new RegExp(`([${VOWEL_SIGNS}${VIRAMAS}${BREATHS}])\\1+`, 'gu');
/** Every font draws it on a dotted circle; ു before ് is an older spelling. */
const ON_NO_LETTER = new RegExp(
  `([${VOWEL_SIGNS}])[${VOWEL_SIGNS}]|([ൺ-ൾ]|(?!ു)[${VOWEL_SIGNS}])[${VIRAMAS}](?!റ)|(^|\\s)[${VOWEL_SIGNS}${VIRAMAS}]`,
  'gu',
);

/** Corrections are made in this order: hidden signs are part of old chillus. */
const RULES: readonly Rule[] = [
  {
    rule: {
      en: 'text in Unicode normal form NFC (type the word again)',
      ml: 'വാക്ക് വീണ്ടും ടൈപ്പ് ചെയ്യുക',
    },
    what: 'form',
    right: (text) => text.normalize('NFC'),
  },
  {
    rule: {
      en: 'a chillu letter (ൺ ൻ ർ ൽ ൾ) instead of a consonant with ് and a joiner',
      ml: 'ചില്ലക്ഷരം (ൺ ൻ ർ ൽ ൾ)',
    },
    what: 'chillu',
    right: (text) =>
      text.replaceAll(
        OLD_CHILLU,
        (match, joined: string | undefined, base: string, virama = '', next = '', place = 0) => {
          const isNta =
            virama !== '' || !isBeforeRa(text.slice(0, place), text.slice(place + match.length));
          if (base === 'ന' && next === 'റ' && isNta) return `${joined ?? ''}ന${VIRAMA}`;
          // No word has a chillu as the second half of a conjunct: എന്ന്\u200d is എന്ന്.
          return joined
            ? joined + apart(base, next) + virama
            : (CHILLUS.get(base) ?? apart(base, next)) + virama;
        },
      ),
  },
  {
    rule: {
      en: 'ക്, മ്, യ് or ഴ് instead of a chillu that the fonts of the site lack (U+0D7F, U+0D54 to U+0D56)',
      ml: 'സൈറ്റിന്റെ ഫോണ്ടിലില്ലാത്ത ചില്ലക്ഷരത്തിനു പകരം ക്, മ്, യ് അല്ലെങ്കിൽ ഴ്',
    },
    what: 'lacking',
    right: (text) =>
      text.replaceAll(RARE_CHILLU, (_, chillu: string, next = '') =>
        apart(CHILLU_BASES[chillu] ?? '', next),
      ),
  },
  {
    rule: {
      en: 'text without invisible signs (joiners, soft hyphens, byte order marks, direction marks), but for a joiner beside a virama (in Malayalam U+200C between ് and a consonant) and a soft hyphen between letters of India',
      ml: 'അദൃശ്യ ചിഹ്നങ്ങളില്ലാത്ത എഴുത്ത്',
    },
    what: 'hidden',
    right: (text) =>
      text.replaceAll(HIDDEN_SIGNS, (_, ...caught) =>
        caught
          .slice(
            0,
            caught.findIndex((each) => typeof each === 'number'),
          )
          .join(''),
      ),
  },
  {
    rule: {
      en: 'ർ or ൾ instead of ര് or ള് before another consonant',
      ml: 'മറ്റൊരു വ്യഞ്ജനത്തിനു മുമ്പ് ര്, ള് എന്നിവയ്ക്കു പകരം ർ, ൾ',
    },
    what: 'chillu',
    right: (text) => text.replaceAll(LOST_CHILLU, (letter) => CHILLUS.get(letter[0] ?? '') ?? ''),
  },
  {
    rule: { en: 'ൈ (U+0D48) instead of two signs of e', ml: 'രണ്ട് എ ചിഹ്നങ്ങൾക്കു പകരം ൈ' },
    what: 'form',
    right: (text) => text.replaceAll('\u0d46\u0d46', '\u0d48'),
  },
  {
    rule: { en: 'ൗ (U+0D57) instead of the old au sign U+0D4C', ml: 'പഴയ ചിഹ്നത്തിനു പകരം ൗ' },
    what: 'form',
    right: (text) => text.replaceAll(/\u0d46?\u0d4c/gu, '\u0d57'),
  },
  {
    rule: { en: 'each vowel sign and virama once', ml: 'ഒരേ ചിഹ്നം ഒരു തവണ മാത്രം' },
    what: 'form',
    right: (text) => text.replaceAll(TWICE, '$1'),
  },
  {
    rule: {
      en: 'one vowel sign or virama on a letter, none at the beginning of a word',
      ml: 'ഒരക്ഷരത്തിന് ഒരു സ്വരചിഹ്നം മാത്രം; വാക്കിന്റെ തുടക്കത്തിൽ ചിഹ്നമില്ല',
    },
    what: undefined,
    right: (text) => text.replaceAll(ON_NO_LETTER, '$1$2$3'),
  },
  {
    rule: { en: 'ർ instead of the dot reph U+0D4E', ml: 'പഴയ ചിഹ്നത്തിനു പകരം ർ' },
    what: 'form',
    right: (text) => text.replaceAll('\u0d4e', 'ർ'),
  },
  {
    rule: { en: 'Western digits 0-9 instead of Malayalam digits', ml: '0-9 അക്കങ്ങൾ' },
    what: 'form',
    right: (text) =>
      text.replaceAll(/[\u0d66-\u0d6f]/gu, (digit) => String(digit.charCodeAt(0) - 0x0d66)),
  },
  {
    rule: { en: 'ന്റ (U+0D28 U+0D4D U+0D31) instead of ൻ്റ', ml: 'ന്റ എന്ന എഴുത്ത്' },
    what: 'form',
    right: (text) => text.replaceAll(/ൻ\u0d4d(?=റ)/gu, `ന${VIRAMA}`),
  },
  {
    rule: { en: 'ന്റ (U+0D28 U+0D4D U+0D31) instead of ൻറ', ml: 'ന്റ എന്ന എഴുത്ത്' },
    what: undefined,
    right: (text) =>
      text.replaceAll(/ൻ(?=റ)/gu, (n, place: number) =>
        isBeforeRa(text.slice(0, place), text.slice(place + 1)) ? n : `ന${VIRAMA}`,
      ),
  },
  {
    rule: { en: 'a visarga, ഃ, instead of a colon', ml: 'അപൂർണവിരാമത്തിനു പകരം വിസർഗം (ഃ)' },
    what: 'form',
    right: (text) => text.replaceAll(COLON_FOR_VISARGA, '$1ഃ'),
  },
  ...JOINT_RULES,
];
/** More than any text needs. */
const MAX_PASSES = 4;
const PLAIN = /^[\t\n\x20-\x7e]*$/;
/** Addresses in Markdown; their letters are those of another site. */
const ADDRESSES = /(\]\([^)\s]*|^\[[^\]\n]+\]:[ \t]*\S+|<https?:[^>\s]*)/mu;

/**
 * Checks the encoding of Malayalam text: NFC, no invisible signs but joiners that the script of a
 * word needs, and one form each for chillus, the au sign, nta and digits.
 * @returns the rules that the text breaks, each with the place; empty if there is none.
 */
export function findEncodingFaults(text: string): EncodingFault[] {
  if (PLAIN.test(text)) return [];
  const outside = text.split(ADDRESSES).filter((_, index) => index % 2 === 0);
  return outside.flatMap((part) => {
    let before = part;
    return RULES.flatMap(({ rule, right }) => {
      const text = before;
      before = right(text);
      if (before === text) return [];
      const index = text.split('').findIndex((unit, place) => unit !== before[place]);
      return [{ rule, found: describePlace(text, index) }];
    });
  });
}

/**
 * A text in the one encoding of this site, where only one can be meant, and what was changed for
 * it. Addresses are left alone.
 */
export function correctEncoding(text: string): { text: string; corrections: Correction[] } {
  if (PLAIN.test(text)) return { text, corrections: [] };
  const corrections = new Set<Correction>();
  const correct = (part: string, passes = MAX_PASSES): string => {
    const corrected = RULES.reduce((before, { what, right }) => {
      const after = what ? right(before) : before;
      if (what && after !== before) corrections.add(what);
      return after;
    }, part);
    // A hidden sign can stand between the parts of what another rule corrects.
    return corrected === part || passes === 1 ? corrected : correct(corrected, passes - 1);
  };
  const parts = text
    .split(ADDRESSES)
    .map((part, index) => (index % 2 === 0 ? correct(part) : part));
  return { text: parts.join(''), corrections: [...corrections] };
}

/** The faulty place with its context and code points, because the fault is often invisible. */
function describePlace(text: string, index: number): string {
  const place = text.slice(Math.max(0, index - 6), index + 6);
  const points = [...text.slice(index, index + 3)].map(
    (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return `"${place}" (${points.join(' ')})`;
}

/** The language that a text in an old font of Latin letters means. */
export const LANGUAGE_OF_OLD_FONT = 'ml';
