import type { Kind } from '#app/content/kind.server.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { listPublications } from './publications.ts';

/** Reads entries as they were published last; `undefined` where they were not, and for texts in Markdown. */
export async function publishedValues(store: Store) {
  const { git, content } = store;
  const [last] = await listPublications(store);
  return async (kind: Kind, id: string): Promise<unknown> => {
    const [file] = kind.form === 'texts' ? [] : filesOf(kind, id);
    const text = last && file && (await git.file(git.at(last.commit, file)));
    return file && text
      ? valueOfEntry(content.with(new Map([[file, text.toString()]])), kind, id)
      : undefined;
  };
}
