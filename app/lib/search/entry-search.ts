import { QUERY_LIMIT } from '#app/lib/limits.ts';
import { answerOf, bestBetFor, stemOrNumber, wordsHeld } from './best-bets.ts';
import {
  ASKING_STEMS,
  hasSubject,
  isContactWord,
  isSubject,
  tellingWords,
  wantedAnswer,
} from './fillers.ts';
import { foldedWords, foldText, inSmallLetters } from './fold.ts';
import { type Field, type PreparedIndex, type SearchEntry, TITLE_WEIGHT } from './search-index.ts';
import { indexStem } from './stem.ts';
import { matchWord, toTypedWord } from './word-match.ts';

/**
 * Why an entry matches, best first; `close` does not contain the query, but other forms of its
 * words, or words that come close.
 */
const REASONS = [
  'question',
  'title',
  'title-begins',
  'title-word',
  'keyword-begins',
  'keyword-word',
  'in-title',
  'in-keyword',
  'category',
  'close',
] as const;

/** An entry that answers a query. */
export type Found = {
  entry: SearchEntry;
  number: number;
  reason: (typeof REASONS)[number];
  /** The answer to a frequent question, or the dates of the entry, as text. */
  answer: string;
  /** Words by which it was found, to be marked. */
  words: readonly string[];
  hasAllWords: boolean;
  /** Whether the texts of the index include that of its page. */
  hasText: boolean;
};

/** Bonus of an entry whose title consists only of the words of the query. */
const WHOLE_TITLE_BONUS = 0.15;
/** A frequent question within a query counts as its words do, and has a bonus. */
const QUESTION_WEIGHT = 0.8;
const QUESTION_BONUS = 0.3;
/** An entry whose answer has the date, the amount or the number that is asked for. */
const ANSWER_BONUS = 0.3;
/** `phone number` says less than whose number it is. */
const CONTACT_WORD_WEIGHT = 0.3;
/** A word that means the same is nearly as good as the word. */
const SYNONYM_WEIGHT = 0.85;
/** Below this a word has too little to do with the typed one. */
const LEAST_WORD_SCORE = 0.5;
/** Below this an entry that has not all words has too little to do with the query. */
const LEAST_SCORE = 0.3;
/**
 * Also below this share of the best score: a page with one word of three is no result if another
 * has all.
 */
const LEAST_SHARE = 0.4;

/**
 * Answers a query, best first.
 *
 * An entry matches when the query is contained in its title (of either language), its category or
 * one of its keywords, folded or in small letters (specification, section 5). The answer to a
 * frequent question comes first, then a title equal to the query. Titles that begin with it come
 * next, then titles in which a word does, keywords that begin with it or in which a word does;
 * those that contain it inside a word (`rti` in `artificial`) follow, and categories; equal ranks
 * keep the index order. Others that come close follow. A blank query has no answer.
 * @param limit results that are wanted
 */
export function searchEntries(
  index: PreparedIndex,
  query: string,
  limit = Number.POSITIVE_INFINITY,
): Found[] {
  const asked = query.slice(0, QUERY_LIMIT);
  const whole = foldText(asked);
  if (whole === '') return [];
  const folded = withoutName(whole, index.names);
  const typed: Field = { folded, written: folded === whole ? inSmallLetters(asked) : folded };
  const words = tellingWords(folded);
  const bet = bestBetFor(index.bets, folded);
  const wanted = wantedAnswer(folded);
  const asking = new Set(index.bets.map(({ entry }) => entry));
  // A figure in a row that only has the word `fee` would answer for something else.
  const isOther = (score?: Score) =>
    wanted !== undefined && words.some(isSubject) && score?.isOfSubject === false;
  const answerTo = (number: number, score?: Score): string => {
    if (number === bet?.entry && bet.answer) return bet.answer;
    if (isOther(score)) return '';
    const stems = stemsOf([...words, ...(score?.words ?? [])]);
    const ofBets = asking.has(number) ? answerOf(index.bets, number, stems, wanted) : '';
    return ofBets || (index.entries[number]?.entry.answer ?? '');
  };
  const found = (number: number, reason: Found['reason'], score?: Score): Found[] =>
    index.entries.slice(number, number + 1).map(({ entry }) => ({
      entry,
      number,
      reason,
      answer: answerTo(number, score),
      words: [...words, ...(score?.words ?? [])],
      hasAllWords: reason !== 'close' || score?.count === words.length,
      hasText: index.texted.has(number),
    }));
  const reasons = new Map<number, Found['reason']>();
  index.entries.forEach((prepared, number) => {
    const reason = number === bet?.entry ? 'question' : reasonOf(prepared, typed);
    if (reason) reasons.set(number, reason);
  });
  const rank = (reason: Found['reason']) => REASONS.indexOf(reason);
  const matches = [...reasons].sort(([a, first], [b, second]) => {
    return rank(first) - rank(second) || a - b;
  });
  if (matches.length >= limit)
    return matches.slice(0, limit).flatMap(([number, reason]) => found(number, reason));
  const scores = scoresOf(index, words);
  addQuestions(index, words, scores);
  if (wanted)
    for (const [number, score] of scores)
      if (wanted.test(answerTo(number, score)))
        scores.set(number, { ...score, score: score.score + ANSWER_BONUS });
  const best = Math.max(0, ...[...scores.values()].map(({ score }) => score));
  const least = Math.max(LEAST_SCORE, LEAST_SHARE * best);
  const close = [...scores]
    .filter(([, { score, count }]) => score >= least || count === words.length)
    .filter(([number]) => !reasons.has(number))
    .sort(([a, first], [b, second]) => second.score - first.score || a - b);
  return [
    ...matches.flatMap(([number, reason]) => found(number, reason, scores.get(number))),
    ...withPageInScript(index, asked, close).flatMap(([number, score]) =>
      found(number, 'close', score),
    ),
  ].slice(0, limit);
}

type Close = [number: number, score?: Score];

/**
 * Whoever types in the script of a language that has one page gets what that page has, then the
 * page itself, before what only sounds alike in other languages; nobody else gets it by its sound.
 */
function withPageInScript(index: PreparedIndex, asked: string, close: Close[]): Close[] {
  const pages = index.entries.flatMap(({ entry: { script } }, number) =>
    script === undefined ? [] : [{ number, letters: new RegExp(`\\p{Script=${script}}`, 'u') }],
  );
  const isIn = (letters: RegExp, [number]: Close) =>
    letters.test(index.entries[number]?.entry.title ?? '');
  const isPage = ([number]: Close) => pages.some((page) => page.number === number);
  const page = pages.find(({ letters }) => letters.test(asked));
  if (!page)
    return close.filter((each) =>
      pages.every(({ letters }) => isPage(each) || !isIn(letters, each)),
    );
  const others = close.filter(([number]) => number !== page.number);
  const [own, foreign] = [true, false].map((isOwn) =>
    others.filter((each) => isIn(page.letters, each) === isOwn),
  );
  return [...(own ?? []), [page.number], ...(foreign ?? [])];
}

const stemsOf = (words: readonly string[]) => new Set(words.map(stemOrNumber));

/**
 * Adds to the scores what the frequent questions say that a query holds: `first bus in the morning`
 * holds `first bus`, whatever else has to do with mornings.
 */
function addQuestions(
  index: PreparedIndex,
  words: readonly string[],
  scores: Map<number, Score>,
): void {
  const shares = new Map<number, number>();
  // The other words say whose number or date is asked for: `last date` alone answers nothing more.
  const isOfOne = hasSubject(words);
  const isTelling = (key: string) =>
    !isOfOne || key.split(' ').some((part) => !ASKING_STEMS.has(part));
  for (const bet of index.bets) {
    const stems = stemsOf([...words, ...(scores.get(bet.entry)?.words ?? [])]);
    const held = wordsHeld({ ...bet, keys: bet.keys.filter(isTelling) }, stems);
    const share = Math.min(1, held / words.length);
    shares.set(bet.entry, Math.max(share, shares.get(bet.entry) ?? 0));
  }
  for (const [entry, share] of shares) {
    if (share === 0) continue;
    const { score = 0, count = 0, words: own = [], isOfSubject = true } = scores.get(entry) ?? {};
    scores.set(entry, {
      score: Math.max(score, share * QUESTION_WEIGHT) + share * QUESTION_BONUS,
      count: Math.max(count, Math.round(share * words.length)),
      words: own,
      isOfSubject,
    });
  }
}

/** A folded query without the college's own name at its beginning or end, unless that is all. */
function withoutName(folded: string, names: PreparedIndex['names']): string {
  const words = foldedWords(folded);
  const isName = (part: readonly string[], name: readonly string[]) =>
    part.every((word, at) => indexStem(word) === indexStem(name[at] ?? ''));
  for (const name of names) {
    if (name.length === 0 || name.length >= words.length) continue;
    const rest = words.length - name.length;
    if (isName(words.slice(0, name.length), name)) return words.slice(name.length).join(' ');
    if (isName(words.slice(rest), name)) return words.slice(0, rest).join(' ');
  }
  return folded;
}

function reasonOf(
  { titles, keywords, category }: PreparedIndex['entries'][number],
  typed: Field,
): Found['reason'] | undefined {
  const begins = (field: Field) =>
    field.folded.startsWith(typed.folded) || field.written.startsWith(typed.written);
  const hasWord = (field: Field) =>
    opensWord(field.folded, typed.folded) || opensWord(field.written, typed.written);
  const holds = (field: Field) =>
    field.folded.includes(typed.folded) || field.written.includes(typed.written);
  if (titles.some(({ folded }) => folded === typed.folded)) return 'title';
  if (titles.some(begins)) return 'title-begins';
  if (titles.some(hasWord)) return 'title-word';
  if (keywords.some(begins)) return 'keyword-begins';
  if (keywords.some(hasWord)) return 'keyword-word';
  if (titles.some(holds)) return 'in-title';
  if (keywords.some(holds)) return 'in-keyword';
  return category.some(holds) ? 'category' : undefined;
}

/** Whether a word of a text begins with the query: `bus` is in `college bus`, not in `syllabus`. */
function opensWord(text: string, query: string): boolean {
  for (let place = text.indexOf(query); place !== -1; place = text.indexOf(query, place + 1))
    if (place === 0 || text[place - 1] === ' ') return true;
  return false;
}

/** How well an entry answers, how many words of the query it has in some form, and in which. */
type Score = {
  score: number;
  count: number;
  words: readonly string[];
  isOfSubject: boolean;
};

function scoresOf(index: PreparedIndex, words: readonly string[]): Map<number, Score> {
  const scores = scoresOfWords(index, words);
  // Two words may be one in the index: സാമ്പത്തിക ശാസ്ത്രം, സാമ്പത്തികശാസ്ത്രം.
  if (words.length === 2)
    for (const [entry, score] of scoresOfWords(index, [words.join('')]))
      if (score.score > (scores.get(entry)?.score ?? 0)) scores.set(entry, { ...score, count: 2 });
  return scores;
}

function scoresOfWords(index: PreparedIndex, words: readonly string[]): Map<number, Score> {
  const found = words.map((word) => scoresOfWord(index, word));
  // A common word has less weight than a rare one; an unknown word must not dominate.
  const isOfOne = words.some((word, at) => !isContactWord(word) && found[at]?.size !== 0);
  const weights = found.map(({ size }, at) => {
    const share = isOfOne && isContactWord(words[at] ?? '') ? CONTACT_WORD_WEIGHT : 1;
    return share * (size === 0 ? 0.4 : Math.log(1 + index.entries.length / size));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const scores = new Map<number, Score>();
  for (const entry of new Set(found.flatMap((entries) => [...entries.keys()]))) {
    const own = found.map((entries) => entries.get(entry));
    const sum = own.reduce(
      (total, score, at) => total + (weights[at] ?? 0) * (score?.score ?? 0),
      0,
    );
    const titleWords = Math.min(
      ...(index.entries[entry]?.titles ?? []).map(
        ({ folded }) => foldedWords(folded).length || Infinity,
      ),
    );
    const inTitle = own.filter((score) => score?.isInTitle).length;
    scores.set(entry, {
      score: sum / all + WHOLE_TITLE_BONUS * Math.min(1, inTitle / titleWords),
      count: own.filter((score) => score !== undefined).length,
      words: own.flatMap((score) => score?.word ?? []),
      isOfSubject: own.some((score, at) => score !== undefined && isSubject(words[at] ?? '')),
    });
  }
  return scores;
}

type WordScore = { score: number; isInTitle: boolean; word: string };

/** The best score of each entry for one word of the query. */
function scoresOfWord(index: PreparedIndex, text: string): Map<number, WordScore> {
  const typed = toTypedWord(text);
  const isKnown = index.stems.has(typed.stem);
  const scores = new Map<number, WordScore>();
  const note = (entry: number, score: WordScore) => {
    const before = scores.get(entry);
    if (!before || score.score > before.score) scores.set(entry, score);
  };
  for (const { word, places } of index.words) {
    const score = matchWord(typed, word, isKnown);
    if (score >= LEAST_WORD_SCORE)
      for (const { entry, weight } of places)
        note(entry, {
          score: score * weight,
          isInTitle: weight === TITLE_WEIGHT,
          word: word.text,
        });
  }
  // A word that means the same counts only as itself: slips and sounds of it were not typed.
  for (const term of index.synonyms.get(typed.stem) ?? []) {
    const [first, ...others] = term.map((stem) => index.stems.get(stem) ?? new Set<number>());
    for (const entry of first ?? [])
      if (others.every((entries) => entries.has(entry)))
        note(entry, { score: SYNONYM_WEIGHT, isInTitle: false, word: term.join(' ') });
  }
  return scores;
}
