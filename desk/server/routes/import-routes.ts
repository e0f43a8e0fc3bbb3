import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KINDS } from '#app/site.ts';
import type { Overlay } from '#desk/content-files/content-folder.ts';
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
import type { LargeBodies } from '#desk/server/files/large-bodies.ts';
import { runApart } from '#desk/server/files/run-apart.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
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
export function importRoutes(
  app: FastifyInstance,
  store: Store,
  drafts: Drafts,
  large: LargeBodies,
): void {
  app.get('/api/imports', () =>
    csvKinds(store.content.published).map(({ kind, columns }) => ({
      kind,
      columns: ['id', ...columns.map(({ head }) => head)],
    })),
  );

  const limits = { bodyLimit: MAX_BYTES, onRequest: large.take };
  app.post('/api/paste', limits, (request) => {
    const pasted = pastedSchema.parse(request.body);
    const { user } = request.person;
    return large.read(request, () =>
      runApart<typeof runPasted>(PASTED, pasted, { seconds: 15, megabytes: 512, user }),
    );
  });

  app.post('/api/import', limits, async (request) => {
    const { query, body: path, person } = request;
    const { kind: name, page, write } = querySchema.parse(query);
    // An import touches entries of all departments.
    if (person.write !== 'all' || person.department !== undefined)
      throw new DeskError(403, WORDS.mayNotWrite);
    if (typeof path !== 'string') throw new DeskError(400, WORDS.badRequest);
    const known = knownTo(store, drafts, person);
    const { root } = store.content;
    const read = () =>
      large.read(request, () =>
        runApart<typeof run>(
          READER,
          { kind: name, path, root, page, known },
          { ...LIMITS, user: person.user },
        ),
      );
    if (name === 'wordpress') {
      const result = await read();
      if (write) keepDrafts(drafts, person, result.entries);
      return shown(result, write);
    }
    if (!csvKinds(store.content.published).some((known) => known.kind === name))
      throw new DeskError(404, WORDS.notFound);
    const before = await store.git.head();
    const { changes, ...result } = await read();
    const { entries, problems } = result;
    const isWritten = write && problems.length === 0 && changes.size > 0;
    // Others save while a list is read.
    if (isWritten)
      await store.alone(async () => {
        if (await isOutdated(store, changes, before)) throw new DeskError(409, WORDS.importLate);
        await store.commit(changes, person, `Import ${name}: ${entries.length}`);
      });
    return shown(result, isWritten);
  });
}

/** Whether what was saved since a commit touches the same files, or does not go with them. */
async function isOutdated({ git, content }: Store, changes: Overlay, since: string) {
  if ((await git.head()) === since) return false;
  const saved = (await git.run(['diff', '--name-only', since, 'HEAD'])).split('\n');
  return (
    [...changes.keys()].some((file) => saved.includes(git.pathOf(file))) ||
    checkChanges(content, changes).problems.length > 0
  );
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
