import { readFileSync } from 'node:fs';
import type { Words } from './words.ts';

/** Terms of docs/glossary.tsv, the longest English ones first. */
export function readGlossary(): Words[] {
  const [, ...lines] = readFileSync('docs/glossary.tsv', 'utf8').split('\n');
  return lines
    .map((line) => line.split('\t'))
    .flatMap(([en = '', ml = '']) => (en.length > 2 && ml ? [{ en, ml }] : []))
    .sort((a, b) => b.en.length - a.en.length);
}
