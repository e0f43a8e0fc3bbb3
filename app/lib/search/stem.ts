import { isMalayalam } from './fold.ts';

const VIRAMA = '\u0d4d';
/** Letters that must be left of a word: of less nothing can be told. */
const SHORTEST_STEM = 3;
/** Endings stand behind each other: വിദ്യാർഥി-കൾ-ഉടെ. */
const MOST_ENDINGS = 4;

/** Endings of case and number, and those that make verbs of nouns (അപേക്ഷ-ിക്കാം), as they stand in folded text, the longest first. */
const ENDINGS: readonly string[] = [
  ...['ിലേക്ക്', 'ിലൂടെ', 'ില്നിന്ന്', 'ിന്റെ', 'ിനുള്ള', 'ിനായി', 'ിന്', 'ിനെ', 'ിലെ', 'ില്', 'ിലും', 'ുള്ള', 'ുടെ', 'ുമായി'],
  ...['ാണ്', 'ായി', 'ായ', 'ും', 'ോട്', 'ാല്', 'കള്', 'ങള്', 'കള', 'ങള', 'യ', 'ത്ത'],
  ...['ില', 'ിനും', 'ിനു', 'ിനെക്കുറിച്ച്', 'െക്കുറിച്ച്', 'കളെ', 'ങളെ', 'കള്ക്ക്', 'ങള്ക്ക്', 'യ്ക്ക്', 'ക്ക്'],
  ...['ിക്കാന്', 'ിക്കാം', 'ിക്കണം', 'ിക്കുക', 'ിക്കുന്ന', 'ിക്കേണ്ട'],
].sort((a, b) => b.length - a.length);

/**
 * The part of one folded word that its inflected forms share: പ്രവേശനത്തിന്, പ്രവേശനത്തിൽ and പ്രവേശനം give പ്രവേശന; `fees` and
 * `fee` give `fee`. A light stemmer: it peels endings and knows no dictionary, so its result is for comparing only.
 */
export function stemWord(word: string): string {
  return isMalayalam(word) ? malayalamStem(word) : englishStem(word);
}

/**
 * The stem under which the index keeps a word: as {@link stemWord}, without what loanwords change before an ending. They double their
 * last consonant (ടെക്, ടെക്കിന്; ക്ലബ്, ക്ലബ്ബുകൾ), and their ർ becomes റ (ടെൻഡർ, ടെൻഡറുകൾ); റ്റ is a sound of its own and stays.
 */
export function indexStem(word: string): string {
  return stemWord(word)
    .replace(/([ക-യലവ-ഹ])\u0d4d\1$/, '$1')
    .replace(/(?<!\u0d4d)റ$/, 'ര');
}

function malayalamStem(word: string): string {
  let stem = word;
  for (let peeled = 0; peeled < MOST_ENDINGS; peeled += 1) {
    const ending = ENDINGS.find((candidate) => stem.endsWith(candidate) && canPeel(stem, candidate, peeled));
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem.length > SHORTEST_STEM ? stem.replace(/(?:ം|\u0d4d|\u0d41)$/, '') : stem;
}

/**
 * യ is a glide only between a vowel and an ending that was peeled before: ലൈബ്രറി-യ-ിൽ, but not സൗകര്യ. ക്ക് is an ending only behind
 * ി: മാർക്ക് and ബ്ലോക്ക് are whole words.
 */
function canPeel(stem: string, ending: string, peeled: number): boolean {
  if (stem.length - ending.length < SHORTEST_STEM) return false;
  if (ending === 'ക്ക്') return stem.at(-ending.length - 1) === 'ി';
  return ending !== 'യ' || (peeled > 0 && stem.at(-2) !== VIRAMA);
}

/** The Malayalam endings as they are typed in Latin letters, the longest first. */
const LATIN_ENDINGS: readonly string[] = [
  ...['ukalude', 'ukalile', 'ukalil', 'ukalkku', 'ukalkk', 'ukal', 'ngalude', 'ngalile', 'ngalil', 'ngal', 'kalude', 'kalil', 'kal'],
  ...['ilekku', 'ilekk', 'ileku', 'inulla', 'inte', 'ile', 'inu', 'il', 'yude', 'yile', 'yil', 'ude', 'nte', 'kku', 'um', 'in', 'am'],
].sort((a, b) => b.length - a.length);
/** Letters that must be left of a word in Latin letters. */
const SHORTEST_LATIN_STEM = 4;

/**
 * What may be left of a Malayalam word that was typed in Latin letters, without its ending: `hostelil` gives `hostel`. Nothing for
 * Malayalam letters and for words without such an ending.
 */
export function latinStem(word: string): string | undefined {
  if (isMalayalam(word)) return undefined;
  const ending = LATIN_ENDINGS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_LATIN_STEM);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

/** Plurals alone: what else English puts at the end of a word, the search finds by the word's beginning. */
function englishStem(word: string): string {
  if (word.length <= SHORTEST_STEM || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
