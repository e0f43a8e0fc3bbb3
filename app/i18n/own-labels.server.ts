import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FIRST, type Locale } from './locale.ts';

/**
 * What a college says in place of a label, and the English label of the product that it replaced.
 */
type OwnLabel = Partial<Record<Locale, string>> & { was: string };
type Words = { [key: string]: unknown };

/**
 * By file of the product, such as `features/search/labels`, and by the keys in it, such as
 * `nothing.title`.
 */
type OwnLabels = Record<string, Record<string, OwnLabel>>;

/** `labels.yaml` in the folder of the college. */
function ownLabels(): OwnLabels {
  const file = join(process.env.COLLEGE_DIR ?? '', 'labels.yaml');
  return process.env.COLLEGE_DIR && existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The words of a file of the product with those of the college in their places; a key that the
 * product does not have changes nothing.
 */
export function withOwnLabels(file: string, words: unknown, locale: Locale): unknown {
  return Object.entries(ownLabels()[file] ?? {}).reduce(
    (all, [key, { [locale]: text }]) =>
      text === undefined ? all : replaced(all, key.split('.'), text),
    words,
  );
}

/**
 * What a person must look at after an upgrade: labels of the college whose place is gone, or whose
 * English label is another one now.
 */
export function labelsToLookAt(): string[] {
  return Object.entries(ownLabels()).flatMap(([file, labels]) => {
    const source = `app/${file}.${FIRST}.json`;
    const words: unknown = existsSync(source) ? JSON.parse(readFileSync(source, 'utf8')) : {};
    return Object.entries(labels).flatMap(([key, { was }]) => {
      const now = key.split('.').reduce<unknown>((at, name) => Object(at)[name], words);
      if (now === was) return [];
      return typeof now === 'string'
        ? `${file}: ${key} was “${was}”, and is now “${now}”`
        : `${file}: ${key} is gone, which was “${was}”`;
    });
  });
}

function replaced(words: unknown, [first = '', ...rest]: string[], text: string): unknown {
  const group = Object(words) as Words;
  if (!(first in group)) return words;
  return { ...group, [first]: rest.length === 0 ? text : replaced(group[first], rest, text) };
}
