const VIRAMA = '\u0d4d';
/** Minimum length of a stem; shorter ones are ambiguous. */
const SHORTEST_STEM = 3;
/** Endings can follow each other: വിദ്യാർഥി-കൾ-ഉടെ. */
const MAX_ENDINGS = 4;

/**
 * Endings of case and number, and verb-forming endings (അപേക്ഷ-ിക്കാം), in folded form, longest
 * first.
 */
const ENDINGS: readonly string[] = [
  ...[
    'ിലേക്ക്',
    'ിലൂടെ',
    'ില്നിന്ന്',
    'ിന്റെ',
    'ിനുള്ള',
    'ിനായി',
    'ിന്',
    'ിനെ',
    'ിലെ',
    'ില്',
    'ിലും',
    'ുള്ള',
    'ുടെ',
    'ുമായി',
  ],
  ...['ാണ്', 'ായി', 'ായ', 'ും', 'ോട്', 'ാല്', 'കള്', 'ങള്', 'കള', 'ങള', 'യ', 'ത്ത'],
  ...['ില', 'ിനും', 'ിനു', 'ിനെക്കുറിച്ച്', 'െക്കുറിച്ച്', 'കളെ', 'ങളെ', 'കള്ക്ക്', 'ങള്ക്ക്', 'യ്ക്ക്', 'ക്ക്'],
  ...['ിക്കാന്', 'ിക്കാം', 'ിക്കണം', 'ിക്കുക', 'ിക്കുന്ന', 'ിക്കേണ്ട'],
].sort((a, b) => b.length - a.length);

/**
 * A stem as it is before an ending of a loanword: without the doubled last consonant (ടെക്കിന്,
 * ക്ലബ്ബുകൾ), and with ർ for റ (ടെൻഡറുകൾ).
 */
export function withoutLoan(word: string): string {
  return word.replace(/([ക-യലവ-ഹ])\u0d4d\1$/, '$1').replace(/(^|[^\u0d4d])റ$/, '$1ര');
}

/** A folded Malayalam word without its endings. */
export function stem(word: string): string {
  let left = word;
  for (let peeled = 0; peeled < MAX_ENDINGS; peeled += 1) {
    const ending = ENDINGS.find(
      (candidate) => left.endsWith(candidate) && canPeel(left, candidate, peeled),
    );
    if (ending === undefined) break;
    left = left.slice(0, -ending.length);
  }
  return left.length > SHORTEST_STEM ? left.replace(/(?:ം|\u0d4d|\u0d41)$/, '') : left;
}

/**
 * യ is a glide only between a vowel and an ending already removed: ലൈബ്രറി-യ-ിൽ, but not സൗകര്യ.
 * ക്ക് is an ending only after ി: മാർക്ക് and ബ്ലോക്ക് are whole words.
 */
function canPeel(stem: string, ending: string, peeled: number): boolean {
  if (stem.length - ending.length < SHORTEST_STEM) return false;
  if (ending === 'ക്ക്') return stem.at(-ending.length - 1) === 'ി';
  return ending !== 'യ' || (peeled > 0 && stem.at(-2) !== VIRAMA);
}

/** The Malayalam endings as typed in Latin letters, longest first. */
export const LATIN_ENDINGS: readonly string[] = [
  ...[
    'ukalude',
    'ukalile',
    'ukalil',
    'ukalkku',
    'ukalkk',
    'ukal',
    'ngalude',
    'ngalile',
    'ngalil',
    'ngal',
    'kalude',
    'kalil',
    'kal',
  ],
  ...[
    'ilekku',
    'ilekk',
    'ileku',
    'inulla',
    'inte',
    'ile',
    'inu',
    'il',
    'yude',
    'yile',
    'yil',
    'ude',
    'nte',
    'kku',
    'um',
    'in',
    'am',
  ],
].sort((a, b) => b.length - a.length);
