import { isLatin } from '#app/lib/latin.ts';
import {
  AMOUNT_WORDS,
  CONTACT_WORDS,
  DEGREE_WORDS,
  LAST_WORDS,
  MONTHS,
  NAMES_OF_LETTERS,
  QUESTION_WORDS,
  TIME_WORDS,
} from '#languages/question-words.ts';
import { foldedWords, foldText } from './fold.ts';
import { indexStem } from './stem.ts';

const foldedSet = (words: Record<string, string>) =>
  new Set(foldedWords(foldText(Object.values(words).join(' '))));

/** Words common in questions that say nothing about the subject. */
const FILLERS = foldedSet(QUESTION_WORDS);

const CONTACTS = foldedSet(CONTACT_WORDS);
/** A month asks for a date, but May also begins a question. */
const TIMES = new Set([...foldedSet(TIME_WORDS), ...foldedSet(MONTHS)]);
TIMES.delete('may');
const AMOUNTS = foldedSet(AMOUNT_WORDS);
/** Words that ask for a telephone number, a date or an amount, and what such an answer has. */
const WANTED = [
  { words: CONTACTS, answer: /\+\d|\d{5}|\d[ -]\d{3}[ -]\d/ },
  { words: TIMES, answer: /\b20\d\d\b/ },
  { words: AMOUNTS, answer: /₹/ },
];

/** Words of this length are known with an ending: `dates`, രൂപയാകും. */
const shortestBeginning = (word: string) => (isLatin(word) ? 4 : 3);

/**
 * What the answer to a folded query has in it: a number, a date, an amount. Anything, if the query
 * says not of what: `deadline` alone is no question of one notice.
 */
export function wantedAnswer(folded: string): RegExp | undefined {
  if (!hasSubject(tellingWords(folded))) return undefined;
  return WANTED.find(({ words }) => hasAny(folded, words))?.answer;
}

/** Whether a folded query asks for a date. */
export const asksForTime = (folded: string): boolean => hasAny(folded, TIMES);

function hasAny(folded: string, words: ReadonlySet<string>): boolean {
  return foldedWords(folded).some(
    (word) =>
      words.has(word) ||
      [...words].some((each) => each.length >= shortestBeginning(each) && word.startsWith(each)),
  );
}

/** Whether a folded word asks for a telephone number, whoever has it. */
export const isContactWord = (word: string): boolean => CONTACTS.has(word);
/** Stems of the words that ask for a date or a telephone number, whatever has it. */
export const ASKING_STEMS: ReadonlySet<string> = new Set(
  [...CONTACTS, ...TIMES, ...foldedSet(LAST_WORDS)].map(indexStem),
);
const AMOUNT_STEMS = new Set([...AMOUNTS].map(indexStem));
/** Whether a folded word says of what a date, an amount or a number is asked for. */
export const isSubject = (word: string): boolean =>
  !ASKING_STEMS.has(indexStem(word)) && !AMOUNT_STEMS.has(indexStem(word));
/** Whether words say whose number or date is asked for. */
export const hasSubject = (words: readonly string[]): boolean =>
  words.some((word) => !ASKING_STEMS.has(indexStem(word)));

/** Maximum number of words compared; a longer query is a pasted text. */
const MAX_WORDS = 8;

/** Names of Latin letters in other languages. */
const LETTER_NAMES = foldedSet(NAMES_OF_LETTERS);
/** Degrees written as separate letters: b tech, എം ടെക്. */
const DEGREES = foldedSet(DEGREE_WORDS);

/**
 * The significant words of a folded query; all of them if nothing else is left. Spelled-out letters
 * are joined: `n b a report` is `nba` and `report`, എൻ ബി എ is എൻബിഎ, and `b tech` is `btech`.
 */
export function tellingWords(folded: string): string[] {
  const all = joinLetters(foldedWords(folded));
  const telling = all.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
}

function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) joined.push(foldText(run.join('')));
    run = [];
  };
  for (const word of words) {
    if (isLetter(word)) {
      run.push(word);
      continue;
    }
    // Letters may change where they meet: the nasal of എം before ടെക്.
    const degree = foldText(run.join('') + word);
    if (DEGREES.has(degree)) {
      joined.push(degree);
      run = [];
      continue;
    }
    endRun();
    joined.push(word);
  }
  endRun();
  return joined;
}

function isLetter(word: string): boolean {
  return /^[a-z]$/.test(word) || LETTER_NAMES.has(word);
}
