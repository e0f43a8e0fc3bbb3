import { existsSync, globSync, readFileSync } from 'node:fs';
import { tieWords } from '#app/lib/tied-words.ts';
import { FOLDERS } from '#languages/read-languages.ts';
import { FIRST, inEvery, type Locale } from './locale.ts';
import { withOwnLabels } from './own-labels.server.ts';

type Words = { [key: string]: unknown };

const read = new Map<string, Record<Locale, unknown>>();

/**
 * Words in files of their language: beside the code that shows them, `labels.en.json` and `labels.ml.json`; or, of a language that came later, by the
 * same path below its folder, `labels/features/search/labels.json`. What it lacks is English.
 * A college may say some otherwise ({@link withOwnLabels}).
 * @param path without language and ending
 * @returns the words by language; English gives the type
 */
export function readWords<Words>(path: string): Record<Locale, Words> {
  // In development a change shows at the next request.
  const known = process.env.NODE_ENV === 'development' ? undefined : read.get(path);
  const words =
    known ??
    inEvery<unknown>((locale) =>
      withOwnLabels(path.replace(/^app\//, ''), wordsOf(path, locale), locale),
    );
  read.set(path, words);
  return words as Record<Locale, Words>;
}

function wordsOf(path: string, locale: Locale): unknown {
  const beside = `${path}.${locale}.json`;
  if (locale === FIRST || existsSync(beside)) return readJson(beside);
  const own = ownFile(path, locale);
  return completed(wordsOf(path, FIRST), existsSync(own) ? readJson(own) : {});
}

/** Where a language has its own words of a file. */
function ownFile(path: string, locale: Locale): string {
  return `${FOLDERS.get(locale)}/labels/${path.replace(/^app\//, '')}.json`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    typeof value === 'string' ? tieWords(value) : value,
  );
}

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words with those of English where they lack some. */
function completed(english: unknown, own: unknown): unknown {
  if (!isGroup(english)) return own ?? english;
  const words = isGroup(own) ? own : {};
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, completed(value, words[key])]),
  );
}

/** How many of the texts of English a language has that came later. */
export function countWords(locale: Locale): { written: number; all: number } {
  const files = globSync('app/**/*.en.json').map((file) => file.replace(/\.en\.json$/, ''));
  const own = files.map((path) => ownFile(path, locale)).filter((file) => existsSync(file));
  return {
    written: sumOf(own.map((file) => textsIn(readJson(file)))),
    all: sumOf(files.map((path) => textsIn(readJson(`${path}.${FIRST}.json`)))),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function textsIn(words: unknown): number {
  return isGroup(words) ? sumOf(Object.values(words).map(textsIn)) : 1;
}
