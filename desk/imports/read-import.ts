import { readFileSync } from 'node:fs';
import { kindOf } from '#app/site.ts';
import { ContentFolder, type Overlay } from '#desk/content-files/content-folder.ts';
import { writeEntry } from '#desk/content-files/entries.ts';
import { checkChanges, toMistakes } from '#desk/server/forms/check.ts';
import {
  csvKinds,
  type ImportedEntry,
  type ImportResult,
  type RowProblem,
  type RowRemark,
} from './csv-kinds.ts';
import { columnOf, columnsOfKind, importCsv } from './import-csv.ts';
import { titled } from './named-columns.ts';

type Import = {
  /** The kind of content that the list has. */
  kind: string;
  /** Where the file waits. */
  path: string;
  /** Folder of the content. */
  root: string;
};

/** The same as {@link ImportResult}, its columns as the form calls them, and the files to write. */
export type ReadImport = Pick<ImportResult, 'entries'> & {
  problems: RowRemark[];
  notes: RowRemark[];
  changes: Overlay;
};

/**
 * Reads an imported file and checks it with the content. It runs apart from the desk (`runApart`),
 * because a large file takes seconds.
 * @returns changes: the files that it would write, of the rows without problems of their own
 * @throws DeskError if it is not such a file
 */
export function run({ kind, path, root }: Import): ReadImport {
  const content = new ContentFolder(root);
  const { entries, problems, notes = [] } = importCsv(content, kind, readFileSync(path));
  const sound = entries.filter(({ row }) => !problems.some((problem) => problem.row === row));
  const changes = changesOf(content, sound);
  const all = [...problems, ...betweenFiles(content, changes, sound, kind)];
  const csv = csvKinds(content.published).find((known) => known.kind === kind);
  const columns = csv ? columnsOfKind(csv, content.published) : [];
  return {
    entries,
    problems: titled(
      columns,
      all.toSorted((one, other) => one.row - other.row),
    ),
    notes: titled(columns, notes),
    changes,
  };
}

/** Each entry is written over those before it: several may be in one file. */
function changesOf(content: ContentFolder, entries: readonly ImportedEntry[]): Overlay {
  let changed = content;
  for (const { kind: name, id, value } of entries) {
    const kind = kindOf(name);
    if (kind) changed = changed.with(writeEntry(changed, kind, id, value));
  }
  return changed.changes;
}

/** Problems across files, such as an unknown department, each at its row. */
function betweenFiles(
  content: ContentFolder,
  changes: Overlay,
  entries: readonly ImportedEntry[],
  kind: string,
): RowProblem[] {
  if (changes.size === 0) return [];
  // No entry is open, so each mistake refers to its entry.
  return toMistakes(content.with(changes), checkChanges(content, changes).problems).map(
    ({ entry, path = [], words }) => {
      const row =
        entries.find((imported) => imported.kind === entry?.kind && imported.id === entry.id)
          ?.row ?? 0;
      return { row, column: columnOf(kind, path), words };
    },
  );
}
