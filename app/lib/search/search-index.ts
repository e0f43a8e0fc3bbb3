import type { BestBet } from './best-bets.ts';
import { foldedWords, foldText, inSmallLetters } from './fold.ts';
import { type PackedTexts, unpackTexts } from './packed-texts.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { toWord, type Word } from './word-match.ts';

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

/** An entry of the index (specification, section 3), with its title in both languages. */
export type SearchEntry = {
  title: string;
  otherTitle: string;
  /** Address in the page's language, or an address on the web. */
  path: string;
  category: SearchCategory;
  /** Words of both languages. */
  keywords: readonly string[];
  /** A day, `2026-11-14`, or the first and the last, `2027-01-04/2027-01-08`, of some pages. */
  date?: string | undefined;
  /** Of the page for readers of another language: the name of its script in Unicode. */
  script?: string | undefined;
  /** Its dates, amounts or number in a line, which is searched too. */
  answer?: string | undefined;
};

/** The part of the index that answers while a visitor types. */
export type SearchIndex = {
  entries: readonly SearchEntry[];
  /** Names of the categories in both languages, the page's own first. */
  categories: Readonly<Record<SearchCategory, readonly [own: string, other: string]>>;
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Frequent words and questions, each with the number of the entry that answers it. */
  bets: readonly (BestBet & { entry: number })[];
  /** Names of the college, which are on every page: no query has to match them. */
  names: readonly string[];
};

/**
 * The part that the search page loads besides: texts, and the pages that have no entry, numbered
 * after the entries.
 */
export type SearchTexts = { pages: readonly SearchEntry[]; texts: PackedTexts };

/**
 * A field of an entry: folded, and in small letters as it is written, because a half-typed word may
 * fold unlike its beginning.
 */
export type Field = { folded: string; written: string };
type PreparedEntry = { entry: SearchEntry; titles: Field[]; keywords: Field[]; category: Field[] };
type Place = { entry: number; weight: number };

/** The index made ready for searching. */
export type PreparedIndex = {
  entries: readonly PreparedEntry[];
  /** Every word of the index with its entries. */
  words: readonly { word: Word; places: readonly Place[] }[];
  /** Entries by the stems of their words, each with the weight of the word. */
  stems: ReadonlyMap<string, ReadonlyMap<number, number>>;
  synonyms: Synonyms;
  bets: SearchIndex['bets'];
  /** Numbers of the entries that have a text. */
  texted: ReadonlySet<number>;
  /** Each as its folded words. */
  names: readonly (readonly string[])[];
};

export const TITLE_WEIGHT = 1;
const KEYWORD_WEIGHT = 0.9;
/**
 * Titles of pages that have no entry repeat the words of those above them, and each word of a
 * question says less than one of a title.
 */
const PAGE_TITLE_WEIGHT = 0.93;
/** `department` is not significant for a department, but people search `physics department`. */
const CATEGORY_WEIGHT = 0.6;
/** `last date` and `January` say which of several entries is asked for. */
const ANSWER_WEIGHT = 0.9;
/** Words that people ask with. */
const ASKED_WEIGHT = 0.85;
/** Words in a heading or often in a text, and all others. */
export const SUBJECT_WEIGHT = 0.45;
const TEXT_WEIGHT = 0.1;

/** Entries or words prepared in one step: about two milliseconds on a cheap phone. */
const SLICE = 50;

/**
 * Folds all titles and words of an index once, so that typing does not have to. On a cheap phone
 * this takes a fifth of a second in all, so it lets the page breathe between slices.
 * @param texts of the pages, where they are searched too
 * @param pause waits until it may go on
 */
export async function prepareIndex(
  { entries: listed, categories, synonyms, bets, names }: SearchIndex,
  { pages, texts }: SearchTexts = { pages: [], texts: { terms: '', places: '' } },
  pause: () => Promise<unknown> = yieldToPage,
): Promise<PreparedIndex> {
  const toField = memoise(
    (text): Field => ({ folded: foldText(text), written: inSmallLetters(text) }),
  );
  const places = new Map<string, Map<number, number>>();
  const note = (word: string, number: number, weight: number) => {
    const known = places.get(word) ?? new Map<number, number>();
    known.set(number, Math.max(known.get(number) ?? 0, weight));
    places.set(word, known);
  };
  const entries = await inSlices(
    [...listed, ...pages],
    (entry, number): PreparedEntry => {
      const titles = [toField(entry.title), toField(entry.otherTitle)];
      const keywords = entry.keywords.map(toField);
      const category = categories[entry.category].map(toField);
      const noteAll = (fields: readonly Field[], weight: number) => {
        for (const { folded } of fields)
          for (const word of foldedWords(folded)) note(word, number, weight);
      };
      const isTitle = number < listed.length && !entry.title.endsWith('?');
      noteAll(titles, isTitle ? TITLE_WEIGHT : PAGE_TITLE_WEIGHT);
      noteAll(keywords, KEYWORD_WEIGHT);
      noteAll(category, CATEGORY_WEIGHT);
      noteAll([toField(entry.answer ?? '')], ANSWER_WEIGHT);
      return { entry, titles, keywords, category };
    },
    pause,
  );
  const texted = new Set<number>();
  for (const { term, found } of unpackTexts(texts))
    for (const { number, isSubject, isAsked } of found) {
      texted.add(number);
      note(term, number, isAsked ? ASKED_WEIGHT : isSubject ? SUBJECT_WEIGHT : TEXT_WEIGHT);
    }
  const toIndexed = ([text, found]: [string, Map<number, number>]) => ({
    word: toWord(text),
    places: [...found].map(([entry, weight]) => ({ entry, weight })),
  });
  const words = await inSlices([...places], toIndexed, pause);
  return {
    entries,
    words,
    stems: entriesByStem(words),
    synonyms: synonymsOf(synonyms),
    bets,
    texted,
    names: names.map((name) => foldedWords(foldText(name))),
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

function entriesByStem(words: PreparedIndex['words']): Map<string, Map<number, number>> {
  const stems = new Map<string, Map<number, number>>();
  for (const { word, places } of words) {
    const known = stems.get(word.stem) ?? new Map<number, number>();
    for (const { entry, weight } of places)
      known.set(entry, Math.max(known.get(entry) ?? 0, weight));
    stems.set(word.stem, known);
  }
  return stems;
}

function memoise<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
