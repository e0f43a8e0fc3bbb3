import { foldedWords, foldText } from './fold.ts';

/** Words that stand in questions and say nothing about what is looked for. */
const QUESTION_WORDS =
  'a an and are can do does for from get how i in is it me my of on or the there to what when where which who with എന്ത് എന്താണ് എങ്ങനെ എവിടെ എപ്പോൾ ആരാണ് ഏത് ഒരു എന്ന ആണ് ഉണ്ടോ എത്ര എന്തൊക്കെ വേണം enthokke venam enthanu engane evide eppol aaranu aranu ethra undo';

const FILLERS = new Set(foldedWords(foldText(QUESTION_WORDS)));

/** Words that are compared; a longer query is a pasted text. */
const MOST_WORDS = 8;

/**
 * The words of a folded query that say what is looked for; all of them where nothing else is left. Letters that stand alone belong
 * together: `b tech` is `btech`.
 */
export function tellingWords(folded: string): string[] {
  const all = foldedWords(folded);
  const telling = all.filter((word) => !FILLERS.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  return words.reduce<string[]>((joined, word, place) => {
    const before = words[place - 1];
    if (before !== undefined && isLetter(before)) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    return joined;
  }, []);
}

/** Latin letters, and their names as Malayalam writes them: എൻ ബി എ. */
const LETTER_NAMES = new Set(foldedWords(foldText('എ ബി സി ഡി ഇ എഫ് ജി എച്ച് ഐ ജെ കെ എൽ എം എൻ ഒ പി ക്യു ആർ എസ് ടി യു വി ഡബ്ല്യു എക്സ് വൈ ഇസെഡ്')));

function isLetter(word: string): boolean {
  return /^[a-z]$/.test(word) || LETTER_NAMES.has(word);
}
