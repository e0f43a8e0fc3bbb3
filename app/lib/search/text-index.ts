import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import { tellingWords } from './fillers.ts';
import { foldedWords, foldText } from './fold.ts';
import { keysAgree, soundOfWord } from './sound.ts';
import { indexStem } from './stem.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { allowedSlips } from './word-match.ts';

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

/** English words that stand on every page; indexing them would cost bytes and find nothing. */
const COMMON = new Set(
  'a an and are as at be by each every for from has have how if in into is it its may no not of on or our so that the their them then there these they this to was were what when where which who will with you your'.split(
    ' ',
  ),
);

/** A word as the index keeps it: folded and without its endings; `null` for words it leaves out. */
function indexTerm(word: string): string | null {
  return COMMON.has(word) ? null : indexStem(word);
}

const OPTIONS: Options<TextDocument> = {
  fields: FIELDS,
  tokenize: (text) => foldedWords(foldText(text)),
  processTerm: indexTerm,
};

/** An index as it is stored. */
export type StoredIndex = ReturnType<MiniSearch<TextDocument>['toJSON']>;

/** Builds the index of one language; {@link TextIndex} reads it. */
export function buildTextIndex(documents: readonly TextDocument[]): StoredIndex {
  const index = new MiniSearch<TextDocument>(OPTIONS);
  index.addAll(documents);
  return index.toJSON();
}

/** A page found: its id, how well it answers, and the words of the index it was found by. */
export type TextHit = { id: number; score: number; terms: readonly string[] };

/** `isPartial` when no page holds all words of the query and those are given that hold some. */
export type TextAnswer = { hits: readonly TextHit[]; isPartial: boolean };

/** How much less a word counts that only sounds like the typed one, or means the same. */
const SOUND_BOOST = 0.4;
const SYNONYM_BOOST = 0.6;
/** Words of the index that one typed word may sound like. */
const MOST_SOUNDS = 12;

/** The whole-text index of one language, ready for queries. */
export class TextIndex {
  readonly #index: MiniSearch<TextDocument>;
  readonly #terms: readonly string[];
  readonly #synonyms: Synonyms;
  /** Words of the index by the sound of their beginning; made when a query first needs it. */
  #sounds: { term: string; key: string }[] | undefined;

  /**
   * @param stored what {@link buildTextIndex} gave
   * @param synonyms groups of words that mean the same
   */
  constructor(stored: StoredIndex, synonyms: readonly (readonly string[])[]) {
    this.#index = MiniSearch.loadJS<TextDocument>(stored, OPTIONS);
    this.#terms = stored.index.map(([term]) => term);
    this.#synonyms = synonymsOf(synonyms);
  }

  /** Pages that hold the words of a query, the best first; where none holds all, those that hold some. */
  search(query: string): TextAnswer {
    const words = tellingWords(foldText(query.slice(0, QUERY_LIMIT))).map(indexStem);
    if (words.length === 0) return { hits: [], isPartial: false };
    const queries = words.map((word) => this.#queryOf(word));
    const all = this.#index.search({ combineWith: 'AND', queries }, { boost: BOOST });
    if (all.length > 0 || words.length === 1) return { hits: all.map(toHit), isPartial: false };
    return { hits: this.#index.search({ combineWith: 'OR', queries }, { boost: BOOST }).map(toHit), isPartial: true };
  }

  /** One word: itself, its beginning, slips, words that mean the same, and words that sound like it. */
  #queryOf(word: string): Query {
    const slips = allowedSlips(word.length);
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
    const same = (this.#synonyms.get(word) ?? []).map((term) => literal(term, 'AND', SYNONYM_BOOST));
    return { combineWith: 'OR', queries: [own, ...same, literal(this.#soundsLike(word), 'OR', SOUND_BOOST)] };
  }

  #soundsLike(word: string): string[] {
    this.#sounds ??= this.#terms.filter((term) => /\p{L}/u.test(term)).flatMap((term) => soundOfWord(term).keys.map((key) => ({ term, key })));
    const keys = soundOfWord(word).keys.filter((key) => key.length > 1);
    const same = this.#sounds.filter(({ key }) => keys.includes(key));
    const near = this.#sounds.filter(({ key }) => keys.some((typed) => typed !== key && key.length > 2 && keysAgree(typed, key)));
    const terms = new Set([...same, ...near].map(({ term }) => term));
    terms.delete(word);
    return [...terms].slice(0, MOST_SOUNDS);
  }
}

/** Words of the index as they are, with their weight. */
function literal(terms: readonly string[], combineWith: 'AND' | 'OR', weight: number): Query {
  return { queries: [...terms], tokenize: (text: string) => [text], processTerm: (term: string) => term, boostTerm: () => weight, combineWith };
}

function toHit({ id, score, terms }: SearchResult): TextHit {
  return { id: Number(id), score, terms };
}
