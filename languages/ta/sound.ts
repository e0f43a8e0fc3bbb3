const VIRAMA = '\u0bcd';
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ க: 'k', ங: 'ng', ச: 's', ஜ: 'j', ஞ: 'nj', ட: 't', ண: 'n', த: 'th', ந: 'n', ன: 'n', ப: 'p' },
  ...{ ம: 'm', ய: 'y', ர: 'r', ற: 'r', ல: 'l', ள: 'l', ழ: 'zh', வ: 'v', ஷ: 'sh', ஸ: 's', ஹ: 'h' },
};
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  ...{ '\u0bbe': 'a', '\u0bbf': 'i', '\u0bc0': 'i', '\u0bc1': 'u', '\u0bc2': 'u', '\u0bc6': 'e' },
  ...{ '\u0bc7': 'e', '\u0bc8': 'ai', '\u0bca': 'o', '\u0bcb': 'o', '\u0bcc': 'au' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ அ: 'a', ஆ: 'a', இ: 'i', ஈ: 'i', உ: 'u', ஊ: 'u', எ: 'e', ஏ: 'e', ஐ: 'ai', ஒ: 'o', ஓ: 'o' },
  ஔ: 'au',
};
/** Conjuncts that do not sound like their letters. */
const CONJUNCTS: Readonly<Record<string, string>> = {
  ...{ ச்ச: 'ch', ஞ்ச: 'nj', ங்க: 'ng', ற்ற: 'tr', ன்ற: 'ndr', க்க: 'k', ப்ப: 'p' },
  ...{ ர்க்க: 'rk', ர்க: 'rk', ட்க: 'tk', ற்க: 'rk', ட்ப: 'tp', ற்ப: 'rp' },
};
/** Soft inside a word, where they stand alone: நூலகம் is typed nulagam. */
const SOFT: Readonly<Record<string, string>> = { க: 'g', ப: 'b' };
const TOKEN = new RegExp(`${Object.keys(CONJUNCTS).join('|')}|[\\s\\S]`, 'gu');

/** A folded text in Latin letters, roughly as people type it. */
export function romaniseFolded(folded: string): string {
  const signs = folded.match(TOKEN) ?? [];
  return signs
    .map((sign, place) => {
      const [before = ' ', next = ''] = [signs[place - 1], signs[place + 1]];
      const soft = /\s/.test(before) ? undefined : SOFT[sign];
      const consonant = CONJUNCTS[sign] ?? (next === VIRAMA ? undefined : soft) ?? CONSONANTS[sign];
      if (consonant === undefined) return VOWEL_SIGNS[sign] ?? VOWELS[sign] ?? sign;
      return next === VIRAMA || next in VOWEL_SIGNS ? consonant : `${consonant}a`;
    })
    .join('')
    .replaceAll(VIRAMA, '');
}
