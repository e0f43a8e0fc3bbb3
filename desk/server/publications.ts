import type { Author } from './git.ts';
import type { Person } from './settings.ts';
import type { Store } from './store.ts';
import { DeskError, WORDS } from './words.ts';

/** A state of the content that has been published. */
export type Publication = { tag: string; commit: string; by: string; at: string; sentence: string };

const TAGS = 'refs/tags/published/';
const FORMAT = '%(refname:strip=2)%1f%(*objectname)%1f%(taggername)%1f%(taggerdate:iso-strict)%1f%(contents:subject)';

/** All publications, newest first: tags of the history with a sentence each. */
export async function listPublications({ git }: Store): Promise<Publication[]> {
  const text = await git.run(['for-each-ref', '--sort=-refname', `--format=${FORMAT}`, TAGS]);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tag = '', commit = '', by = '', at = '', sentence = ''] = line.split('\x1f');
      return { tag, commit, by, at, sentence };
    });
}

/** Tags a commit as published. The name is the time, so that names are in chronological order; if the clock was set back, it is the next free one. */
export async function tagPublication(store: Store, commit: string, author: Author, sentence: string, now = Date.now()): Promise<string> {
  const [last] = await listPublications(store);
  const moment = `published/${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}`;
  const tag = last && moment <= last.tag ? `${last.tag}-1` : moment;
  await store.git.run(['tag', '-a', '-m', sentence, tag, commit], author);
  return tag;
}

/**
 * Takes back what one publication brought and commits the result; later changes stay.
 * @returns the sentence of the publication
 * @throws DeskError when a later change is in the way
 */
export async function revertPublication(store: Store, tag: string, person: Person): Promise<string> {
  const { git } = store;
  const all = await listPublications(store);
  const place = all.findIndex((publication) => publication.tag === tag);
  const [wanted, before] = [all[place], all[place + 1]];
  if (!wanted || !before) throw new DeskError(404, WORDS.notFound);
  // The state before as a child of the publication: merging it takes back the difference between the two.
  const inverse = (await git.run(['commit-tree', '-p', wanted.commit, '-m', 'Inverse', `${before.commit}^{tree}`], person)).trim();
  const merged = await git.run(['merge-tree', '--write-tree', '--name-only', 'HEAD', inverse]).catch((error: unknown) => {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const files = output.split('\n\n')[0]?.split('\n').slice(1).join(', ');
    throw files ? new DeskError(409, WORDS.cannotUndo(files)) : error;
  });
  const tree = merged.trim();
  const paths = (await git.run(['diff', '--name-only', '-z', 'HEAD', tree, '--', 'content'])).split('\0').filter(Boolean);
  const files = await Promise.all(paths.map(async (path) => [path.replace('content/', ''), await git.file(tree, path)] as const));
  if (files.length > 0) await store.commit(new Map(files), person, `Undo publication: ${wanted.sentence}`.slice(0, 100));
  return wanted.sentence;
}
