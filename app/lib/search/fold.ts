/**
 * Folding: one form for all spellings of a word, for the search only; displayed text is never folded.
 *
 * Unicode NFKC makes one letter of its variants, such as the ligature of a PDF and full-width letters. Malayalam is stored in several encodings and
 * spelled in several styles, of which it unifies few: every rule below states its purpose with an example. The rules run in this order, repeatedly, until nothing changes.
 */
type Rule = {
  /** Equivalent spellings. */
  why: string;
  pattern: RegExp;
  replacement: string | ((match: string, ...groups: string[]) => string);
};

/** The virama, which removes the inherent vowel of a consonant. */
const VIRAMA = '\u0d4d';
const MALAYALAM = /[\u0d00-\u0d7f]/;
/** Text that needs only lower case. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/** Chillu letters and their consonants. */
export const CHILLU_BASES: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൿ: 'ക', ൔ: 'മ', ൕ: 'യ', ൖ: 'ഴ' };

/** Before invisible characters are removed, because this rule uses them. */
const JOINED_RRA: Rule = {
  why: 'the oldest chillu of ര was written with റ: റ് and a joiner is ർ',
  pattern: /(^|[^\u0d4d])റ\u0d4d\u200d/g,
  replacement: `$1ര${VIRAMA}`,
};

const INVISIBLE: Rule = {
  why: 'joiners, soft hyphens and direction marks are not typed by readers: ബുധനാഴ്‌ച with a joiner is ബുധനാഴ്ച',
  pattern: /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g,
  replacement: '',
};

const LONE_ACCENT: Rule = {
  why: 'an accent typed for an apostrophe parts words: NFKC makes a space and a mark of it, as in don´t',
  pattern: / [\u0300-\u036f]+/g,
  replacement: ' ',
};

const MALAYALAM_RULES: readonly Rule[] = [
  // One encoding
  {
    why: 'a chillu is its consonant without a vowel; old files lost the joiner that told them apart: അവൻ is അവന്',
    pattern: /[ൺൻർൽൾൿൔൕൖ]/g,
    replacement: (chillu) => `${CHILLU_BASES[chillu] ?? ''}${VIRAMA}`,
  },
  { why: 'the dot reph is an old ർ: കാൎയ്യം is കാര്യം', pattern: /ൎ/g, replacement: `ര${VIRAMA}` },
  { why: 'a chillu with a virama of its own: ഗവൺമെൻ്റ് is ഗവൺമെന്റ്', pattern: /\u0d4d{2,}/g, replacement: VIRAMA },
  { why: 'the half u at the end of a word: അതു് is അത്', pattern: /\u0d41+\u0d4d/g, replacement: VIRAMA },
  { why: 'two signs of e make the sign of ai', pattern: /\u0d46\u0d46/g, replacement: '\u0d48' },
  { why: 'the old sign of au, whole or in two pieces: സൌകര്യം is സൗകര്യം', pattern: /\u0d46?\u0d4c|\u0d46\u0d57/g, replacement: '\u0d57' },
  { why: 'long vowels put together from pieces: ഇൗ is ഈ', pattern: /ഇ\u0d57|ൟ/g, replacement: 'ഈ' },
  { why: 'ഉൗർജം is ഊർജം', pattern: /ഉ\u0d57/g, replacement: 'ഊ' },
  { why: 'ഒൗ is ഔ', pattern: /ഒ\u0d57/g, replacement: 'ഔ' },
  { why: 'എെക്യം is ഐക്യം', pattern: /എ\u0d46/g, replacement: 'ഐ' },
  { why: 'ഒാൺലൈൻ is ഓൺലൈൻ', pattern: /ഒ\u0d3e/g, replacement: 'ഓ' },
  { why: 'അാ is ആ', pattern: /അ\u0d3e/g, replacement: 'ആ' },
  { why: 'the long sign of ri, which modern texts write short', pattern: /\u0d44/g, replacement: '\u0d43' },
  { why: 'two റ side by side: പാററ is പാറ്റ', pattern: /റ(?=റ)/g, replacement: `റ${VIRAMA}` },
  // One spelling
  {
    why: 'older spelling doubles a consonant after ർ: മാർഗ്ഗം is മാർഗം, സർവ്വകലാശാല is സർവകലാശാല',
    pattern: /ര\u0d4d([ഗജഡദബണനമയലവ])(?:\u0d4d\1)+/g,
    replacement: `ര${VIRAMA}$1`,
  },
  {
    why: 'the same with aspirates: വിദ്യാർത്ഥി is വിദ്യാർഥി, വർദ്ധന is വർധന',
    pattern: /ര\u0d4d(?:(?:ത\u0d4d)+(?=ഥ)|(?:ദ\u0d4d)+(?=ധ)|(?:ച\u0d4d)+(?=ഛ)|(?:ഗ\u0d4d)+(?=ഘ))/g,
    replacement: `ര${VIRAMA}`,
  },
  { why: 'അദ്ധ്യാപകൻ is അധ്യാപകൻ', pattern: /(?:ദ\u0d4d)+(?=ധ\u0d4dയ)|(?:ത\u0d4d)+(?=ഥ\u0d4dയ)/g, replacement: '' },
  { why: 'doubled sibilants: ക്ലാസ്സ് is ക്ലാസ്, തൃശ്ശൂർ is തൃശൂർ', pattern: /([സശഷ])(?:\u0d4d\1)+/g, replacement: '$1' },
  { why: 'the many endings of -ing: റാഗിംഗ്, റാഗിങ്ങ് and റാഗിങ്ഗ് are റാഗിങ്', pattern: /ംഗ|ങ(?:\u0d4d[ഗങ])+/g, replacement: 'ങ' },
  { why: 'an anusvara before a stop is the nasal of its row: സംഘടന is സങ്ഘടന', pattern: /ം(?=[കഖഘ])/g, replacement: `ങ${VIRAMA}` },
  { why: 'the same before palatals, and ന് there: എൻജിനീയർ is എഞ്ജിനീയർ', pattern: /(?:ം|ന\u0d4d)(?=[ച-ഝ])/g, replacement: `ഞ${VIRAMA}` },
  { why: 'the same before ട to ഢ', pattern: /ം(?=[ട-ഢ])/g, replacement: `ണ${VIRAMA}` },
  { why: 'the same before ത to ധ', pattern: /ം(?=[ത-ധ])/g, replacement: `ന${VIRAMA}` },
  { why: 'the same before പ to ഭ: കംപ്യൂട്ടർ is കമ്പ്യൂട്ടർ', pattern: /ം(?=[പ-ഭ])/g, replacement: `മ${VIRAMA}` },
  // Words that newspapers, government and readers spell differently. Add spellings found in visitors' queries here.
  { why: 'the five spellings of engineering: എഞ്ചിനിയറിംഗ് is എൻജിനീയറിങ്', pattern: /എഞ\u0d4d[ചജ]\u0d3fന[\u0d3f\u0d40]യ/g, replacement: 'എഞ്ജിനീയ' },
  { why: 'കോളജ് and കോളെജ് are കോളേജ്', pattern: /കോള\u0d46?ജ/g, replacement: 'കോളേജ' },
  { why: 'കമ്മീഷണർ is കമ്മിഷണർ', pattern: /കമ്മീഷ/g, replacement: 'കമ്മിഷ' },
  { why: 'കമ്മ്യൂണിറ്റി is കമ്യൂണിറ്റി', pattern: /(?:മ\u0d4d)+(?=മ\u0d4dയ)/g, replacement: '' },
  { why: 'Malayalam digits: ൨൦൨൪ is 2024', pattern: /[൦-൯]/g, replacement: (digit) => String(digit.charCodeAt(0) - 0x0d66) },
];

/** After conversion to lower case. Without lookbehind, which Safari before 16.4 cannot read: one expression would stop the whole search. */
const SIGNS: readonly Rule[] = [
  { why: 'commas that group digits: 12,470 and 1,00,000', pattern: /(\p{Nd}),(?=\p{Nd})/gu, replacement: '$1' },
  { why: 'stops inside abbreviations: B.Tech is btech, ബി.ടെക് is ബിടെക്', pattern: /([\p{L}\p{M}])\.(?=\p{L})/gu, replacement: '$1' },
  { why: 'a stop is kept between digits alone, as in 9.30', pattern: /(\p{Nd}\.(?=\p{Nd}))|\./gu, replacement: (_, kept = '') => kept || ' ' },
  { why: 'any other sign parts words: ആന്റി-റാഗിങ്, “ഫീസ്”, ₹', pattern: /[^\p{L}\p{M}\p{N}.]+/gu, replacement: ' ' },
];

/** More passes than any text needs; an endless loop would be an error in the rules. */
const MAX_PASSES = 12;

/**
 * The form in which the search compares texts: lower-case letters, marks and digits, words separated by single
 * spaces. Idempotent. Never throws, whatever the text contains.
 *
 * `foldText('എഞ്ചിനീയറിംഗ് കോളജ്')` equals `foldText('എൻജിനീയറിങ് കോളേജ്')`; `foldText('B.Tech')` is `'btech'`.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = foldOnce(folded);
    if (next === folded) break;
    folded = next;
  }
  return folded;
}

function foldOnce(text: string): string {
  let folded = apply(LONE_ACCENT, apply(INVISIBLE, apply(JOINED_RRA, text.normalize('NFKC'))));
  if (MALAYALAM.test(folded)) for (const rule of MALAYALAM_RULES) folded = apply(rule, folded);
  folded = folded.toLowerCase();
  for (const rule of SIGNS) folded = apply(rule, folded);
  return folded.trim();
}

function apply({ pattern, replacement }: Rule, text: string): string {
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
}

/** A text in lower case and one encoding, otherwise as written: used where folding depends on the next letter, as in a half-typed word. */
export function inSmallLetters(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** The words of a folded text. */
export function foldedWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** True if a text contains Malayalam script. */
export function isMalayalam(text: string): boolean {
  return MALAYALAM.test(text);
}
