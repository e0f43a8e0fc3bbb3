import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { anyOf } from '#app/lib/any-of.ts';
import type { SpellingFault } from '#languages/spelling.ts';

/**
 * How this product writes its own texts: its interface, its documents and the samples of its
 * content. No college has to: tests read these lists, and nothing else does.
 */

/** An expression to avoid, and the usual one. */
type QuaintWords = { found: string; better: string };

type List = readonly (readonly [wrong: string, right: string])[];
const LISTS: {
  quaint: readonly (readonly [better: string, pattern: string])[];
  avoided: List;
  latin: List;
  afterNumber: List;
} = parse(readFileSync('tests/support/house-style.yaml', 'utf8'));

const QUAINT = LISTS.quaint.map(([better, pattern]) => [new RegExp(pattern, 'i'), better] as const);
const AFTER_A_NUMBER: ReadonlyMap<string, string> = new Map(LISTS.afterNumber);

const ANY_QUAINT = anyOf(
  QUAINT.map(([pattern]) => pattern),
  'i',
);

/** All expressions to avoid in an English text, each with the usual one; empty if there is none. */
export function findQuaintWords(text: string): QuaintWords[] {
  if (!ANY_QUAINT.test(text)) return [];
  return QUAINT.flatMap(([pattern, better]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ found, better }];
  });
}

/** Not the last digits of a year or a decimal, nor the end of a list such as 3, 5, 7. */
const NUMBER =
  '(?<![\\p{L}\\p{M}\\d])(?<!\\d[.,–-] ?)(?:[2-9]|[1-9]\\d{1,2}|(?:രണ്ട|മൂന്ന|നാല|അഞ്ച|ആറ|ഏഴ|എട്ട|ഒമ്പത|പത്ത)[്ു])';
/** The number counts the next word: രണ്ടു കോളേജ് ബസുകൾ, two college buses. */
const BEFORE_A_PLURAL = ' [\\p{L}\\p{M}]+(?:കൾ|കള|ങ്ങൾ|ങ്ങള)';
const COUNT_FAULT = new RegExp(
  `(${NUMBER}[ \\u00a0])(${[...AFTER_A_NUMBER.keys()].join('|')})(?![\\p{L}\\p{M}]|${BEFORE_A_PLURAL})`,
  'gu',
);

const faultsOf = (list: List, text: string): SpellingFault[] =>
  list.flatMap(([wrong, right]) => (text.includes(wrong) ? [{ wrong, right }] : []));

/** Words of a Malayalam text for which the glossary has another term; empty if there are none. */
export function findAvoidedWords(text: string): SpellingFault[] {
  return faultsOf(LISTS.avoided, text);
}

/**
 * Things in the singular and units in the plural after a number of two or more; empty if there are
 * none.
 */
export function findCountFaults(text: string): SpellingFault[] {
  return [...text.matchAll(COUNT_FAULT)].map(([wrong, number = '', word = '']) => ({
    wrong,
    right: `${number}${AFTER_A_NUMBER.get(word)}`,
  }));
}

/**
 * Names in Latin letters that Malayalam texts write in Malayalam letters. Not for search keywords,
 * which contain both.
 */
export function findLatinNames(text: string): SpellingFault[] {
  return faultsOf(LISTS.latin, text);
}
