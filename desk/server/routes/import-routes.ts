import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Overlay } from '#desk/content-files/content-folder.ts';
import { MAX_BYTES } from '#desk/files/accepted-files.ts';
import { csvKinds } from '#desk/imports/csv-kinds.ts';
import { columnsOfKind } from '#desk/imports/import-csv.ts';
import type { run as readRows } from '#desk/imports/list-rows.ts';
import type { ReadImport, run } from '#desk/imports/read-import.ts';
import { allowAll, mayWriteKind } from '#desk/server/access/permissions.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { LargeBodies } from '#desk/server/files/large-bodies.ts';
import { runApart } from '#desk/server/files/run-apart.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import { DeskError, WORDS } from '#desk/words.ts';

const READER = new URL('../../imports/read-import.ts', import.meta.url);
const ROWS = new URL('../../imports/list-rows.ts', import.meta.url);
/** A list of thousands of rows takes seconds on a slow machine. */
const LIMITS = { seconds: 120, megabytes: 1024 };
const querySchema = z.object({
  kind: z.string(),
  write: z.stringbool().default(false),
});

/** Lists from other programs: first shown with all problems, then written in one commit. */
export function importRoutes(app: FastifyInstance, store: Store, large: LargeBodies): void {
  app.get('/api/imports', () =>
    csvKinds(store.content.published).map((csv) => ({
      kind: csv.kind,
      columns: columnsOfKind(csv, store.content.published).map(({ title }) => title),
    })),
  );

  pastedRows(app, store, large);
  const limits = { bodyLimit: MAX_BYTES.csv, onRequest: large.take };
  app.post('/api/import', limits, async (request) => {
    const { query, body: path, person } = request;
    const { kind: name, write } = querySchema.parse(query);
    // An import touches entries of all departments.
    allowAll(person);
    if (typeof path !== 'string') throw new DeskError(400, WORDS.badRequest);
    const { root } = store.content;
    const read = () =>
      large.read(request, () =>
        runApart<typeof run>(READER, { kind: name, path, root }, { ...LIMITS, user: person.user }),
      );
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

/** A table that is pasted into a list of a form, such as the holidays of a year: as its rows. */
function pastedRows(app: FastifyInstance, { content }: Store, large: LargeBodies): void {
  const limits = { bodyLimit: MAX_BYTES.csv, onRequest: large.take };
  app.post('/api/rows', limits, (request) => {
    const { query, body: path, person } = request;
    const of = z.object({ kind: z.string(), field: z.string() }).parse(query);
    if (!mayWriteKind(person, of.kind)) throw new DeskError(403, WORDS.mayNotWrite);
    if (typeof path !== 'string') throw new DeskError(400, WORDS.badRequest);
    const { root } = content;
    return large.read(request, () =>
      runApart<typeof readRows>(ROWS, { ...of, path, root }, { user: person.user }),
    );
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

export type ShownImport = ReturnType<typeof shown>;

function shown({ entries, problems, notes }: Omit<ReadImport, 'changes'>, isWritten: boolean) {
  const rows = entries.map(({ kind, id, row, value }) => ({
    kind,
    id,
    row,
    title: titleOf(value, id),
  }));
  return { entries: rows, problems, notes, isWritten };
}
