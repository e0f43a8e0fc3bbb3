import { readFileSync } from 'node:fs';
import { tieWords } from '#app/lib/tied-words.ts';
import { inEvery, type Locale } from './locale.ts';

const read = new Map<string, Record<Locale, unknown>>();

/**
 * Words in files of their language beside the code that shows them: `labels.en.json`, `labels.ml.json`.
 * @param path without language and ending
 * @returns the words by language; tests/content/words.test.ts keeps every language as complete as English, which gives the type
 */
export function readWords<Words>(path: string): Record<Locale, Words> {
  // In development a change shows at the next request.
  const known = process.env.NODE_ENV === 'development' ? undefined : read.get(path);
  const words =
    known ??
    inEvery<unknown>((locale) =>
      JSON.parse(tieWords(readFileSync(`${path}.${locale}.json`, 'utf8'))),
    );
  read.set(path, words);
  return words as Record<Locale, Words>;
}
