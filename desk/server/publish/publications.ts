import type { Kind } from '#app/content/kind.server.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import type { Author } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { DeskError, WORDS } from '#desk/words.ts';

/** A state of the content that has been published. */
export type Publication = { tag: string; commit: string; by: string; at: string; sentence: string };

const TAGS = 'refs/tags/published/';
const FORMAT =
  '%(refname:strip=2)%1f%(*objectname)%1f%(taggername)%1f%(taggerdate:iso-strict)%1f%(contents:subject)';

/** All publications, newest first: tags of the history with a sentence each. */
export async function listPublications({ git }: Store): Promise<Publication[]> {
  const text = await git.run([
    'for-each-ref',
    '--sort=-version:refname',
    `--format=${FORMAT}`,
    TAGS,
  ]);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tag = '', commit = '', by = '', at = '', sentence = ''] = line.split('\x1f');
      return { tag, commit, by, at, sentence };
    });
}

/** @throws DeskError if a sentence says nothing, or has signs that cannot be seen */
export function refuseSentence(sentence: string): void {
  if (!/[\p{L}\p{N}]/u.test(sentence)) throw new DeskError(400, WORDS.sentenceMissing);
  if (/\p{Cc}/u.test(sentence)) throw new DeskError(400, WORDS.sentenceFaulty);
}

/** A sentence as it can stand in the history: without line ends and other control characters. */
export function oneLine(sentence: string): string {
  return sentence.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/**
 * Tags a commit as published. The name is the time, so that names are in chronological order; if
 * the clock was set back, the last one is counted on.
 */
export async function tagPublication(
  store: Store,
  commit: string,
  author: Author,
  sentence: string,
  now = Date.now(),
): Promise<string> {
  const [last] = await listPublications(store);
  const moment = `published/${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}`;
  const [, day = '', count] = /^(\D+[\dT-]{17})(?:-(\d+))?/.exec(last?.tag ?? '') ?? [];
  const tag = moment > day ? moment : `${day}-${Number(count ?? 0) + 1}`;
  await store.git.waitForLocks();
  await store.git.run(
    ['tag', '-a', '--cleanup=verbatim', '-m', oneLine(sentence), tag, commit],
    author,
  );
  return tag;
}

/**
 * Reads entries as they were published last; `undefined` where they were not, and for texts in
 * Markdown.
 */
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
