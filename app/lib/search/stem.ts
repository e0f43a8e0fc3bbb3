import { isMalayalam } from './fold.ts';

const VIRAMA = '\u0d4d';
/** Minimum length of a stem; shorter ones are ambiguous. */
const SHORTEST_STEM = 3;
/** Endings can follow each other: വിദ്യാർഥി-കൾ-ഉടെ. */
const MAX_ENDINGS = 4;

/** Endings of case and number, and verb-forming endings (അപേക്ഷ-ിക്കാം), in folded form, longest first. */
const ENDINGS: readonly string[] = [
  ...['ിലേക്ക്', 'ിലൂടെ', 'ില്നിന്ന്', 'ിന്റെ', 'ിനുള്ള', 'ിനായി', 'ിന്', 'ിനെ', 'ിലെ', 'ില്', 'ിലും', 'ുള്ള', 'ുടെ', 'ുമായി'],
  ...['ാണ്', 'ായി', 'ായ', 'ും', 'ോട്', 'ാല്', 'കള്', 'ങള്', 'കള', 'ങള', 'യ', 'ത്ത'],
  ...['ില', 'ിനും', 'ിനു', 'ിനെക്കുറിച്ച്', 'െക്കുറിച്ച്', 'കളെ', 'ങളെ', 'കള്ക്ക്', 'ങള്ക്ക്', 'യ്ക്ക്', 'ക്ക്'],
  ...['ിക്കാന്', 'ിക്കാം', 'ിക്കണം', 'ിക്കുക', 'ിക്കുന്ന', 'ിക്കേണ്ട'],
].sort((a, b) => b.length - a.length);

/**
 * The common part of the inflected forms of a folded word: പ്രവേശനത്തിന്, പ്രവേശനത്തിൽ and പ്രവേശനം give പ്രവേശന; `fees` and
 * `fee` give `fee`. A light stemmer: it removes endings without a dictionary, so its result is only for comparison.
 */
export function stemWord(word: string): string {
  return isMalayalam(word) ? malayalamStem(word) : englishStem(word);
}

/**
 * The stem stored in the index: like {@link stemWord}, without changes that loanwords undergo before an ending. They double their
 * last consonant (ടെക്, ടെക്കിന്; ക്ലബ്, ക്ലബ്ബുകൾ), and their ർ becomes റ (ടെൻഡർ, ടെൻഡറുകൾ); റ്റ is a sound of its own and stays.
 */
export function indexStem(word: string): string {
  return stemWord(word)
    .replace(/([ക-യലവ-ഹ])\u0d4d\1$/, '$1')
    .replace(/(^|[^\u0d4d])റ$/, '$1ര');
}

function malayalamStem(word: string): string {
  let stem = word;
  for (let peeled = 0; peeled < MAX_ENDINGS; peeled += 1) {
    const ending = ENDINGS.find((candidate) => stem.endsWith(candidate) && canPeel(stem, candidate, peeled));
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem.length > SHORTEST_STEM ? stem.replace(/(?:ം|\u0d4d|\u0d41)$/, '') : stem;
}

/**
 * യ is a glide only between a vowel and an ending already removed: ലൈബ്രറി-യ-ിൽ, but not സൗകര്യ. ക്ക് is an ending only after
 * ി: മാർക്ക് and ബ്ലോക്ക് are whole words.
 */
function canPeel(stem: string, ending: string, peeled: number): boolean {
  if (stem.length - ending.length < SHORTEST_STEM) return false;
  if (ending === 'ക്ക്') return stem.at(-ending.length - 1) === 'ി';
  return ending !== 'യ' || (peeled > 0 && stem.at(-2) !== VIRAMA);
}

/** The Malayalam endings as typed in Latin letters, longest first. */
const LATIN_ENDINGS: readonly string[] = [
  ...['ukalude', 'ukalile', 'ukalil', 'ukalkku', 'ukalkk', 'ukal', 'ngalude', 'ngalile', 'ngalil', 'ngal', 'kalude', 'kalil', 'kal'],
  ...['ilekku', 'ilekk', 'ileku', 'inulla', 'inte', 'ile', 'inu', 'il', 'yude', 'yile', 'yil', 'ude', 'nte', 'kku', 'um', 'in', 'am'],
].sort((a, b) => b.length - a.length);
/** Minimum length of a stem in Latin letters. */
const SHORTEST_LATIN_STEM = 4;

/**
 * The possible stem of a Malayalam word typed in Latin letters: `hostelil` gives `hostel`. Nothing for
 * Malayalam letters and for words without such an ending.
 */
export function latinStem(word: string): string | undefined {
  if (isMalayalam(word)) return undefined;
  const ending = LATIN_ENDINGS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_LATIN_STEM);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

/** Only plurals: the prefix search finds the other English endings. */
function englishStem(word: string): string {
  if (word.length <= SHORTEST_STEM || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
