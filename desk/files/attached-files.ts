import { join } from 'node:path/posix';
import type { Kind } from '#app/content/kind.server.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import { companionsOf, DOCUMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** The types of content with attached documents, and the fields of these that name an entry. */
export const ATTACHING = KINDS.flatMap((kind) =>
  kind.attachments ? [{ kind, ...kind.attachments }] : [],
);

/** The entries that a document names as those to which it belongs. */
export const ownersNamed = (document: unknown): { kind: Kind; id: string }[] =>
  ATTACHING.flatMap(({ kind, owner }) => {
    const id: unknown = Object(document)[owner];
    return typeof id === 'string' ? [{ kind, id }] : [];
  });

/** The notice, event or tender to which a document belongs. */
export function ownerOf(content: ContentFolder, document: unknown) {
  if (!isGroup(document)) return undefined;
  const found = ATTACHING.find(({ owner }) => owner in document);
  const value = found && valueOfEntry(content, found.kind, String(document[found.owner]));
  return isGroup(value) ? value : undefined;
}

/**
 * A PDF chosen in the form, until it is saved: afterwards the id of its document stands in its
 * place.
 */
export type ChosenFile = {
  file: string;
  languages: string[] /** Of one that screen readers cannot read: the text of the entry says all of it, or an office gives a readable text. */;
  isSame?: boolean;
  readableFrom?: string /** Its own, where it has not that of the entry. */;
  title?: Record<string, string>;
  /** Of a list: its last day, its columns about persons, and that a rule wants these public. */
  shownUntil?: string;
  personal?: string[];
  isPersonalPublic?: boolean;
};

/**
 * A document of the site that is changed in the form of an entry, until that is saved: afterwards
 * its id stands in its place.
 */
export type ChangedDocument = {
  document: string;
  title?: Record<string, string>;
  files?: { file: string; languages: string[] }[];
  isSame?: boolean;
  readableFrom?: string;
  personal?: string[];
  isPersonalPublic?: boolean;
  isDeleted?: boolean;
};

/**
 * A file as an entry names it, with what stays when the file is replaced: the id of its picture, or
 * its place in the list; and what is said of it there.
 */
export type NamedFile = { key: string; name: string; said: Record<string, unknown> };

/** The files that the value of an entry names. */
export function namedFiles(kind: string, value: unknown): NamedFile[] {
  const field = fieldIn(value, kindOf(kind)?.files);
  const items: unknown[] = Array.isArray(field) ? field : [field];
  return items.flatMap((item, index) => {
    const name = isGroup(item) ? item.file : item;
    const key = isGroup(item) && typeof item.id === 'string' ? item.id : String(index);
    return typeof name === 'string' ? [{ key, name, said: isGroup(item) ? item : {} }] : [];
  });
}

/** The files that are chosen in the value of an entry. */
export function chosenFiles(kind: string, value: unknown): ChosenFile[] {
  const list = fieldIn(value, kindOf(kind)?.attachments);
  return Array.isArray(list)
    ? list.filter((item): item is ChosenFile => isGroup(item) && typeof item.file === 'string')
    : [];
}

/** The documents that are changed in the value of an entry. */
export function changedDocuments(kind: string, value: unknown): ChangedDocument[] {
  const list = fieldIn(value, kindOf(kind)?.attachments);
  return Array.isArray(list)
    ? list.filter((item): item is ChangedDocument => isGroup(item) && 'document' in item)
    : [];
}

/** The value of an entry with other names of its files. */
export function renameFiles(
  kind: string,
  value: unknown,
  names: ReadonlyMap<string, string>,
): unknown {
  const field = kindOf(kind)?.files?.field;
  if (names.size === 0 || field === undefined || !isGroup(value)) return value;
  const named = (name: unknown) => (typeof name === 'string' ? (names.get(name) ?? name) : name);
  const renamed = (item: unknown) =>
    isGroup(item) ? { ...item, file: named(item.file) } : named(item);
  const now = value[field];
  return { ...value, [field]: Array.isArray(now) ? now.map(renamed) : renamed(now) };
}

/** Files that belong to one entry, below the content folder. */
export function attachedFiles(kind: string, id: string, value: unknown): string[] {
  return namedFiles(kind, value).map(({ name }) => filePlace(kind, id, name));
}

/**
 * Texts that go with an entry, such as those of which a document is printed; they are deleted with
 * it.
 */
export function printedTexts(content: ContentFolder, kind: Kind, id: string): string[] {
  return companionsOf(kind)
    .flatMap((each) => filesOf(each, id))
    .filter((file) => content.read(file) !== undefined);
}

/** The path of a PDF file with this name. */
export const documentPlace = (name: string): string => `${DOCUMENTS.files?.folder('')}/${name}`;

/** The path of a file with this name for an entry. */
export function filePlace(kind: string, id: string, name: string): string {
  return join(kindOf(kind)?.files?.folder(id) ?? '', name);
}

/** The files, or the documents, of an entry. */
export function fieldIn(value: unknown, at: { field: string } | undefined): unknown {
  return at && isGroup(value) ? value[at.field] : undefined;
}
