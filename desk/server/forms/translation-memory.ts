import { readFileSync } from 'node:fs';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, listEntries, readableEntries } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { titleOf } from '#desk/server/entries/titles.ts';
import type { Words } from './words.ts';

/** At most so many are offered: the most frequent ones. */
const MAX_OFFERED = 3;

/** The Malayalam that other entries of the college have for the same English. */
export function translationsOf(content: ContentFolder, english: string): string[] {
  const wanted = english.trim().toLowerCase();
  const found = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isGroup(value)) return;
    const { en, ml } = value;
    if (typeof en === 'string' && typeof ml === 'string' && en.trim().toLowerCase() === wanted)
      found.set(ml, (found.get(ml) ?? 0) + 1);
    Object.values(value).forEach(walk);
  };
  // None of a list that cannot be read.
  for (const kind of KINDS)
    if (kind.form !== 'texts' && listEntries(content, kind).length > 0)
      for (const { value } of allEntries(content, kind)) walk(value);
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_OFFERED)
    .map(([ml]) => ml);
}

/** Terms of docs/glossary.tsv and the names that the content has in both languages, the longest English ones first. */
export function readGlossary(content: ContentFolder): Words[] {
  const [, ...lines] = readFileSync('docs/glossary.tsv', 'utf8').split('\n');
  const names = KINDS.filter(({ hasProperNames }) => hasProperNames).flatMap((kind) =>
    readableEntries(content, kind).map(({ value }) => titleOf(value, '')),
  );
  const terms = [
    ...lines.map((line) => line.split('\t')).map(([en = '', ml = '']) => ({ en, ml })),
    ...names,
  ];
  return [...new Map(terms.map((term) => [term.en.toLowerCase(), term])).values()]
    .filter(({ en, ml }) => en.length > 2 && ml && ml !== en)
    .sort((a, b) => b.en.length - a.en.length);
}
