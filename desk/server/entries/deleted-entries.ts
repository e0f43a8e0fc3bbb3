import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { readMeasures, withMeasures } from '#desk/files/measures.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { changeName } from '#desk/server/entries/entry-changes.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { refuseMistakes } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { commitMessage } from './change-title.ts';
import type { FileChange, Versions } from './entry-changes.ts';
import type { Commit } from './git.ts';
import { withAdded } from './merge.ts';
import type { Store } from './store.ts';
import { keyOf, unitsBetween } from './units.ts';

/** Commits in which entries may have gone, for git. */
const REMOVING = '^(Remove [a-z-]+/|(Undo|Redo) publication: |Publication: (undo|redo)$)';

/** An entry with what went with it. */
type Deleted = {
  commit: Commit;
  key: string;
  entry: Versions;
  all: Versions[];
  /** That lists it and stays, such as the page of a text. */
  list: Versions | undefined;
  changed: FileChange[];
};

/**
 * Entries that were deleted at the desk in the last month, or taken back with a publication: each
 * is brought back with all that went with it.
 */
export function deletedRoutes(app: FastifyInstance, store: Store): void {
  const { git, content } = store;

  app.get('/api/deleted', async ({ person }) =>
    (await deleted(person)).map(({ commit: { id, author, at }, key, entry }) => ({
      ...{ id, key, author, at },
      title: changeName(entry).title,
    })),
  );

  app.post('/api/restore', async ({ body, person }) => {
    const wanted = z.strictObject({ id: z.string().max(64), key: z.string().max(300) }).parse(body);
    return store.alone(async () => {
      const found = (await deleted(person)).find(
        ({ commit, key }) => commit.id === wanted.id && key === wanted.key,
      );
      if (!found) throw new DeskError(404, WORDS.notFound);
      const changes = await changesBack(found);
      refuseMistakes(content, changes);
      const [kind, id, value] = namedBy(found.entry);
      await store.commit(changes, person, commitMessage('Add', kind, id, value));
      return { kind, id };
    });
  });

  const namedBy = ({ kind, id = '', before }: Versions) => [kind?.id ?? '', id, before] as const;

  /** What is still gone and the person may bring back, the newest first; each entry once. */
  async function deleted(person: Person): Promise<Deleted[]> {
    const commits = await git.log(['--since=1.month', '-E', `--grep=${REMOVING}`], 50);
    const found = await Promise.all(
      commits.map(async (commit) => {
        const units = await unitsBetween(git, `${commit.id}^`, commit.id);
        return units.flatMap(({ key, versions, changed }) => {
          const gone = versions.filter(({ after }) => after === undefined);
          // With an entry its documents come back; a text of a page that stays by itself.
          const whole = gone.some((each) => keyOf(each) === key);
          const list = whole ? undefined : versions.find((each) => keyOf(each) === key);
          return gone.flatMap((entry) => {
            const own = keyOf(entry);
            return whole && own !== key
              ? []
              : [{ commit, changed, key: own, entry, all: whole ? gone : [entry], list }];
          });
        });
      }),
    );
    return found.flat().flatMap(({ entry, all, ...rest }, index, every) => {
      const isNewest = every.findIndex(({ key }) => key === rest.key) === index;
      const isGone = entry.kind && valueOfEntry(content, entry.kind, entry.id ?? '') === undefined;
      const isAllowed = all.every(
        (each) => each.kind && mayWrite(person, each.kind.id, [each.before]),
      );
      return isNewest && isGone && isAllowed ? [{ ...rest, entry, all }] : [];
    });
  }

  /**
   * The deleted files as they were; a row of a list, a section of a page and the record of a file
   * are added to what is there now.
   */
  async function changesBack({ commit: { id: commit }, entry, all, list, changed }: Deleted) {
    const changes = new Map<string, string | Uint8Array | undefined>();
    const before = (file: string) => git.file(git.at(`${commit}^`, file));
    const isGone = async (file: string) => !(await git.file(git.at(commit, file)));
    for (const { kind, id = '', before: value } of all) {
      for (const [file, text] of kind
        ? writeEntry(content.with(asTexts(changes)), kind, id, value)
        : [])
        changes.set(file, (await isGone(file)) ? String(await before(file)) : text);
    }
    for (const [file, text] of list ? listedAgain(list, entry) : []) changes.set(file, text);
    for (const { what, file } of changed)
      if (what === 'gone') changes.set(file, await before(file));
    const old = readMeasures(await before(MEASURES_FILE));
    for (const [file, text] of withMeasures(content.read(MEASURES_FILE), changes.keys(), old))
      changes.set(file, text);
    return changes;
  }

  /** The list of an entry that comes back, with the entry behind the one that was before it. */
  function listedAgain(
    { kind, id = '', before }: Versions,
    { kind: own, id: part = '' }: Versions,
  ) {
    const { listedIn } = own ?? {};
    if (!kind || listedIn === undefined) return [];
    const now = Object(valueOfEntry(content, kind, id));
    const names = withAdded<string>(now[listedIn], Object(before)[listedIn]).filter(
      (each) => part === `${id}/${each}` || now[listedIn].includes(each),
    );
    return writeEntry(content, kind, id, { ...now, [listedIn]: names });
  }
}
