import type { Kind } from '#app/content/kind.server.ts';
import { LOCALES, languageOfFile, type Publishing } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { isDeviceName } from '#app/lib/file-names.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder, Overlay } from './content-folder.ts';
import { patchYaml } from './patch-yaml.ts';
import { isGroup, printFile } from './print-yaml.ts';
import { readYaml, UnusableFile } from './read-yaml.ts';
import { patchTextFile, readTextFile } from './text-file.ts';

/** An entry as its form shows it. */
type Entry = {
  id: string;
  /** Its files, below content/. */
  files: readonly string[];
  value: unknown;
};

/** The check of a type defines the allowed names; here names must not lead to other folders. */
const isPart = (part: string) => /^[a-z0-9][A-Za-z0-9-]*$(?!\n)/.test(part) && !isDeviceName(part);
/** A new Markdown file, before its fields are written. */
const EMPTY_TEXT = '---\nnew: true\n---\n';

/**
 * Ids of all entries of a kind, in the order of the file or of their names; none of a list that
 * cannot be read.
 */
export function listEntries(content: ContentFolder, kind: Kind): string[] {
  if (kind.form === 'file') return [''];
  if (kind.form === 'list')
    return readableEntries(content, kind).flatMap(({ id, isDamaged }) => (isDamaged ? [] : [id]));
  return content
    .list(kind.form === 'texts' ? `${kind.place}.en.md` : kind.place)
    .flatMap((file) => idAt(kind, file) ?? [])
    .filter((id) => isId(kind, id));
}

/**
 * The id that the path of a file says, none for that of a list; `undefined` for a file of another
 * kind.
 */
export function idAt({ form, place }: Kind, file: string): string | undefined {
  const pattern = form === 'texts' ? `${place}.*.md` : place;
  const parts = new RegExp(`^${pattern.replaceAll('.', '\\.').split('*').join('([^/.]+)')}$`)
    .exec(file)
    ?.slice(1);
  return (form === 'texts' ? parts?.slice(0, -1) : parts)?.join('/');
}

/**
 * Reads an entry; `undefined` when there is none of this id.
 * @throws UnusableFile, RefusedPath
 */
export function readEntry(content: ContentFolder, kind: Kind, id: string): Entry | undefined {
  const files = filesOf(kind, id, content.published);
  const sources = files.map((file) => content.read(file));
  // A text or list entry without a name has no file.
  const isIncomplete = files.some(
    (file, index) => sources[index] === undefined && !mayBeAbsent(file),
  );
  if (files.length === 0 || isIncomplete) return undefined;
  const value = readValue(content, kind, id, sources);
  return value === undefined ? undefined : { id, files, value };
}

/**
 * All entries of a kind with their values, `undefined` for a damaged one; a list is read once for
 * all its rows.
 */
export function allEntries(content: ContentFolder, kind: Kind): { id: string; value: unknown }[] {
  if (kind.form === 'list')
    return rows(content, kind).map((value, index) => ({ id: keyOfRow(kind, value, index), value }));
  return listEntries(content, kind).map((id) => ({ id, value: valueOfEntry(content, kind, id) }));
}

/**
 * The same; a list that cannot be read is one damaged entry, so that the others are still found.
 */
export function readableEntries(
  content: ContentFolder,
  kind: Kind,
): { id: string; value: unknown; isDamaged: boolean }[] {
  try {
    return allEntries(content, kind).map((entry) => ({
      ...entry,
      isDamaged: entry.value === undefined,
    }));
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    return [{ id: '', value: undefined, isDamaged: true }];
  }
}

/** The value of an entry; `undefined` where there is none, or where its file is damaged. */
export function valueOfEntry(content: ContentFolder, kind: Kind, id: string): unknown {
  try {
    return readEntry(content, kind, id)?.value;
  } catch {
    return undefined;
  }
}

/**
 * The files of an entry with a new value, or without it for `undefined`.
 * @throws UnusableFile, RefusedPath
 */
export function writeEntry(
  content: ContentFolder,
  kind: Kind,
  id: string,
  value: unknown,
): Overlay {
  const files = filesOf(kind, id, content.published);
  const sources = files.map((file) => content.read(file));
  const [source] = sources;
  // A new entry that has no name yet.
  if (files.length === 0) return new Map();
  if (kind.form === 'list') return new Map([[kind.place, writeRow(content, kind, id, value)]]);
  if (value === undefined)
    return new Map([
      // A college in English only has no file in another language, and git refuses a name that it
      // does not know.
      ...filesOf(kind, id)
        .filter((file) => content.read(file) !== undefined)
        .map((file): [string, undefined] => [file, undefined]),
      ...wholeOf(content, kind, id, false),
    ]);
  if (kind.form !== 'texts')
    return new Map(
      files.map((file) => [
        file,
        source === undefined ? printFile(value) : patchYaml(source, value),
      ]),
    );
  const changed = content.published.languages.flatMap(
    (locale, index): [string, string | undefined][] => {
      const [file = '', before] = [files[index], sources[index]];
      const text = isGroup(value) && isGroup(value[locale]) ? value[locale] : {};
      if (!mayBeAbsent(file) || text.title || text.summary || text.text)
        return [[file, patchTextFile(before ?? EMPTY_TEXT, text)]];
      return before === undefined ? [] : [[file, undefined]];
    },
  );
  return new Map([...changed, ...(source === undefined ? wholeOf(content, kind, id, true) : [])]);
}

/** Whether a text can be the id of an entry: a word, or one for each star of its place. */
export function isId(kind: Kind, id: string): boolean {
  if (kind.form === 'file') return id === '';
  if (kind.form === 'list') return kind.key === 'from' || isPart(id);
  const parts = id.split('/');
  return parts.length === kind.place.split('*').length - 1 && parts.every(isPart);
}

/** Files of an entry; those of a text in some languages only, if these are named. */
export function filesOf(
  kind: Kind,
  id: string,
  { languages }: Publishing = { languages: LOCALES },
): string[] {
  if (!isId(kind, id)) return [];
  const parts = id.split('/');
  const path =
    kind.form === 'list' ? kind.place : kind.place.replaceAll('*', () => parts.shift() ?? '');
  return kind.form === 'texts' ? languages.map((locale) => `${path}.${locale}.md`) : [path];
}

/** Whether English stands for a text that is not there. */
function mayBeAbsent(file: string): boolean {
  const locale = languageOfFile(file);
  return locale !== undefined && mayLack(locale);
}

function readValue(
  content: ContentFolder,
  kind: Kind,
  id: string,
  sources: readonly (string | undefined)[],
): unknown {
  if (kind.form === 'list')
    return rows(content, kind).find((row, index) => keyOfRow(kind, row, index) === id);
  const files = filesOf(kind, id, content.published);
  const read = kind.form === 'texts' ? readTextFile : readYaml;
  const values = files.map((file, index) => {
    const source = sources[index];
    return source === undefined ? undefined : named(file, () => read(source));
  });
  return kind.form === 'texts'
    ? Object.fromEntries(
        content.published.languages.flatMap((locale, index) =>
          values[index] === undefined ? [] : [[locale, values[index]]],
        ),
      )
    : values[0];
}

function rows(content: ContentFolder, kind: Kind): unknown[] {
  const value = named(kind.place, () => readYaml(content.read(kind.place) ?? '[]'));
  return Array.isArray(value) ? value : [];
}

/** Says in the refusal of a file which one it is. */
function named<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableFile) error.file = file;
    throw error;
  }
}

/** The id of a row of a list. */
export function keyOfRow(kind: Kind, row: unknown, index: number): string {
  return String((isGroup(row) && row[kind.key ?? 'id']) || index);
}

function writeRow(content: ContentFolder, kind: Kind, id: string, value: unknown): string {
  const before = rows(content, kind);
  const place = before.findIndex((row, index) => keyOfRow(kind, row, index) === id);
  const source = content.read(kind.place) ?? '[]\n';
  if (value === undefined) return patchYaml(source, before.toSpliced(place, place === -1 ? 0 : 1));
  return place === -1 ? patchYaml(source, [...before, value]) : patchYaml(source, value, [place]);
}

/**
 * An entry that lists its parts: a new one is added to the list, and one that is deleted is named
 * nowhere in it.
 */
function wholeOf(
  content: ContentFolder,
  { partOf, listedIn }: Kind,
  id: string,
  isAdded: boolean,
): Overlay {
  const kind = partOf === undefined ? undefined : kindOf(partOf);
  const [whole = '', part = ''] = id.split('/');
  const value = kind && valueOfEntry(content, kind, whole);
  if (!kind || listedIn === undefined || !isGroup(value)) return new Map();
  const isNamed = (item: unknown) =>
    isGroup(item) ? item.id === part || item.section === part : item === part;
  const without = (field: unknown) => {
    if (Array.isArray(field)) return field.filter((item) => !isNamed(item));
    if (!isGroup(field)) return field;
    return Object.fromEntries(Object.entries(field).filter(([name]) => name !== part));
  };
  const known = (kind.ownFields ?? []).filter((name) => name in value);
  const changed = isAdded
    ? { [listedIn]: [...[without(value[listedIn])].flat(), part] }
    : Object.fromEntries(known.map((name) => [name, without(value[name])]));
  return writeEntry(content, kind, whole, { ...value, ...changed });
}
