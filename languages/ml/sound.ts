import { VIRAMA } from './virama.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{
    ക: 'k',
    ഖ: 'kh',
    ഗ: 'g',
    ഘ: 'gh',
    ങ: 'ng',
    ച: 'ch',
    ഛ: 'ch',
    ജ: 'j',
    ഝ: 'jh',
    ഞ: 'nj',
    ട: 't',
    ഠ: 'th',
    ഡ: 'd',
    ഢ: 'dh',
    ണ: 'n',
  },
  ...{
    ത: 'th',
    ഥ: 'th',
    ദ: 'd',
    ധ: 'dh',
    ന: 'n',
    പ: 'p',
    ഫ: 'f',
    ബ: 'b',
    ഭ: 'bh',
    മ: 'm',
    യ: 'y',
    ര: 'r',
    റ: 'r',
    ല: 'l',
    ള: 'l',
    ഴ: 'zh',
  },
  ...{ വ: 'v', ശ: 'sh', ഷ: 'sh', സ: 's', ഹ: 'h' },
};
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  ...{ '\u0d3e': 'a', '\u0d3f': 'i', '\u0d40': 'i', '\u0d41': 'u', '\u0d42': 'u', '\u0d43': 'ri' },
  ...{ '\u0d46': 'e', '\u0d47': 'e', '\u0d48': 'ai', '\u0d4a': 'o', '\u0d4b': 'o', '\u0d57': 'au' },
};
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  ...{
    അ: 'a',
    ആ: 'a',
    ഇ: 'i',
    ഈ: 'i',
    ഉ: 'u',
    ഊ: 'u',
    ഋ: 'ri',
    എ: 'e',
    ഏ: 'e',
    ഐ: 'ai',
    ഒ: 'o',
    ഓ: 'o',
    ഔ: 'au',
  },
  ...{ '\u0d02': 'm', '\u0d03': 'h', '\u0d4d': '' },
};
/** Conjuncts that do not sound like their letters; ഞ്ഞ is one sound. */
const CONJUNCTS: Readonly<Record<string, string>> = {
  ന്റ: 'nt',
  റ്റ: 'tt',
  ങ്ക: 'nk',
  ഞ്ച: 'nch',
  ഞ്ജ: 'nj',
  ജ്ഞ: 'jn',
  ഞ്ഞ: 'nj',
};
const TOKEN = new RegExp(`${Object.keys(CONJUNCTS).join('|')}|[\\s\\S]`, 'gu');

/** A folded text in Latin letters, roughly as people type it. */
export function romaniseFolded(folded: string): string {
  const signs = folded.match(TOKEN) ?? [];
  let latin = '';
  for (let place = 0; place < signs.length; place += 1) {
    const sign = signs[place] ?? '';
    const next = signs[place + 1] ?? '';
    const consonant = CONJUNCTS[sign] ?? CONSONANTS[sign];
    if (consonant === undefined) latin += VOWEL_SIGNS[sign] ?? OTHER_SIGNS[sign] ?? sign;
    else {
      latin += consonant;
      if (next === VIRAMA) place += 1;
      else if (!(next in VOWEL_SIGNS)) latin += 'a';
    }
  }
  return latin;
}
