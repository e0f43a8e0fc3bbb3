import { readFileSync } from 'node:fs';

/**
 * Words in a file that can be the title of a test: what stands in quotes. Of a title made from a
 * table each part is named by itself.
 */
export function titlesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/`[^`]*`|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g)].map(
    ([words]) => words.slice(1, -1).replaceAll("\\'", "'"),
  );
}

/**
 * Whether a file has a test whose title begins with, or holds, the given words; `$name has …`
 * stands for any beginning.
 */
export function hasTitle(file: string, title: string): boolean {
  return titlesIn(file).some((written) => written.includes(title) || isMadeFrom(written, title));
}

/** `$title has the rows` or `%s has a page` makes `About has the rows`. */
function isMadeFrom(written: string, title: string): boolean {
  if (!/\$\w+|%[sj]/.test(written)) return false;
  const parts = written
    .split(/\$\w+|%[sj]/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}`).test(title);
}
