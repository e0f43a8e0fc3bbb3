import { QUERY_LIMIT, SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { type BestBet, betOf } from './best-bets.ts';
import { tellingWords } from './fillers.ts';
import { foldedWords, foldText, inSmallLetters } from './fold.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { matchWord, toTypedWord, toWord, type Word } from './word-match.ts';

/** The categories of the specification, section 3. */
export const SEARCH_CATEGORIES = [
  'Navigation',
  'Information',
  'Education',
  'Process',
  'Management',
  'Departments',
  'Research',
  'Facilities',
  'Campus',
  'Events',
  'Services',
] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

/** An entry of the overlay (specification, section 3), with its title in both languages. */
export type SearchEntry = {
  title: string;
  otherTitle: string;
  /** Address in the page's language, or an address on the web. */
  path: string;
  category: SearchCategory;
  /** Words of both languages. */
  keywords: readonly string[];
  /** The answer to a frequent question, as text. */
  answer?: string;
};

/** What the overlay loads. */
export type SearchIndex = {
  entries: readonly SearchEntry[];
  /** Names of the categories in both languages, the page's own first. */
  categories: Readonly<Record<SearchCategory, readonly [own: string, other: string]>>;
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Frequent words and questions, each with the number of the entry that answers it. */
  bets: readonly (BestBet & { entry: number })[];
};

/** A field of an entry: folded, and in small letters as it is written, because a half-typed word may fold unlike its beginning. */
type Field = { folded: string; written: string };
type PreparedEntry = { entry: SearchEntry; titles: Field[]; keywords: Field[]; category: Field[] };
type Place = { entry: number; weight: number };

/** The index made ready for searching. */
export type PreparedIndex = {
  entries: readonly PreparedEntry[];
  /** Every word of the index with its entries. */
  words: readonly { word: Word; places: readonly Place[] }[];
  /** Entries by the stems of their words. */
  stems: ReadonlyMap<string, ReadonlySet<number>>;
  synonyms: Synonyms;
  bets: SearchIndex['bets'];
};

/** `matches` contain the query; `close` sound similar, differ by a typing error, or contain other forms of its words. Together at most 8. */
export type EntryAnswer = { matches: SearchEntry[]; close: SearchEntry[] };

const TITLE_WEIGHT = 1;
const KEYWORD_WEIGHT = 0.9;
/** `department` is not significant for a department, but people search `physics department`. */
const CATEGORY_WEIGHT = 0.6;
/** Bonus of an entry whose title consists only of the words of the query. */
const WHOLE_TITLE_BONUS = 0.15;
/** A word that means the same is nearly as good as the word. */
const SYNONYM_WEIGHT = 0.85;
/** Below this a word has too little to do with the typed one. */
const LEAST_WORD_SCORE = 0.5;
/** Below this an entry has too little to do with the query. */
const LEAST_SCORE = 0.3;
/** Also below this share of the best score: a page with one word of three is no result if another has all. */
const LEAST_SHARE = 0.4;

/** Entries or words prepared in one step: about two milliseconds on a cheap phone. */
const SLICE = 50;

/**
 * Folds all titles and words of an index once, so that typing does not have to. On a cheap phone this takes a fifth of a second in
 * all, so it lets the page breathe between slices.
 * @param pause waits until it may go on
 */
export async function prepareIndex(
  { entries, categories, synonyms, bets }: SearchIndex,
  pause: () => Promise<unknown> = yieldToPage,
): Promise<PreparedIndex> {
  const toField = memoise(
    (text): Field => ({ folded: foldText(text), written: inSmallLetters(text) }),
  );
  const places = new Map<string, Map<number, number>>();
  const prepared = await inSlices(
    entries,
    (entry, number): PreparedEntry => {
      const titles = [toField(entry.title), toField(entry.otherTitle)];
      const keywords = entry.keywords.map(toField);
      const category = categories[entry.category].map(toField);
      const note = ({ folded }: Field, weight: number) => {
        for (const word of foldedWords(folded)) {
          const known = places.get(word) ?? new Map<number, number>();
          known.set(number, Math.max(known.get(number) ?? 0, weight));
          places.set(word, known);
        }
      };
      for (const title of titles) note(title, TITLE_WEIGHT);
      for (const keyword of keywords) note(keyword, KEYWORD_WEIGHT);
      for (const name of category) note(name, CATEGORY_WEIGHT);
      return { entry, titles, keywords, category };
    },
    pause,
  );
  const toIndexed = ([text, found]: [string, Map<number, number>]) => ({
    word: toWord(text),
    places: [...found].map(([entry, weight]) => ({ entry, weight })),
  });
  const words = await inSlices([...places], toIndexed, pause);
  return {
    entries: prepared,
    words,
    stems: entriesByStem(words),
    synonyms: synonymsOf(synonyms),
    bets,
  };
}

async function inSlices<In, Out>(
  items: readonly In[],
  make: (item: In, place: number) => Out,
  pause: () => Promise<unknown>,
): Promise<Out[]> {
  const made: Out[] = [];
  for (let place = 0; place < items.length; place += SLICE) {
    made.push(
      ...items.slice(place, place + SLICE).map((item, offset) => make(item, place + offset)),
    );
    await pause();
  }
  return made;
}

/** Lets waiting input and painting go first. */
function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

function entriesByStem(words: PreparedIndex['words']): Map<string, Set<number>> {
  const stems = new Map<string, Set<number>>();
  for (const { word, places } of words) {
    const known = stems.get(word.stem) ?? new Set();
    for (const { entry } of places) known.add(entry);
    stems.set(word.stem, known);
  }
  return stems;
}

/**
 * Answers a query.
 *
 * An entry matches when the query is contained in its title (of either language), its category or one of its keywords, folded or in
 * small letters (specification, section 5). The answer to a frequent question comes first, then a title equal to the query. Titles that begin with it come next, then titles in which a word does, keywords that begin with
 * it or in which a word does; those that contain it inside a word (`rti` in `artificial`) follow, and categories; equal ranks keep the index order. Only where fewer than eight match, others that come close
 * follow. A blank query has no answer.
 */
export function searchEntries(index: PreparedIndex, query: string): EntryAnswer {
  const folded = foldText(query.slice(0, QUERY_LIMIT));
  if (folded === '') return { matches: [], close: [] };
  const typed: Field = { folded, written: inSmallLetters(query.slice(0, QUERY_LIMIT)) };
  const ranked = index.entries
    .map((prepared, number) => ({ number, rank: rankOf(prepared, typed) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.number - b.number)
    .slice(0, SEARCH_RESULT_LIMIT);
  const bet = betOf(index.bets, query.slice(0, QUERY_LIMIT));
  const found = ranked.map(({ number }) => number);
  const matches = bet
    ? [bet.entry, ...found.filter((number) => number !== bet.entry)].slice(0, SEARCH_RESULT_LIMIT)
    : found;
  const room = SEARCH_RESULT_LIMIT - matches.length;
  const close =
    room > 0 ? closeEntries(index, folded).filter((number) => !matches.includes(number)) : [];
  const withAnswer = (entry: SearchEntry, number: number) =>
    number === bet?.entry && bet.answer !== '' ? { ...entry, answer: bet.answer } : entry;
  const entriesAt = (numbers: readonly number[]) =>
    numbers.flatMap((number) =>
      index.entries.slice(number, number + 1).map(({ entry }) => withAnswer(entry, number)),
    );
  return { matches: entriesAt(matches), close: entriesAt(close.slice(0, room)) };
}

function rankOf({ titles, keywords, category }: PreparedEntry, typed: Field): number | undefined {
  const begins = (field: Field) =>
    field.folded.startsWith(typed.folded) || field.written.startsWith(typed.written);
  const hasWord = (field: Field) =>
    opensWord(field.folded, typed.folded) || opensWord(field.written, typed.written);
  const holds = (field: Field) =>
    field.folded.includes(typed.folded) || field.written.includes(typed.written);
  if (titles.some(({ folded }) => folded === typed.folded)) return -1;
  if (titles.some(begins)) return 0;
  if (titles.some(hasWord)) return 1;
  if (keywords.some(begins)) return 2;
  if (keywords.some(hasWord)) return 3;
  if (titles.some(holds)) return 4;
  if (keywords.some(holds)) return 5;
  return category.some(holds) ? 6 : undefined;
}

/** Whether a word of a text begins with the query: `bus` is in `college bus`, not in `syllabus`. */
function opensWord(text: string, query: string): boolean {
  for (let place = text.indexOf(query); place !== -1; place = text.indexOf(query, place + 1))
    if (place === 0 || text[place - 1] === ' ') return true;
  return false;
}

/** Indexes of the entries that contain the words of a query in some form, best first. */
function closeEntries(index: PreparedIndex, folded: string): number[] {
  const words = tellingWords(folded);
  const total = scoresOfWords(index, words);
  // Two words may be one in the index: സാമ്പത്തിക ശാസ്ത്രം, സാമ്പത്തികശാസ്ത്രം.
  if (words.length === 2)
    for (const [entry, score] of scoresOfWords(index, [words.join('')]))
      total.set(entry, Math.max(total.get(entry) ?? 0, score));
  const scored = [...total]
    .map(([entry, score]) => ({ entry, score }))
    .sort((a, b) => b.score - a.score || a.entry - b.entry);
  const least = Math.max(LEAST_SCORE, LEAST_SHARE * (scored[0]?.score ?? 0));
  return scored.filter(({ score }) => score >= least).map(({ entry }) => entry);
}

function scoresOfWords(index: PreparedIndex, words: readonly string[]): Map<number, number> {
  const total = new Map<number, number>();
  const inTitle = new Map<number, number>();
  let weights = 0;
  for (const text of words) {
    const found = scoresOfWord(index, text);
    // A common word has less weight than a rare one; an unknown word must not dominate.
    const weight = found.size === 0 ? 0.4 : Math.log(1 + index.entries.length / found.size);
    weights += weight;
    for (const [entry, { score, isInTitle }] of found) {
      total.set(entry, (total.get(entry) ?? 0) + weight * score);
      if (isInTitle) inTitle.set(entry, (inTitle.get(entry) ?? 0) + 1);
    }
  }
  for (const [entry, score] of total) {
    const titleWords = Math.min(
      ...(index.entries[entry]?.titles ?? []).map(({ folded }) => foldedWords(folded).length),
    );
    total.set(
      entry,
      score / weights + WHOLE_TITLE_BONUS * Math.min(1, (inTitle.get(entry) ?? 0) / titleWords),
    );
  }
  return total;
}

type WordScore = { score: number; isInTitle: boolean };

/** The best score of each entry for one word of the query. */
function scoresOfWord(index: PreparedIndex, text: string): Map<number, WordScore> {
  const typed = toTypedWord(text);
  const isKnown = index.stems.has(typed.stem);
  const scores = new Map<number, WordScore>();
  const note = (entry: number, score: number, isInTitle: boolean) => {
    const before = scores.get(entry);
    if (!before || score > before.score) scores.set(entry, { score, isInTitle });
  };
  for (const { word, places } of index.words) {
    const score = matchWord(typed, word, isKnown);
    if (score >= LEAST_WORD_SCORE)
      for (const { entry, weight } of places) note(entry, score * weight, weight === TITLE_WEIGHT);
  }
  // A word that means the same counts only as itself: slips and sounds of it were not typed.
  for (const term of index.synonyms.get(typed.stem) ?? []) {
    const [first, ...others] = term.map((stem) => index.stems.get(stem) ?? new Set<number>());
    for (const entry of first ?? [])
      if (others.every((entries) => entries.has(entry))) note(entry, SYNONYM_WEIGHT, false);
  }
  return scores;
}

function memoise<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
