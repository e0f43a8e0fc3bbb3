import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import { freeName } from '#desk/content-files/names.ts';
import { upgradedText } from '#desk/content-files/upgrade-steps.ts';
import { attachedFiles, filePlace, namedFiles, renameFiles } from '#desk/files/attached-files.ts';
import { allow, mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { entryChange } from './entry-changes.ts';
import { entryPlace, ownEntry } from './entry-requests.ts';
import type { Store } from './store.ts';

const versionSchema = entryPlace.extend({ commit: z.string().regex(/^[0-9a-f]{7,64}$/) });
/** Saved changes of a file that are looked through; those of one entry in a list are among them. */
const MAX_COMMITS = 100;
const FILE = { en: 'File', ml: 'ഫയൽ' };

/** Who has changed an entry, when, from what to what; an earlier version is put into the form. */
export function entryHistoryRoutes(
  app: FastifyInstance,
  store: Store,
  uploads: Uploads,
  readable: { entries: (person: Person) => Promise<ContentFolder> },
): void {
  const { git, content } = store;

  app.get('/api/entry-history', async ({ query, person }) => {
    const { kind, id } = ownEntry(store, entryPlace.parse(query), person);
    const file = filesOf(kind, id)[0] ?? kind.place;
    const attached = attachedFiles(kind.id, id, valueOfEntry(content, kind, id));
    const commits = await git.log([], MAX_COMMITS, [...filesOf(kind, id), ...attached]);
    // Each with its own parent: after a merge the one below it in the list may be of another
    // branch.
    const values = await valuesAt(
      kind,
      id,
      commits.flatMap((commit) => [`${commit.id}^`, commit.id]),
    );
    const { cutAt } = git;
    const known = await readable.entries(person);
    const found = [];
    for (const [index, { id: commit, author, at, files }] of commits.entries()) {
      const [before, after] = values.slice(2 * index);
      if (cutAt.includes(commit)) {
        // What is older, and who wrote it, is not in this copy of the history.
        if (after !== undefined) found.push({ commit, author: '', at, what: 'cut', fields: [] });
        continue;
      }
      // Of another department then.
      if (!mayWrite(person, kind.id, [before, after])) continue;
      const { what, fields } = entryChange({ kind, id, file, before, after }, known);
      // A file that was replaced keeps its name.
      for (const name of attached.filter((each) => files.includes(git.pathOf(each))))
        fields.push({ path: [], field: FILE, before: null, after: { en: name, ml: name } });
      if (fields.length > 0) found.push({ commit, author, at, what, fields });
    }
    return found;
  });

  app.post('/api/version', async ({ body, person }) => {
    const { commit, ...place } = versionSchema.parse(body);
    const { kind, id } = ownEntry(store, place, person);
    // An earlier version of the product may have written it.
    const [value] = await valuesAt(kind, id, [commit], upgradedText);
    if (value === undefined) throw new DeskError(404, WORDS.notFound);
    allow(person, kind, [value]);
    return withFiles(kind, id, value, commit, person);
  });

  async function valuesAt(
    kind: Kind,
    id: string,
    commits: readonly string[],
    now = (_file: string, text: string) => text,
  ): Promise<unknown[]> {
    const files = filesOf(kind, id);
    const texts = await git.texts(
      commits.flatMap((commit) => files.map((file) => git.at(commit, file))),
    );
    return commits.map((_, index) => {
      const versions = files.map((file, place) => {
        const text = texts[index * files.length + place];
        const own = text && kind.form === 'list' ? rowsWith(text, id) : text;
        return [file, own && now(file, own)] as const;
      });
      return valueOfEntry(content.with(new Map(versions)), kind, id);
    });
  }

  /**
   * Files that are not as they were then wait for the person again, as if they had been chosen;
   * those that git does not have are named.
   */
  async function withFiles(
    kind: Kind,
    id: string,
    value: unknown,
    commit: string,
    { user }: Person,
  ) {
    const measures = JSON.parse(String((await git.file(git.at(commit, MEASURES_FILE))) ?? '{}'));
    const names = new Map<string, string>();
    const missing: string[] = [];
    for (const { name } of namedFiles(kind.id, value)) {
      const path = content.pathOf(filePlace(kind.id, id, name));
      const old = await git.file(git.at(commit, filePlace(kind.id, id, name)));
      if (!old && !existsSync(path)) missing.push(name);
      if (!old || (existsSync(path) && readFileSync(path).equals(old))) continue;
      const free = freeName(
        name,
        (wanted) =>
          content.has(filePlace(kind.id, id, wanted)) || uploads.has(user, kind.id, wanted),
      );
      uploads.keep(user, kind.id, free, old, measures[name]);
      names.set(name, free);
    }
    return { value: renameFiles(kind.id, value, names), missing };
  }
}

/** The rows of a list that name an id: the whole list is not read for each of its changes. */
function rowsWith(text: string, id: string): string {
  const rows = text.split(/^(?=- )/m);
  return rows.filter((row) => row.includes(id)).join('');
}
