/** A place where Malayalam is stored in a way that breaks copying, search or fonts. */
export type EncodingFault = { rule: string; found: string };

type Rule = { rule: string; pattern: RegExp };

const NON_JOINER = '\u200c';

/**
 * Loanwords whose parts join at a consonant with ് before വ, as stems, so that inflected forms are found too. Without U+200C
 * the fonts draw a wrong conjunct there, and the vowel sign moves to its left.
 */
export const JOINTED_STEMS: readonly string[] = ['സോഫ്റ്റ്|വെയ', 'ഹാർഡ്|വെയ', 'പാസ്|വേഡ', 'നെറ്റ്|വർക്ക', 'ഗേറ്റ്|വേ', 'ബാൻഡ്|വിഡ്ത', 'സ്റ്റോപ്പ്|വാച്ച'].map((stem) =>
  stem.replace('|', NON_JOINER),
);

const JOINT_RULES: readonly Rule[] = JOINTED_STEMS.map((stem) => ({
  rule: `U+200C after the ് inside ${stem}…`,
  pattern: new RegExp(stem.replace(NON_JOINER, ''), 'u'),
}));

/** Each rule names the correct form; messages follow this order. */
const RULES: readonly Rule[] = [
  { rule: 'a chillu letter (ൺ ൻ ർ ൽ ൾ ൿ) instead of a consonant with ് and a joiner', pattern: /[\u0d15-\u0d39]\u0d4d\u200d/u },
  { rule: 'text without invisible joiners or direction marks (U+200B to U+200F), but for U+200C between ് and a letter', pattern: /[\u200b-\u200f]/u },
  { rule: 'ൗ (U+0D57) instead of the old au sign U+0D4C', pattern: /\u0d4c/u },
  { rule: 'ർ instead of the dot reph U+0D4E', pattern: /\u0d4e/u },
  { rule: 'Western digits 0-9 instead of Malayalam digits', pattern: /[\u0d66-\u0d6f]/u },
  { rule: 'ന്റ (U+0D28 U+0D4D U+0D31) instead of ൻറ or ൻ്റ', pattern: /\u0d7b\u0d4d?\u0d31/u },
];

/**
 * Checks the encoding of Malayalam text: NFC, U+200C in the loanwords that need it, and one form each for chillus, the au sign, nta and digits.
 * @returns the rules that the text breaks, each with the place; empty if there is none.
 */
export function findEncodingFaults(text: string): EncodingFault[] {
  const faults = [...JOINT_RULES.flatMap((rule) => findFault(text, rule)), ...RULES.flatMap((rule) => findFault(withoutJoints(text), rule))];
  const composed = text.normalize('NFC');
  if (composed !== text) {
    const index = text.split('').findIndex((unit, place) => unit !== composed[place]);
    faults.push({ rule: 'text in Unicode normal form NFC (type the word again)', found: describePlace(text, index) });
  }
  return faults;
}

function findFault(text: string, { rule, pattern }: Rule): EncodingFault[] {
  const match = pattern.exec(text);
  return match ? [{ rule, found: describePlace(text, match.index) }] : [];
}

/** U+200C between ് and a letter is how keyboards keep two letters apart: വെബ്\u200cസൈറ്റ്. It cannot be seen, so nobody could find it by hand. */
function withoutJoints(text: string): string {
  return text.replaceAll(/(?<=\u0d4d)\u200c(?=[\u0d05-\u0d3a])/gu, '');
}

/** The faulty place with its context and code points, because the fault is often invisible. */
function describePlace(text: string, index: number): string {
  const place = text.slice(Math.max(0, index - 6), index + 6);
  const points = [...text.slice(index, index + 3)].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
  return `"${place}" (${points.join(' ')})`;
}
