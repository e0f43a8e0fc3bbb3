import { statSync } from 'node:fs';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { attachedFiles, CHOOSE_IN } from '#desk/files/attached-files.ts';
import { listTitleOf } from '#desk/server/forms/form-words.ts';
import { searchText } from './titles.ts';

/** Every photograph, document and logo with its entry, where it is replaced, and the entries that lead to a document. */
export function attachedRows(content: ContentFolder) {
  const entries = KINDS.flatMap((kind) =>
    readableEntries(content, kind).map(({ id, value }) => ({
      kind: kind.id,
      id,
      value,
      title: listTitleOf(kind.id, value, id),
    })),
  );
  const usesOf = (id: string) => {
    const isLink = new RegExp(`/downloads/${id}(?![a-z0-9-])`);
    return entries.filter(
      ({ kind, value }) => isChosen(kind, value, id) || isLink.test(searchText(value)),
    );
  };
  return entries.flatMap(({ kind, id, value, title }) =>
    attachedFiles(kind, id, value).map((file) => ({
      ...{
        kind,
        id,
        title,
        file,
        bytes: statSync(content.pathOf(file), { throwIfNoEntry: false })?.size ?? 0,
      },
      usedIn: kind === 'documents' ? usesOf(id).map(({ value: _, ...entry }) => entry) : [],
    })),
  );
}

/** Whether a notice or tender has a document in its list. */
function isChosen(kind: string, value: unknown, document: string): boolean {
  const list = isGroup(value) ? value[CHOOSE_IN[kind] ?? ''] : undefined;
  return Array.isArray(list) && list.includes(document);
}
