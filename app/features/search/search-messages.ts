import type { BestBet } from '#app/lib/search/best-bets.ts';
import type { SearchCategory } from '#app/lib/search/entry-search.ts';
import type { Piece } from '#app/lib/search/highlight.ts';
import type { PackedIndex } from '#app/lib/search/packed-index.ts';

/** Messages between a page and its search worker, and the file read by the worker. */

/** A page of the site in the worker; `date` is a day, `2026-11-14`, of pages that have one. */
export type SearchedPage = { path: string; title: string; category: SearchCategory; date?: string };

/** The page that answers a frequent question, with the answer as text (empty if there is none). */
export type BestPlace = {
  path: string /** The page of the index that holds the place, where it has one. */;
  page: string;
  title: string;
  category: SearchCategory;
  answer: string;
};

/** Below the search page: the index of one language without older notices and events, and that of all its pages, if there are more. */
export const WORDS = 'words.json';
export const ALL_WORDS = 'all-words.json';

/** An index of one language. The id of a document is its index in `pages`. */
export type WordsFile = {
  /** Whether {@link ALL_WORDS} has more pages. */
  hasMore: boolean;
  pages: readonly SearchedPage[];
  synonyms: readonly (readonly string[])[];
  index: PackedIndex;
  bets: readonly (BestPlace & BestBet)[];
};

export type SearchRequest = {
  /** Counts up: answers to older requests are not waited for. */
  id: number;
  /** Address of the search page; the files are below it. */
  base: string;
  query: string;
  /** Empty for all. */
  category: string;
  isNewestFirst: boolean;
  /** From 1. */
  page: number;
};

/** A result, with the matching words marked. */
export type FoundPage = SearchedPage & { titlePieces: readonly Piece[] };

export type SearchAnswer = {
  kind: 'answer';
  id: number;
  /** Pages found in the chosen category. */
  total: number;
  /** Number of the returned page of results; the last one if a higher one was requested. */
  page: number;
  rows: readonly FoundPage[];
  /** Stands above the first rows. */
  best: BestPlace | undefined;
  /** Pages found in each category. */
  counts: Readonly<Partial<Record<SearchCategory, number>>>;
  isPartial: boolean;
};

export type WorkerMessage =
  | SearchAnswer
  /** Sent after an answer: an excerpt for each of its rows; nothing for a text that could not be loaded. */
  | { kind: 'snippets'; id: number; snippets: readonly (readonly Piece[])[] }
  | { kind: 'failed'; id: number };

/** Results on a page. */
export const PAGE_SIZE = 10;
