/**
 * Minimum length of a stem; shorter ones are ambiguous, except before the endings of words in ம்,
 * as in இட-ம், இட-ங்கள்.
 */
const SHORTEST_STEM = 3;
const SHORTEST_BEFORE_M = 2;
/** Endings can follow each other: மாணவர்-கள்-உக்கு. */
const MAX_ENDINGS = 3;

/**
 * Endings of case and number in folded form, longest first; and the letter that a word is given
 * before another: சேர்க்கைக் கட்டணம்.
 */
const ENDINGS: readonly string[] = [
  ...['ங்களுக்கான', 'ங்களுக்கு', 'ங்களின்', 'ங்களில்', 'ங்களை', 'ங்கள்'],
  ...['த்திற்கான', 'த்திற்கு', 'த்துக்கு', 'த்தின்', 'த்தில்', 'த்தை', 'மும்', 'ம்'],
  ...['களுக்கான', 'களுக்கு', 'களின்', 'களில்', 'களை', 'களும்', 'கள்'],
  ...['யின்', 'யில்', 'யை', 'யும்', 'க்கான', 'க்கு'],
  ...['ிற்கான', 'ிற்கு', 'ுக்கான', 'ுக்கு', 'ின்', 'ில்', 'ும்'],
  ...['க்', 'ச்', 'த்', 'ப்'],
].sort((a, b) => b.length - a.length);

/** A folded Tamil word without its endings; words of other languages are unchanged. */
export function stem(word: string): string {
  let left = word;
  for (let peeled = 0; peeled < MAX_ENDINGS; peeled += 1) {
    const ending = ENDINGS.find((candidate) => canPeel(left, candidate));
    if (ending === undefined) break;
    left = left.slice(0, -ending.length);
  }
  return left.length > SHORTEST_STEM ? left.replace(/[\u0bc1\u0bcd]$/, '') : left;
}

function canPeel(word: string, ending: string): boolean {
  const shortest = /^(?:ங்|த்த|ம)/.test(ending) ? SHORTEST_BEFORE_M : SHORTEST_STEM;
  return word.endsWith(ending) && word.length - ending.length >= shortest;
}
