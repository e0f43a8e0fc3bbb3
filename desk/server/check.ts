import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { loadSite } from '#app/content/reading/site.server.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { filesOf, listEntries } from '#desk/content-files/entries.ts';
import { KINDS, type Kind } from '#desk/content-files/kinds.ts';
import { problemWords } from './problem-words.ts';
import type { Words } from './words.ts';

/** A mistake as the form shows it. */
export type Mistake = {
  file: string;
  /** Field as the content check names it. */
  field: string;
  words: Words;
  /** Place in the form, where the mistake is in the entry that is open. */
  path?: (string | number)[];
  /** The entry in which it is, where it is in another one. */
  entry?: { kind: string; id: string };
};

/** Content with changes, checked as the build checks it: the site with what is to be published later, and mistakes that the changes bring. */
export function checkChanges(content: ContentFolder, changes: Overlay): { site?: Site; problems: readonly Problem[] } {
  const result = loadSite(content.root, changes, Number.POSITIVE_INFINITY);
  const today = 'site' in result ? loadSite(content.root, changes) : result;
  if ('site' in result && 'site' in today) return { site: result.site, problems: [] };
  const found = 'problems' in today ? today.problems : [];
  const before = loadSite(content.root);
  const known = 'problems' in before ? before.problems : [];
  return { problems: found.filter((problem) => !known.some((other) => isDeepStrictEqual(other, problem))) };
}

/** Mistakes in words, each at its field of the entry that is open or with a link to the entry in which it is. */
export function tellMistakes(content: ContentFolder, problems: readonly Problem[], kind: Kind, id: string): Mistake[] {
  const files = filesOf(kind, id);
  const row = kind.form === 'list' ? listEntries(content, kind).indexOf(id) : undefined;
  return problems.map((problem) => {
    const { file, field } = problem;
    const words = problemWords(problem);
    const place = pathOf(field);
    const isHere = files.includes(file) && (row === undefined || place[0] === row || typeof place[0] !== 'number');
    if (!isHere) return { file, field, words, ...entryAt(content, file, place[0]) };
    if (kind.form === 'texts') return { file, field, words, path: [file.endsWith('.ml.md') ? 'ml' : 'en', ...place] };
    return { file, field, words, path: row === undefined ? place : place.slice(1) };
  });
}

/** The parts of a field's name: `front matter: title`, `[3].amounts.btech`, `text, line 12`; empty where it names no field. */
function pathOf(field: string): (string | number)[] {
  const name = field.replace(/^front matter: /, '').replace(/^text, line \d+$/, 'text');
  if (!/^(?:\[\d+\]|[\w/-]+)(?:\.[\w/-]+|\[\d+\])*$/.test(name)) return [];
  return [...name.matchAll(/\[(\d+)\]|([\w/-]+)/g)].map(([, index, key]) => (index === undefined ? (key ?? '') : Number(index)));
}

/** The entry that a file holds, or its row of a list. */
export function entryAt(content: ContentFolder, file: string, row?: string | number): { entry?: { kind: string; id: string } } {
  for (const kind of KINDS) {
    if (kind.form === 'list' && kind.place === file) {
      const id = listEntries(content, kind)[typeof row === 'number' ? row : -1];
      return { entry: { kind: kind.id, id: id ?? '' } };
    }
    const pattern = kind.form === 'texts' ? `${kind.place}.*.md` : kind.place;
    const parts = new RegExp(`^${pattern.replaceAll('.', '\\.').split('*').join('([^/.]+)')}$`).exec(file)?.slice(1);
    if (parts && kind.form !== 'list') return { entry: { kind: kind.id, id: (kind.form === 'texts' ? parts.slice(0, -1) : parts).join('/') } };
  }
  return {};
}
