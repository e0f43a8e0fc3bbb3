import { isLatin } from '#app/lib/latin.ts';
import { LATIN_ENDINGS, stem, withoutLoan } from '#languages/stems.ts';

/** Minimum length of a stem; shorter ones are ambiguous. */
const SHORTEST_STEM = 3;
/**
 * The common part of the inflected forms of a folded word: പ്രവേശനത്തിന്, പ്രവേശനത്തിൽ and പ്രവേശനം
 * give പ്രവേശന; `fees` and
 * `fee` give `fee`. A light stemmer: it removes endings without a dictionary, so its result is only
 * for comparison.
 */
export function stemWord(word: string): string {
  return isLatin(word) ? englishStem(word) : stem(word);
}

/**
 * The stem stored in the index: like {@link stemWord}, without changes that loanwords undergo
 * before an ending. They double their last consonant (ടെക്, ടെക്കിന്; ക്ലബ്, ക്ലബ്ബുകൾ), and their
 * ർ becomes റ (ടെൻഡർ, ടെൻഡറുകൾ); റ്റ is a sound of its own and stays.
 */
export function indexStem(word: string): string {
  return withoutLoan(stemWord(word));
}

/** Minimum length of a stem in Latin letters. */
const SHORTEST_LATIN_STEM = 4;

/**
 * The possible stem of a word of another language typed in Latin letters: `hostelil` gives
 * `hostel`. Nothing for other letters and for words without such an ending.
 */
export function latinStem(word: string): string | undefined {
  if (!isLatin(word)) return undefined;
  const ending = LATIN_ENDINGS.find(
    (candidate) =>
      word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_LATIN_STEM,
  );
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

/** Only plurals: the prefix search finds the other English endings. */
function englishStem(word: string): string {
  if (word.length <= SHORTEST_STEM || !word.endsWith('s') || /(?:ss|us|is)$/.test(word))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
