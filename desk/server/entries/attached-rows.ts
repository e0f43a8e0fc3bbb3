import { statSync } from 'node:fs';
import type { Locale } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { fieldIn, filePlace, namedFiles, printedTexts } from '#desk/files/attached-files.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { listTitleOf } from '#desk/server/forms/form-words.ts';
import { searchText } from './titles.ts';

/** Every photograph, document and logo with its entry, where it is replaced, and the entries that lead to a document. */
export function attachedRows(content: ContentFolder) {
  const entries = KINDS.flatMap((kind) =>
    readableEntries(content, kind).map(({ id, value }) => ({
      kind: kind.id,
      id,
      value,
      title: listTitleOf(content, kind.id, value, id),
    })),
  );
  const usesOf = (id: string) => {
    const isLink = new RegExp(`/downloads/${id}(?![a-z0-9-])`);
    return entries.filter(
      ({ kind, value }) => isChosen(kind, value, id) || isLink.test(searchText(value)),
    );
  };
  return entries.flatMap(({ kind, id, value, title }) =>
    namedFiles(kind, value).map(({ name, said: { languages, caption, alt } }) => {
      const file = filePlace(kind, id, name);
      return {
        ...{ kind, id, title, file, languages, words: caption ?? alt },
        bytes: statSync(content.pathOf(file), { throwIfNoEntry: false })?.size ?? 0,
        ...(kind === DOCUMENTS.id && { usedIn: usesOf(id).map(({ value: _, ...entry }) => entry) }),
      };
    }),
  );
}

/** What the form of an entry shows of the documents that are attached to it. */
export type AttachedDocument = {
  id: string;
  title: Record<string, string>;
  files: { file: string; languages: Locale[] }[];
  /** Its files are printed from its texts. */
  isPrinted: boolean;
  mayChange: boolean;
};

/** The document with this name. */
export function attachedDocument(
  content: ContentFolder,
  person: Person,
  id: string,
): AttachedDocument | undefined {
  const value = valueOfEntry(content, DOCUMENTS, id);
  if (!isGroup(value)) return undefined;
  return {
    id,
    title: value.title as AttachedDocument['title'],
    files: value.files as AttachedDocument['files'],
    isPrinted: printedTexts(content, DOCUMENTS, id).length > 0,
    mayChange: mayWrite(person, DOCUMENTS.id, [value]),
  };
}

/** Whether a notice or tender has a document in its list. */
function isChosen(kind: string, value: unknown, document: string): boolean {
  const list = fieldIn(value, kindOf(kind)?.attachments);
  return Array.isArray(list) && list.includes(document);
}
