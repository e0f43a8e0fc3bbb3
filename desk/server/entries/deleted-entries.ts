import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { kindOf } from '#app/site.ts';
import { valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { checkChanges, toMistakes } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import { changeTitle, commitSubject } from './change-title.ts';
import { type Versions, versionsBetween } from './entry-changes.ts';
import type { Store } from './store.ts';

const REMOVED = /^Remove ([a-z-]+)\/([^:]+): /;

/** Entries that were deleted at the desk in the last month: each is brought back with all that went with it. */
export function deletedRoutes(app: FastifyInstance, store: Store): void {
  const { git, content } = store;

  app.get('/api/deleted', async ({ person }) => {
    const found = await Promise.all(
      (await commits()).map((commit) => deletedIn(commit.id, commit.subject, person)),
    );
    return (await commits()).flatMap(({ id, author, at, subject }, index) =>
      found[index]
        ? [
            {
              id,
              author,
              at,
              title: changeTitle(content, subject, found[index].entry.before),
              files: [],
            },
          ]
        : [],
    );
  });

  app.post('/api/restore', async ({ body, person }, reply) => {
    const { id } = z.strictObject({ id: z.string().max(64) }).parse(body);
    const outcome = await store.alone(async () => {
      const commit = (await commits()).find((each) => each.id === id);
      const deleted = commit && (await deletedIn(id, commit.subject, person));
      if (!deleted) throw new DeskError(404, WORDS.notFound);
      const changes = await changesBack(id, deleted.all);
      const { problems } = checkChanges(content, asTexts(changes));
      if (problems.length > 0)
        return {
          status: 422,
          answer: { mistakes: toMistakes(content.with(asTexts(changes)), problems) },
        };
      const { kind, id: name = '', before } = deleted.entry;
      await store.commit(changes, person, commitSubject('Add', kind?.id ?? '', name, before));
      return { status: 200, answer: { kind: kind?.id, id: name } };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });

  const commits = async () =>
    (await git.log(['--since=1.month', '--grep=^Remove '], 50)).filter(({ subject }) =>
      REMOVED.test(subject),
    );

  /** What a commit deleted, if it is still gone and the person may bring it back. */
  async function deletedIn(
    commit: string,
    subject: string,
    person: Person,
  ): Promise<{ entry: Versions; all: Versions[] } | undefined> {
    const [, kindId = '', id = ''] = REMOVED.exec(subject) ?? [];
    const kind = kindOf(kindId);
    if (!kind || valueOfEntry(content, kind, id) !== undefined) return undefined;
    const all = (await versionsBetween(git, `${commit}^`, commit)).versions.filter(
      ({ after }) => after === undefined,
    );
    const entry = all.find((each) => each.kind === kind && each.id === id);
    // With an entry its documents come back, which the person must be allowed to add.
    const isAllowed = all.every(
      (each) => each.kind && mayWrite(person, each.kind.id, [each.before]),
    );
    return entry && isAllowed ? { entry, all } : undefined;
  }

  /** The deleted files as they were; a row of a list, a section of a page and the record of a file are added to what is there now. */
  async function changesBack(commit: string, deleted: readonly Versions[]) {
    const { files } = await versionsBetween(git, `${commit}^`, commit);
    const changes = new Map<string, string | Uint8Array | undefined>();
    const before = (file: string) => git.file(git.at(`${commit}^`, file));
    const isGone = async (file: string) => !(await git.file(git.at(commit, file)));
    for (const { kind, id = '', before: value } of deleted) {
      for (const [file, text] of kind
        ? writeEntry(content.with(asTexts(changes)), kind, id, value)
        : [])
        changes.set(file, (await isGone(file)) ? String(await before(file)) : text);
    }
    for (const { what, file } of files) if (what === 'gone') changes.set(file, await before(file));
    const measures = JSON.parse(content.read(MEASURES_FILE) ?? '{}');
    const old = JSON.parse(String((await before(MEASURES_FILE)) ?? '{}'));
    const back = Object.keys(old).filter((name) => changes.has(`documents/files/${name}`));
    if (back.length > 0)
      changes.set(
        MEASURES_FILE,
        `${JSON.stringify({ ...measures, ...Object.fromEntries(back.map((name) => [name, old[name]])) }, null, 2)}\n`,
      );
    return changes;
  }
}
