import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KINDS } from '#app/content/kinds.server.ts';
import { listEntries } from '#desk/content-files/entries.ts';
import { nameFrom } from '#desk/content-files/name-from.ts';
import { csvKinds } from '#desk/imports/csv-kinds.ts';
import type { ImportedEntry, ImportResult, Known } from '#desk/imports/import-result.ts';
import type { run as runPasted } from '#desk/imports/pasted.ts';
import type { run } from '#desk/imports/read-import.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { type Drafts, isNewId } from '#desk/server/entries/drafts.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { titleOf } from '#desk/server/entries/titles.ts';
import { runApart } from '#desk/server/files/run-apart.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';

const MAX_BYTES = 11 * 1024 * 1024;
const READER = new URL('../../imports/read-import.ts', import.meta.url);
const PASTED = new URL('../../imports/pasted.ts', import.meta.url);
const pastedSchema = z.object({ html: z.string().max(2_000_000), caption: z.string().max(200) });
/** 10 MB of an export of WordPress take 20 s on a slow machine. */
const LIMITS = { seconds: 120, megabytes: 1024 };
const querySchema = z.object({
  kind: z.string(),
  /** Page that gets the texts of a WordPress file. */
  page: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9-]*$/)
    .default('about'),
  write: z.stringbool().default(false),
});

/** Lists from other programs: first shown with all problems, then written in one commit or saved as drafts. Texts that are pasted from them. */
export function importRoutes(app: FastifyInstance, store: Store, drafts: Drafts): void {
  app.get('/api/imports', () =>
    csvKinds(store.content.published).map(({ kind, columns }) => ({
      kind,
      columns: ['id', ...columns.map(({ head }) => head)],
    })),
  );

  app.post('/api/paste', { bodyLimit: MAX_BYTES }, ({ body }) =>
    runApart<typeof runPasted>(PASTED, pastedSchema.parse(body), { seconds: 15, megabytes: 512 }),
  );

  app.post('/api/import', { bodyLimit: MAX_BYTES }, async ({ query, body, person }) => {
    const { kind: name, page, write } = querySchema.parse(query);
    // An import touches entries of all departments.
    if (person.write !== 'all' || person.department !== undefined)
      throw new DeskError(403, WORDS.mayNotWrite);
    if (!Buffer.isBuffer(body)) throw new DeskError(400, WORDS.badRequest);
    const read = () =>
      runApart<typeof run>(
        READER,
        {
          kind: name,
          bytes: body,
          root: store.content.root,
          page,
          known: knownTo(store, drafts, person),
        },
        LIMITS,
      );
    if (name === 'wordpress') {
      const result = await read();
      if (write) keepDrafts(drafts, person, result.entries);
      return shown(result, write);
    }
    if (!csvKinds(store.content.published).some((known) => known.kind === name))
      throw new DeskError(404, WORDS.notFound);
    return store.alone(async () => {
      const { changes, ...result } = await read();
      const { entries, problems } = result;
      const isWritten = write && problems.length === 0 && changes.size > 0;
      if (isWritten) await store.commit(changes, person, `Import ${name}: ${entries.length}`);
      return shown(result, isWritten);
    });
  });
}

/** Everything for which an import must find another name, or which it has brought before. */
function knownTo({ content }: Store, drafts: Drafts, { user }: Person): Known {
  const kinds = KINDS.filter(({ id }) => ['news', 'texts', 'redirects'].includes(id));
  const entries = new Set(
    kinds.flatMap((kind) => listEntries(content, kind).map((id) => `${kind.id}/${id}`)),
  );
  const own = drafts
    .list(user)
    .map(
      ({ kind, id, address, value }) =>
        `${kind}/${address ?? (isNewId(id) ? nameFrom(value) : id)}`,
    );
  const saved = [...drafts.saved()].filter(([, place]) => entries.has(place));
  return {
    taken: new Set([...entries, ...own].map((place) => place.toLowerCase())),
    imported: new Map([...saved, ...drafts.kept()]),
  };
}

function shown({ entries, problems, notes = [] }: ImportResult, isWritten: boolean) {
  const rows = entries.map(({ kind, id, draft, row, value }) => ({
    kind,
    id,
    draft,
    row,
    title: titleOf(value, id),
  }));
  return { entries: rows, problems, notes, isWritten };
}

/** Drafts are unfinished entries of the person who imports them; one that another tab has imported meanwhile stays. */
function keepDrafts(drafts: Drafts, { user }: Person, entries: readonly ImportedEntry[]): void {
  drafts.refuseTooMany(user);
  const savedAt = new Date().toISOString();
  for (const { kind, id: address, draft: id = '', value } of entries) {
    if (!drafts.find(user, kind, id))
      drafts.keep(user, {
        kind,
        id,
        value: JSON.parse(JSON.stringify(value)),
        base: null,
        address,
        savedAt,
      });
  }
}
