import { splitAddress } from '#app/i18n/locale.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import type { SearchCategory, SearchTexts } from '#app/lib/search/search-index.ts';
import type { Piece } from '#app/lib/search/snippet.ts';

/** Messages between a page and its search worker, and the files read by the worker. */

/**
 * Below the search page: the texts of one language without older notices and events, and those of
 * all pages, if there are more.
 */
export const FEWER_WORDS = 'words.json';
export const ALL_WORDS = 'all-words.json';

/** The texts of one language; `hasMore` says whether {@link ALL_WORDS} has more pages. */
export type WordsFile = SearchTexts & { hasMore: boolean };

/**
 * The page that holds an entry, without its language: a section, `/about#history`, may have a page
 * of its own, `/about/history`.
 */
export function holdingPage(address: string): string {
  return address.startsWith('/') ? splitAddress(address.replace('#', '/')).path : address;
}

export type SearchRequest = {
  /** Counts up: answers to older requests are not waited for. */
  id: number;
  /** Address of the search page; the files are below it. */
  base: string;
  /** Address of the index without the texts. */
  list: string;
  query: string;
  /** Empty for all. */
  category: string;
  isNewestFirst: boolean;
  /** From 1. */
  page: number;
};

export type SearchAnswer = {
  kind: 'answer';
  id: number;
  /** Results in the chosen category. */
  total: number;
  /** Number of the returned page of results; the last one if a higher one was requested. */
  page: number;
  rows: readonly Found[];
  /** Results in each category. */
  counts: Readonly<Partial<Record<SearchCategory, number>>>;
  /** Whether none has all words of the query. */
  isPartial: boolean;
};

export type WorkerMessage =
  | SearchAnswer
  /**
   * Sent after an answer: an excerpt for each of its rows; nothing for an entry without a text, or
   * one that could not be loaded.
   */
  | { kind: 'snippets'; id: number; snippets: readonly (readonly Piece[])[] }
  | { kind: 'failed'; id: number };

/** Results on a page. */
export const PAGE_SIZE = 10;
