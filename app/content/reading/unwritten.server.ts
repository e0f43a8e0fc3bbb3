import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Expected } from '#app/lib/expected.ts';
import type { Problem } from './problem.server.ts';
import { dataOf, type ShownSource, shownSources } from './shown-sources.server.ts';

type Found = Problem & { found: string };

/** Stands for what a person has to write, such as `[[Year in which the college began]]`. */
const UNWRITTEN = /\[\[[^[\]\n]+\]\]/g;
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
const EXPECTED: Expected = {
  en: 'what the brackets ask for, written by the college',
  ml: 'ചതുര ബ്രാക്കറ്റിൽ ചോദിക്കുന്ന വിവരം, കോളേജ് എഴുതിയത്',
};

/**
 * Every `[[...]]` that is left in a text or value of a content folder, with its field. A site that
 * shows one may be looked at, and is not published.
 */
export function findUnwritten(folder: string): Found[] {
  return shownSources(folder).flatMap(unwrittenIn);
}

/** The same in one source. */
export function unwrittenIn({ file, source }: ShownSource): Found[] {
  if (source.search(UNWRITTEN) === -1) return [];
  return file.endsWith('.md') ? inText(file, source) : inValue(file, dataOf(source));
}

function inText(file: string, source: string): Found[] {
  const [head = '', fields = ''] = FRONT_MATTER.exec(source) ?? [];
  const linesBefore = head.split('\n').length;
  const lines = source.slice(head.length).split('\n');
  return [
    ...inValue(file, dataOf(fields)),
    ...lines.flatMap((line, index) =>
      foundIn(line, { file, path: ['text'], line: linesBefore + index }),
    ),
  ];
}

function inValue(file: string, value: unknown, path: FieldPath = []): Found[] {
  if (typeof value === 'string') return foundIn(value, { file, path });
  if (Array.isArray(value))
    return value.flatMap((item, index) => inValue(file, item, [...path, index]));
  return Object.entries({ ...Object(value) }).flatMap(([name, item]) =>
    inValue(file, item, [...path, name]),
  );
}

function foundIn(text: string, place: Pick<Problem, 'file' | 'path' | 'line'>): Found[] {
  return [...text.matchAll(UNWRITTEN)].map(([found]) => ({ ...place, expected: EXPECTED, found }));
}
