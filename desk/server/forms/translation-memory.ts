import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST, type Locale } from '#app/i18n/locale.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, listEntries, readableEntries } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { titleIn } from '#desk/content-files/title-in.ts';
import { FOLDERS } from '#languages/read-languages.ts';

/** At most so many are offered: the most frequent ones. */
const MAX_OFFERED = 3;

/** What an English term is in another language. */
export type Term = { en: string; lang: Locale; words: string };

/** What other entries of the college have in a language for the same English. */
export function translationsOf(content: ContentFolder, english: string, lang: Locale): string[] {
  const wanted = english.trim().toLowerCase();
  const found = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isGroup(value)) return;
    const { [FIRST]: en, [lang]: other } = value;
    if (typeof en === 'string' && typeof other === 'string' && en.trim().toLowerCase() === wanted)
      found.set(other, (found.get(other) ?? 0) + 1);
    Object.values(value).forEach(walk);
  };
  // None of a list that cannot be read.
  for (const kind of KINDS)
    if (kind.form !== 'texts' && listEntries(content, kind).length > 0)
      for (const { value } of allEntries(content, kind)) walk(value);
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_OFFERED)
    .map(([words]) => words);
}

/**
 * Of each published language the terms of its glossary (`languages/<code>/glossary.tsv`) and the
 * names that the content has in it, the longest English ones first.
 */
export function readGlossary(content: ContentFolder): Term[] {
  const named = KINDS.filter(({ hasProperNames }) => hasProperNames).flatMap((kind) =>
    readableEntries(content, kind),
  );
  return content.published.languages
    .filter((lang) => lang !== FIRST)
    .flatMap((lang) => {
      const terms = [
        ...glossaryOf(lang),
        ...named.map(({ value }) => [titleIn(value, FIRST), titleIn(value, lang)]),
      ].map(([en = '', words = '']) => ({ en, lang, words }));
      return [...new Map(terms.map((term) => [term.en.toLowerCase(), term])).values()];
    })
    .filter(({ en, words }) => en.length > 2 && words && words !== en)
    .sort((a, b) => b.en.length - a.en.length);
}

/** Pairs of a term and its translation; none of a language without a glossary. */
function glossaryOf(lang: Locale): string[][] {
  const file = join(FOLDERS.get(lang) ?? '', 'glossary.tsv');
  if (!existsSync(file)) return [];
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.split('\t'));
}
