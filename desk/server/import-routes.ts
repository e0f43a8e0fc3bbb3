import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { writeEntry } from '#desk/content-files/entries.ts';
import { kindOf } from '#desk/content-files/kinds.ts';
import { CSV_KINDS } from '#desk/imports/csv-kinds.ts';
import { columnOf, importCsv } from '#desk/imports/import-csv.ts';
import type { ImportedEntry, ImportResult, RowProblem } from '#desk/imports/import-result.ts';
import { importWordPress } from '#desk/imports/import-wordpress.ts';
import { checkChanges, tellMistakes } from './check.ts';
import type { Drafts } from './drafts.ts';
import type { Person } from './settings.ts';
import type { Store } from './store.ts';
import { titleOf } from './titles.ts';
import { DeskError, WORDS } from './words.ts';

const MOST_BYTES = 11 * 1024 * 1024;
const querySchema = z.object({
  kind: z.string(),
  /** Page that gets the texts of a WordPress file. */
  page: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9-]*$/)
    .default('about'),
  write: z.stringbool().default(false),
});

/** Lists from other programs: first shown with all problems, then written in one commit or saved as drafts. */
export function importRoutes(app: FastifyInstance, store: Store, drafts: Drafts): void {
  app.get('/api/imports', () => CSV_KINDS.map(({ kind, columns }) => ({ kind, columns: ['id', ...columns.map(({ head }) => head)] })));

  app.post('/api/import', { bodyLimit: MOST_BYTES }, async ({ query, body, person }) => {
    const { kind: name, page, write } = querySchema.parse(query);
    // An import touches entries of all departments.
    if (person.write !== 'all' || person.department !== undefined) throw new DeskError(403, WORDS.mayNotWrite);
    if (!Buffer.isBuffer(body)) throw new DeskError(400, WORDS.badRequest);
    if (name === 'wordpress') {
      const result = importWordPress(body, page);
      if (write) keepDrafts(drafts, person, result.entries);
      return shown(result, write);
    }
    const kind = kindOf(name);
    if (!kind || !CSV_KINDS.some((known) => known.kind === name)) throw new DeskError(404, WORDS.notFound);
    return store.alone(async () => {
      const { entries, problems } = importCsv(store.content, name, body);
      const changes = problems.length > 0 ? new Map() : changesOf(store.content, entries);
      const found = betweenFiles(store.content, changes, entries, name);
      const isWritten = write && problems.length + found.length === 0 && changes.size > 0;
      if (isWritten) await store.commit(changes, person, `Import ${name}: ${entries.length}`);
      return shown({ entries, problems: [...problems, ...found] }, isWritten);
    });
  });
}

function shown({ entries, problems }: ImportResult, isWritten: boolean) {
  const rows = entries.map(({ kind, id, row, value }) => ({ kind, id, row, title: titleOf(value, id) }));
  return { entries: rows, problems, isWritten };
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
function betweenFiles(content: ContentFolder, changes: Overlay, entries: readonly ImportedEntry[], kind: string): RowProblem[] {
  // No entry is open, so each mistake refers to its entry.
  return tellMistakes(content.with(changes), checkChanges(content, changes).problems).map(({ entry, path = [], words }) => {
    const row = entries.find((imported) => imported.kind === entry?.kind && imported.id === entry.id)?.row ?? 0;
    return { row, column: columnOf(kind, path), words };
  });
}

/** Drafts are unfinished entries of the person who imports them. */
function keepDrafts(drafts: Drafts, { user }: Person, entries: readonly ImportedEntry[]): void {
  const savedAt = new Date().toISOString();
  for (const { kind, id, value } of entries) drafts.keep(user, { kind, id, value: JSON.parse(JSON.stringify(value)), base: null, savedAt });
}
