import { isLatin } from '#app/lib/latin.ts';
import { DATES } from '#languages/dates.ts';
import {
  AMOUNT_WORDS,
  COMMON_WORDS,
  CONTACT_WORDS,
  COUNT_WORDS,
  DEGREE_WORDS,
  HOUR_WORDS,
  LAST_WORDS,
  MAIL_WORDS,
  MONTHS,
  NAMES_OF_LETTERS,
  PERSON_TITLES,
  PERSON_WORDS,
  QUESTION_WORDS,
  TIME_WORDS,
  WHEN_WORDS,
} from '#languages/question-words.ts';
import { foldedWords, foldText } from './fold.ts';
import { indexStem } from './stem.ts';

const foldedSet = (words: Record<string, string>) =>
  new Set(foldedWords(foldText(Object.values(words).join(' '))));

/** Words common in questions that say nothing about the subject. */
const FILLERS = foldedSet(QUESTION_WORDS);
const COMMON = foldedSet(COMMON_WORDS);

const CONTACTS = foldedSet(CONTACT_WORDS);
const MAILS = foldedSet(MAIL_WORDS);
/** A month asks for a date, but May also begins a question. */
const TIMES = new Set([...foldedSet(TIME_WORDS), ...foldedSet(MONTHS)]);
TIMES.delete('may');
const LASTS = foldedSet(LAST_WORDS);
const WHENS = foldedSet(WHEN_WORDS);
const HOURS = foldedSet(HOUR_WORDS);
const AMOUNTS = foldedSet(AMOUNT_WORDS);

const alternatives = (words: readonly string[]) => words.join('|');
/** The words of all languages, as they stand in texts. */
const eachOf = (words: Record<string, string>) =>
  alternatives(Object.values(words).flatMap((of) => of.match(/[\p{L}\p{M}]+/gu) ?? []));
const CLOCK = alternatives(
  Object.values(DATES).flatMap(({ times }) =>
    times.map(([, form]) => form.replace('{clock}', '\\d{1,2}(?::\\d\\d)?')),
  ),
);
const MONEY = eachOf(AMOUNT_WORDS);
const TITLES = eachOf(PERSON_TITLES);

/** What a query asks for, by its words, and what an answer to it has. */
const KINDS = [
  { kind: 'mail', words: MAILS, answer: /@/ },
  { kind: 'contact', words: CONTACTS, answer: /\+\d|\d{5}|\d[ -]\d{3}[ -]\d/ },
  { kind: 'date', words: TIMES, answer: /\b20\d\d\b/ },
  { kind: 'amount', words: AMOUNTS, answer: new RegExp(`₹|\\d (?:${MONEY})(?![a-z])`) },
  { kind: 'hours', words: HOURS, answer: new RegExp(CLOCK) },
  { kind: 'when', words: WHENS, answer: new RegExp(`\\b20\\d\\d\\b|${CLOCK}`) },
  {
    kind: 'person',
    words: foldedSet(PERSON_WORDS),
    answer: new RegExp(`(?:^|[ .])(?:${TITLES})\\.? \\p{L}`, 'u'),
  },
  // A year is no number of anything.
  { kind: 'count', words: foldedSet(COUNT_WORDS), answer: /\b(?!(?:19|20)\d\d\b)\d/ },
] as const;

/** An address, a telephone number, a day, an amount, hours, a day or hours, a name, or a number. */
export type Kind = (typeof KINDS)[number]['kind'];

/** Words of this length are known with an ending: `dates`, രൂപയാകും. */
const shortestBeginning = (word: string) => (isLatin(word) ? 4 : 3);
/** An ending in Latin letters: `timetable` is no form of `time`. */
const LONGEST_ENDING = 4;

/** What a folded query asks for, whatever it is about. */
export function kindOf(folded: string): Kind | undefined {
  const words = foldedWords(folded);
  return KINDS.find((each) => hasAny(words, each.words))?.kind;
}

/**
 * What the answer to a folded query has in it: a number, a date, an amount. Anything, if the query
 * says not of what: `deadline` alone is no question of one notice.
 */
export function wantedAnswer(folded: string): RegExp | undefined {
  if (!hasSubject(tellingWords(folded))) return undefined;
  const kind = kindOf(folded);
  return kind && answerPattern(kind);
}

/** What an answer of a kind has. */
export const answerPattern = (kind: Kind): RegExp | undefined =>
  KINDS.find((each) => each.kind === kind)?.answer;

/** Whether a folded query asks for a last date. */
export const asksForLast = (folded: string): boolean => hasAny(foldedWords(folded), LASTS);

function hasAny(asked: readonly string[], words: ReadonlySet<string>): boolean {
  const isForm = (word: string, each: string) =>
    each.length >= shortestBeginning(each) &&
    word.startsWith(each) &&
    (!isLatin(word) || word.length <= each.length + LONGEST_ENDING);
  return asked.some((word) => words.has(word) || [...words].some((each) => isForm(word, each)));
}

const LITTLE = new Set(
  [...MAILS, ...CONTACTS, ...COMMON, ...LASTS, ...WHENS, ...foldedSet(TIME_WORDS)].map(indexStem),
);
/** Whether a folded word says little of what is sought, such as that of a telephone number. */
export const saysLittle = (word: string): boolean =>
  LITTLE.has(indexStem(word)) || hasAny([word], HOURS);
/** Stems of the words that ask for a date, hours, an address or a number, whatever has it. */
export const ASKING_STEMS: ReadonlySet<string> = new Set(
  [...MAILS, ...CONTACTS, ...TIMES, ...WHENS, ...HOURS, ...LASTS].map(indexStem),
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
