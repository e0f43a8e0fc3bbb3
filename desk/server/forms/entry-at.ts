import { dirname } from 'node:path';
import type { Kind } from '#app/content/kind.server.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { idAt, listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { DEPARTMENTS } from '#desk/content-files/kinds.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import { kindTitles } from './form-words.ts';
import { nameOfEntry } from './named-choices.ts';
import { titleOf } from './titles.ts';

/** An entry with what it is called, for links to it; without an id the whole list of its kind. */
export type NamedEntry = { kind: string; id?: string | undefined; title: Words };

/** The name of a department. */
export function departmentTitle(content: ContentFolder, id: string): Words {
  return titleOf(valueOfEntry(content, DEPARTMENTS, id), id);
}

/**
 * The kind of content that a file belongs to, and the id that its path says; that of a list's file
 * says none.
 */
export function kindAt(file: string): { kind: Kind; path: string } | undefined {
  for (const kind of KINDS) {
    const path = idAt(kind, file);
    if (path !== undefined) return { kind, path };
  }
  return undefined;
}

/**
 * The entry in a file, or a row of its list; of a folder or a file beside entries, such as a PDF,
 * the list of its kind.
 */
export function entryAt(
  content: ContentFolder,
  file: string,
  row?: string | number,
): { kind: Kind; named: NamedEntry } | undefined {
  const { kind, path } = kindAt(file) ?? {};
  if (!kind) {
    const around = kindAt(`${file}/any.yaml`) ?? kindAt(`${file}/any.en.md`);
    if (around)
      return {
        kind: around.kind,
        named: { kind: around.kind.id, title: nameOf(content, around.kind, undefined) },
      };
    return file.includes('/') ? entryAt(content, dirname(file)) : undefined;
  }
  const id =
    kind.form === 'list' ? listEntries(content, kind)[typeof row === 'number' ? row : -1] : path;
  return { kind, named: { kind: kind.id, id, title: nameOf(content, kind, id) } };
}

/** An entry with what it is called, for a link to it. */
export function namedEntry(content: ContentFolder, kind: Kind, id: string): NamedEntry {
  return { kind: kind.id, id, title: nameOf(content, kind, id) };
}

/** What is said of an entry, with a link to it. */
export function adviceOn(content: ContentFolder, kind: Kind, id: string, words: Words) {
  return { words, field: { en: '', ml: '' }, entry: namedEntry(content, kind, id) };
}

/**
 * `Notices: Bus routes revised`; a kind with one entry, and a list as a whole, have one name only.
 */
export function nameOf(
  content: ContentFolder,
  kind: Kind,
  id: string | undefined,
  value = id && valueOfEntry(content, kind, id),
): Words {
  const { title } = kindTitles(kind.id);
  if (!id) return title;
  const own = nameOfEntry(content, kind, value, id);
  return inDesk((locale) => `${title[locale]}: ${own[locale]}`);
}
