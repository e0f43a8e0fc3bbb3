import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '#app/content/kind.server.ts';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { FIRST, languageOfFile } from '#app/i18n/locale.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, keyOfRow } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { readTextFile } from '#desk/content-files/text-file.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { kindAt, type NamedEntry } from '#desk/server/forms/entry-at.ts';
import { kindTitles } from '#desk/server/forms/form-words.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import type { Words } from '#desk/words.ts';
import { changedFiles } from './content-trees.ts';
import { changedLines, type FieldChange, fieldChanges, ORDER } from './field-changes.ts';
import type { Git } from './git.ts';

export type What = 'added' | 'changed' | 'gone';
/** An entry that a publication adds, changes or removes, with every field that differs. */
export type EntryChange = { what: What; entry: NamedEntry; fields: FieldChange[] };
/** A file that is no entry, such as a photograph or a PDF, with its sizes in bytes. */
export type FileChange = { what: What; file: string; before: number | null; after: number | null };
/** Everything that differs between two commits. */
export type ContentChanges = { entries: EntryChange[]; files: FileChange[] };

/** The two versions of an entry or of a file of content. */
export type Versions = { kind?: Kind; id?: string; file: string; before: unknown; after: unknown };
type Texts = {
  kind: Kind;
  id: string;
  file: string;
  before: string | undefined;
  after: string | undefined;
};

/**
 * What a publication changes, entry by entry and complete, from the history and not from the built
 * pages.
 * @param content as in {@link entryChange}
 */
export async function contentChanges(
  git: Git,
  from: string,
  to: string,
  content: ContentFolder,
): Promise<ContentChanges> {
  const { versions, files } = await versionsBetween(git, from, to);
  return {
    entries: versions.map((each) => entryChange(each, content)),
    // The desk itself writes the measures of files.
    files: files.filter(({ file }) => file !== MEASURES_FILE),
  };
}

/** Both versions of everything that differs between two commits. */
export async function versionsBetween(
  git: Git,
  from: string,
  to: string,
): Promise<{ versions: Versions[]; files: FileChange[] }> {
  const versions = new Map<string, Versions>();
  const changed = await changedFiles(git, git.at(from), git.at(to));
  // A text has its title in the file of each language, also where that has not changed.
  const named = changed.flatMap((file) => {
    const { kind, path: id = '' } = kindAt(file) ?? {};
    const others = kind?.form === 'texts' ? filesOf(kind, id) : [];
    return kind ? [...new Set([file, ...others])].map((each) => ({ file: each, kind, id })) : [];
  });
  const texts = [...new Map(named.map((each) => [each.file, each])).values()];
  const [before = [], after = []] = await Promise.all(
    [from, to].map((commit) => git.texts(texts.map(({ file }) => git.at(commit, file)))),
  );
  for (const [index, text] of texts.entries())
    addVersions(versions, { ...text, before: before[index], after: after[index] });
  const others = changed.filter((file) => !texts.some((text) => text.file === file));
  const files = await Promise.all(
    others.map(async (file) => {
      const [old, now] = await Promise.all(
        [from, to].map((commit) => git.file(git.at(commit, file))),
      );
      return {
        what: whatOf(old, now),
        file,
        before: old?.length ?? null,
        after: now?.length ?? null,
      };
    }),
  );
  return { versions: [...versions.values()], files };
}

function addVersions(
  versions: Map<string, Versions>,
  { kind, id, file, before, after }: Texts,
): void {
  const put = (name: string, each: Versions) => {
    if (!isDeepStrictEqual(each.before, each.after)) versions.set(`${kind.id}/${name}`, each);
  };
  try {
    if (kind.form === 'texts') {
      const language = languageOfFile(file) ?? FIRST;
      const known = versions.get(`${kind.id}/${id}`);
      const both = (side: 'before' | 'after', text: string | undefined) => {
        const other = known?.[side];
        return text === undefined
          ? other
          : { ...(isGroup(other) ? other : {}), [language]: readTextFile(text) };
      };
      put(id, { kind, id, file, before: both('before', before), after: both('after', after) });
    } else if (kind.form === 'list')
      addRows(kind, file, rowsIn(kind, before), rowsIn(kind, after), put);
    else
      put(id, {
        kind,
        id,
        file,
        before: before && readYaml(before),
        after: after && readYaml(after),
      });
  } catch {
    // A file that cannot be read is shown by its lines.
    put(`${file} `, { file, before, after });
    return;
  }
  const isShown = [...versions.values()].some(
    (each) => each.file === file && entryChange(each).fields.length > 0,
  );
  if (!isShown) put(`${file} `, { file, before, after });
}

function rowsIn(kind: Kind, text: string | undefined): Map<string, unknown> {
  const list = text === undefined ? [] : readYaml(text);
  return new Map(
    Array.isArray(list) ? list.map((row, index) => [keyOfRow(kind, row, index), row]) : [],
  );
}

function addRows(
  kind: Kind,
  file: string,
  old: Map<string, unknown>,
  now: Map<string, unknown>,
  put: (name: string, each: Versions) => void,
): void {
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (id) => JSON.stringify(old.get(id)) !== JSON.stringify(now.get(id)),
  );
  for (const id of changed) put(id, { kind, id, file, before: old.get(id), after: now.get(id) });
  const kept = (of: Map<string, unknown>, other: Map<string, unknown>) =>
    [...of].filter(([id]) => other.has(id));
  const [before, after] = [kept(old, now), kept(now, old)];
  const titles = (rows: [string, unknown][]) => rows.map(([id, row]) => titleOf(row, id));
  if (before.some(([id], index) => id !== after[index]?.[0]))
    put('', { kind, file, before: titles(before), after: titles(after) });
}

/** @param content as its reader may read it: in it the entries that a field names are looked up */
export function entryChange(each: Versions, content?: ContentFolder): EntryChange {
  const { kind, before, after } = each;
  const entry = changeName(each);
  if (!kind) return { what: whatOf(before, after), entry, fields: [linesOfFile(each)] };
  if (each.id === undefined) {
    const list = (titles: unknown) =>
      inDesk((locale) => (titles as Words[]).map((title) => title[locale]).join('; '));
    return {
      what: 'changed',
      entry,
      fields: [{ path: [], field: ORDER, before: list(before), after: list(after) }],
    };
  }
  return {
    what: whatOf(before, after),
    entry,
    fields: fieldChanges(kind, before, after, content),
  };
}

function linesOfFile({ file, before, after }: Versions): FieldChange {
  const [lines, from] = changedLines(String(before ?? ''), String(after ?? ''));
  const both = (text: string) => (text === '' ? null : { en: text, ml: text });
  const line = from ?? 1;
  return {
    path: [],
    field: { en: `${file}, from line ${line}`, ml: `${file}, ${line}-ാം വരി മുതൽ` },
    before: both(lines.before),
    after: both(lines.after),
  };
}

/** The entry of two versions, with its kind in its title. */
export function changeName({ kind, id, file, before, after }: Versions): NamedEntry {
  if (!kind) return { kind: '', title: { en: file, ml: file } };
  const { title, entry } = kindTitles(kind.id);
  if (!id) return { kind: kind.id, id, title };
  const own = titleOf(after ?? before, id);
  return { kind: kind.id, id, title: inDesk((locale) => `${entry[locale]}: ${own[locale]}`) };
}

/** What becomes of an entry or file. */
export function whatOf(before: unknown, after: unknown): What {
  return before === undefined ? 'added' : after === undefined ? 'gone' : 'changed';
}
