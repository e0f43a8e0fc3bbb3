import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import { tellingWords } from './fillers.ts';
import { foldedWords, foldText } from './fold.ts';
import { type PackedIndex, packIndex, unpackIndex } from './packed-index.ts';
import { indexStem } from './stem.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { allowedSlips, soundScore, toTypedWord, toWord, type Word } from './word-match.ts';

/** A page as the index takes it. The id is its place in the list of pages. */
export type TextDocument = {
  id: number;
  title: string;
  /** Title in the other language, so that it is found from there too. */
  otherTitle: string;
  keywords: string;
  headings: string;
  text: string;
};

type Field = Exclude<keyof TextDocument, 'id'>;
const FIELDS: Field[] = ['title', 'otherTitle', 'keywords', 'headings', 'text'];
const BOOST: Record<Field, number> = { title: 8, otherTitle: 5, keywords: 4, headings: 3, text: 1 };

/** English words on every page; indexing them would cost bytes without benefit. */
const COMMON = new Set(
  'a an and are as at be by each every for from has have how if in into is it its may no not of on or our so that the their them then there these they this to was were what when where which who will with you your'.split(
    ' ',
  ),
);

/** The indexed form of a word: folded and without endings; `null` for words that are not indexed. */
function indexTerm(word: string): string | null {
  return COMMON.has(word) ? null : indexStem(word);
}

const OPTIONS: Options<TextDocument> = {
  fields: FIELDS,
  tokenize: (text) => foldedWords(foldText(text)),
  processTerm: indexTerm,
};

/** Builds the index of one language; {@link TextIndex} reads it. */
export function buildTextIndex(documents: readonly TextDocument[]): PackedIndex {
  const index = new MiniSearch<TextDocument>(OPTIONS);
  index.addAll(documents);
  return packIndex(index.toJSON());
}

/** A result: its id, score, and matching words of the index. */
export type TextHit = { id: number; score: number; terms: readonly string[] };

/** `isPartial` if no page contains all words of the query and the results contain some of them. */
export type TextAnswer = { hits: readonly TextHit[]; isPartial: boolean };

/** How much less a word counts that only sounds like the typed one, or means the same. */
const SOUND_BOOST = 0.8;
const SYNONYM_BOOST = 0.6;
/** Words of the index that one typed word may sound like, and how well at least. */
const MAX_SOUNDS = 8;
const LEAST_SOUND = 0.55;
/** If fewer pages contain all words, those with some of them follow. */
const ENOUGH = 10;

/** The full-text index of one language, ready for queries. */
export class TextIndex {
  readonly #index: MiniSearch<TextDocument>;
  readonly #terms: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #synonyms: Synonyms;
  readonly #titles: readonly string[];
  readonly #weightOf: (id: number) => number;
  /** Words of the index ready to be compared by sound; made for the first query. */
  #words: readonly Word[] | undefined;

  /**
   * @param packed what {@link buildTextIndex} gave
   * @param synonyms groups of words with the same meaning
   * @param titles titles of the pages, in the order of their ids
   * @param weightOf weight of a page relative to another with the same words; 1 for most
   */
  constructor(
    packed: PackedIndex,
    synonyms: readonly (readonly string[])[],
    titles: readonly string[],
    weightOf: (id: number) => number,
  ) {
    this.#titles = titles.map(foldText);
    this.#weightOf = weightOf;
    const stored = unpackIndex(packed, FIELDS);
    this.#index = MiniSearch.loadJS<TextDocument>(stored, OPTIONS);
    this.#terms = stored.index.map(([term]) => term);
    this.#known = new Set(this.#terms);
    this.#synonyms = synonymsOf(synonyms);
  }

  /** Pages that contain the words of a query, best first; if these are few or none, followed by those that contain some. */
  search(query: string): TextAnswer {
    const folded = foldText(query.slice(0, QUERY_LIMIT));
    const telling = tellingWords(folded);
    // Words that are not indexed cannot be searched.
    const words = telling.filter((word) => indexTerm(word) !== null);
    if (words.length === 0) return { hits: [], isPartial: false };
    const queries = words.map((word) => this.#queryOf(word));
    const options = {
      boost: BOOST,
      boostDocument: (id: number) =>
        this.#weightOf(id) * titleWeight(this.#titles[id] ?? '', folded),
    };
    const all = this.#index.search({ combineWith: 'AND', queries }, options);
    if (all.length >= ENOUGH || words.length === 1)
      return { hits: all.map(toHit), isPartial: false };
    const found = new Set(all.map(({ id }) => id));
    const some = this.#index
      .search({ combineWith: 'OR', queries }, options)
      .filter(({ id }) => !found.has(id));
    return { hits: [...all, ...some].map(toHit), isPartial: all.length === 0 };
  }

  /** One word: itself, its prefix, typing errors, synonyms, and words that sound like it. */
  #queryOf(typed: string): Query {
    const word = indexStem(typed);
    // A word in the index is not a typing error.
    const slips = this.#known.has(word) ? 0 : allowedSlips(word);
    const own: Query = {
      queries: [word],
      tokenize: (text: string) => [text],
      processTerm: (term: string) => term,
      prefix: word.length > 1,
      fuzzy: slips === 0 ? false : slips,
      maxFuzzy: slips,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      combineWith: 'OR',
    };
    const same = (this.#synonyms.get(word) ?? []).map((term) =>
      literal(term, 'AND', SYNONYM_BOOST),
    );
    const sounds = this.#soundsLike(typed).map(({ term, score }) =>
      literal([term], 'OR', SOUND_BOOST * score),
    );
    return { combineWith: 'OR', queries: [own, ...same, ...sounds] };
  }

  #soundsLike(text: string): { term: string; score: number }[] {
    this.#words ??= this.#terms.filter((term) => /\p{L}/u.test(term)).map(toWord);
    const typed = toTypedWord(text);
    return this.#words
      .filter((word) => word.text !== typed.stem)
      .map((word) => ({ term: word.text, score: soundScore(typed, word) }))
      .filter(({ score }) => score >= LEAST_SOUND)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SOUNDS);
  }
}

/** Words of the index as they are, with their weight. */
function literal(terms: readonly string[], combineWith: 'AND' | 'OR', weight: number): Query {
  return {
    queries: [...terms],
    tokenize: (text: string) => [text],
    processTerm: (term: string) => term,
    boostTerm: () => weight,
    combineWith,
  };
}

/** A page whose title equals or begins with the query ranks first, however often others contain the words. */
function titleWeight(title: string, query: string): number {
  if (title === query) return 4;
  return title.startsWith(query) ? 2.5 : 1;
}

function toHit({ id, score, terms }: SearchResult): TextHit {
  return { id: Number(id), score, terms };
}
