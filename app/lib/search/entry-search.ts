import { isLatin } from '#app/lib/latin.ts';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import { answerOf, bestBetFor, stemOrNumber, wordsHeld } from './best-bets.ts';
import { editDistance } from './edit-distance.ts';
import {
  ASKING_STEMS,
  answerPattern,
  asksForLast,
  hasSubject,
  isSubject,
  type Kind,
  kindOf,
  tellingWords,
  wantedAnswer,
} from './fillers.ts';
import { foldedWords, foldText, inSmallLetters } from './fold.ts';
import type { Field, PreparedIndex, SearchEntry } from './search-index.ts';
import { indexStem } from './stem.ts';
import { type Score, scoresOf } from './word-scores.ts';

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
  /** The forms that it has of each word of the subject. */
  subjects: readonly (readonly string[])[];
  hasAllWords: boolean;
  /** How well it answers, from 0; a word that the index lacks counts as a rare one. */
  merit: number;
  /** Whether the texts of the index include that of its page. */
  hasText: boolean;
};

/** A frequent question within a query counts as its words do, and has a bonus. */
const QUESTION_WEIGHT = 0.8;
const QUESTION_BONUS = 0.3;
const LEAST_OF_QUESTION = 0.6;
/** An entry whose answer has the date, the amount or the number that is asked for. */
const ANSWER_BONUS = 0.3;
/** India is ahead of UTC by this: `lib` knows no clock of the college (app/domain/clock.ts). */
const INDIA_MS = 5.5 * 3_600_000;
/** Of two meetings the next one is asked for. */
const PAST_LOSS = 0.5;
/** Shorter words are near too many others. */
const SHORTEST_SLIP = 4;
/** Of a place the hours are asked for, not the last dates. */
const OTHER_LOSS = 0.3;
const DATE_BONUS = 0.12;
/** A page of the site says first what another website is for. */
const AWAY_LOSS = 0.08;
const DATED = /\b20\d\d\b/;
/**
 * Below this an entry that has not all words has too little to do with the query, unless no other
 * has more: the words around a known one may be unknown verbs.
 */
const LEAST_SCORE = 0.3;
const NEAR_BEST = 0.8;
const LEAST_OF_BEST = 0.15;
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
 * @param today at the college, such as `2026-11-14`: of events the next is asked for
 */
export function searchEntries(
  index: PreparedIndex,
  query: string,
  limit = Number.POSITIVE_INFINITY,
  today = new Date(Date.now() + INDIA_MS).toISOString().slice(0, 10),
): Found[] {
  const asked = query.slice(0, QUERY_LIMIT);
  const whole = foldText(asked);
  if (whole === '') return [];
  const folded = withoutName(whole, index.names);
  const typed: Field = { folded, written: folded === whole ? inSmallLetters(asked) : folded };
  const words = tellingWords(folded).map((word) => withoutSlip(index, word));
  const bet = bestBetFor(index.bets, folded);
  const asks = [...foldedWords(folded), ...words].join(' ');
  const wanted = wantedAnswer(asks);
  const kind = wanted && kindOf(asks);
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
  let known = 1;
  const found = (number: number, reason: Found['reason'], score?: Score): Found[] =>
    index.entries.slice(number, number + 1).map(({ entry }) => ({
      entry,
      number,
      reason,
      answer: answerTo(number, score),
      words: [...words, ...(score?.words ?? [])],
      subjects: score?.subjects ?? words.filter(isSubject).map((word) => [word]),
      hasAllWords: reason !== 'close' || score?.count === words.length,
      merit: reason === 'close' && score ? score.score * known : 1,
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
  const { scores, unknown } = scoresOf(index, words);
  addQuestions(index, words, scores);
  const isLast = asksForLast(asks);
  const sought = words.filter((word) => isSubject(word) && !unknown.includes(word)).length;
  for (const [number, { score, ...rest }] of scores) {
    const entry = index.entries[number]?.entry;
    const answer = answerTo(number, { score, ...rest });
    const share = number === bet?.entry ? 1 : Math.min(1, rest.subjects.length / (sought || 1));
    const away = entry?.path.startsWith('https:') ? AWAY_LOSS : 0;
    const isOver = (kind === 'date' || kind === 'when') && isPast(entry, today);
    const gain = gainOf(kind, isLast, answer, entry);
    // A figure counts as far as the entry is about what it is asked of.
    const worth = gain > 0 ? Math.min(1, score / 0.8) * share : 1;
    scores.set(number, { score: score + gain * worth - away - (isOver ? PAST_LOSS : 0), ...rest });
  }
  const inBets = new Set(index.bets.flatMap(({ keys }) => keys.flatMap((key) => key.split(' '))));
  const isLacking = (word: string) => !inBets.has(indexStem(word));
  known = 1 - unknown.filter(isLacking).length / words.length;
  const best = Math.max(0, ...[...scores.values()].map(({ score }) => score));
  const least = Math.max(
    Math.min(LEAST_SCORE, NEAR_BEST * best),
    LEAST_SHARE * best,
    LEAST_OF_BEST,
  );
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

/**
 * What an entry gains, or loses, by the line below its title, for a query that asks for a date, an
 * amount or a number. Hours are those of a place; a notice with a date has others, and is asked for
 * by its last date.
 */
function gainOf(
  kind: Kind | undefined,
  isLast: boolean,
  answer: string,
  entry: SearchEntry | undefined,
): number {
  if (kind === 'amount' || kind === 'contact')
    return answerPattern(kind)?.test(answer) ? ANSWER_BONUS : 0;
  if (!DATED.test(answer)) return 0;
  if (kind === 'hours') return -OTHER_LOSS;
  if (kind === 'date') return isLast || entry?.category === 'Events' ? ANSWER_BONUS : DATE_BONUS;
  if (kind === 'when') return entry?.category === 'Events' ? ANSWER_BONUS : -DATE_BONUS;
  return 0;
}

/** Whether an entry is of an event that is over; the dates of others are those of their issue. */
const isPast = (entry: SearchEntry | undefined, today: string) =>
  entry?.category === 'Events' && (entry.date ?? today).slice(-10) < today;

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
    // Whatever else was typed, several words of one question are no accident.
    const least = held > 1 ? LEAST_OF_QUESTION : 0;
    shares.set(bet.entry, Math.max(share, least, shares.get(bet.entry) ?? 0));
  }
  for (const [entry, share] of shares) {
    if (share === 0) continue;
    const {
      score = 0,
      count = 0,
      words: own = [],
      subjects = [],
      isOfSubject = true,
    } = scores.get(entry) ?? {};
    scores.set(entry, {
      score: Math.max(score, share * QUESTION_WEIGHT) + share * QUESTION_BONUS,
      count: Math.max(count, Math.round(share * words.length)),
      words: own,
      subjects,
      isOfSubject,
    });
  }
}

/**
 * A word that no entry has, put right if it is one slip from a word that is often asked for: `feez`
 * for `fees`, before it is taken for any other.
 */
function withoutSlip({ stems, words, synonyms, bets }: PreparedIndex, typed: string): string {
  if (typed.length < SHORTEST_SLIP || !isLatin(typed)) return typed;
  const stem = indexStem(typed);
  if (stems.has(stem) || synonyms.has(stem)) return typed;
  if (words.some(({ word }) => word.text.startsWith(typed))) return typed;
  const asked = new Set(bets.flatMap(({ keys }) => keys.flatMap((key) => key.split(' '))));
  const near = words.filter(
    ({ word }) =>
      asked.has(word.stem) && word.text[0] === typed[0] && editDistance(typed, word.text, 1) <= 1,
  );
  return near[0]?.word.text ?? typed;
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
