import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesLike } from '#app/lib/names.server.ts';
import { tieWords } from '#app/lib/tied-words.ts';
import { FOLDERS } from '#languages/read-languages.ts';
import { FIRST, inEvery, type Locale } from './locale.ts';
import { withOwnLabels } from './own-labels.server.ts';

type Words = { [key: string]: unknown };

const read = new Map<string, Record<Locale, unknown>>();

/**
 * Words in files of their language: beside the code that shows them, `labels.en.json` and
 * `labels.ml.json`; or, of a language that came later, by the same path below its folder,
 * `labels/features/search/labels.json`. What it lacks is English. A college may say some otherwise
 * ({@link withOwnLabels}).
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

const labelsFolder = (locale: Locale) => join(FOLDERS.get(locale) ?? '', 'labels');

/** Where a language has its own words of a file. */
function ownFile(path: string, locale: Locale): string {
  return join(labelsFolder(locale), `${path.replace(/^app\//, '')}.json`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
      typeof value === 'string' ? tieWords(value) : value,
    );
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
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

/** Whether the desk alone shows a text: it speaks no language that came later. */
const isOfDesk = (file: string, key: string) =>
  file.startsWith('app/content/forms/') || key.startsWith('desk.');

/**
 * The texts of English that a language has that came later.
 * @returns how many of how many that pages show, and those that no page would show as they are: of
 *   no key of English, or with other values in braces
 */
export function compareWords(locale: Locale): { written: number; all: number; wrong: Wrong[] } {
  const compared = namesLike('app/**/*.en.json').map((english) => {
    const file = ownFile(english.replace(/\.en\.json$/, ''), locale);
    const all = textsIn(readJson(english));
    const own = existsSync(file) ? textsIn(readJson(file)) : new Map<string, unknown>();
    const wrong = [...own]
      .filter(([key, text]) => !all.has(key) || valuesIn(text) !== valuesIn(all.get(key)))
      .map(([key]) => ({ file, key, values: all.has(key) ? valuesIn(all.get(key)) : undefined }));
    const shown = [...all.keys()].filter((key) => !isOfDesk(english, key));
    return { all: shown.length, written: shown.filter((key) => own.has(key)).length, wrong };
  });
  // A file in another place than that of English is read by nothing.
  const astray = namesLike('**/*.json', labelsFolder(locale))
    .filter((file) => !existsSync(`app/${file.replace(/json$/, `${FIRST}.json`)}`))
    .map((file) => ({ file: join(labelsFolder(locale), file), key: '', values: undefined }));
  return {
    written: sumOf(compared.map(({ written }) => written)),
    all: sumOf(compared.map(({ all }) => all)),
    wrong: [...compared.flatMap(({ wrong }) => wrong), ...astray],
  };
}

/** A text of a language with the values that English has in it, if it has the text. */
type Wrong = { file: string; key: string; values: string | undefined };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const valuesIn = (text: unknown) => (String(text).match(/\{\w+\}/g) ?? []).sort().join(' ');

function textsIn(words: unknown, key = ''): Map<string, unknown> {
  if (!isGroup(words)) return new Map([[key, words]]);
  return new Map(
    Object.entries(words).flatMap(([name, inner]) => [
      ...textsIn(inner, key === '' ? name : `${key}.${name}`),
    ]),
  );
}
