import { readFileSync } from 'node:fs';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries } from '#desk/content-files/entries.ts';
import { titleOf } from '#desk/server/entries/titles.ts';
import type { Words } from './words.ts';

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
