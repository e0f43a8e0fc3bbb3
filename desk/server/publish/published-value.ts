import type { Kind } from '#app/content/kind.server.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { listPublications } from './publications.ts';

/** An entry of a folder as it was published last; `undefined` where it was not. */
export async function publishedValue(store: Store, kind: Kind, id: string): Promise<unknown> {
  const { git, content } = store;
  const [last] = await listPublications(store);
  const [file] = kind.form === 'folder' ? filesOf(kind, id) : [];
  const text = last && file && (await git.file(git.at(last.commit, file)));
  return file && text
    ? valueOfEntry(content.with(new Map([[file, text.toString()]])), kind, id)
    : undefined;
}
