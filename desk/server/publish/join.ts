import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { readMeasures, withMeasures } from '#desk/files/measures.ts';
import type { Person } from '#desk/server/access/settings.ts';
import {
  blobsOf,
  changedFiles,
  commitContent,
  filesOfTree,
  isAncestor,
  mergeContent,
} from '#desk/server/entries/content-trees.ts';
import type { Author } from '#desk/server/entries/git.ts';
import { printedPaths } from '#desk/server/entries/printed-paths.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { PRINTED } from './printed.ts';
import { publicationKind, publicationMessage } from './publication-message.ts';
import { listPublications, type Publication } from './publications.ts';

/**
 * Makes a publication of chosen entries, or an undo, part of the saved history, whose content stays
 * as it is but for two things: what an undo took back is taken out of what waits, and documents
 * that were printed for the publication need not be printed again. Where an undo would touch the
 * same places as a change that waits, or lead to a mistake, nothing is taken out, and the next
 * publication shows the difference. Call it inside {@link Store.alone}.
 * @returns whether what was undone remains as it was saved
 */
export async function joinPublication(store: Store): Promise<boolean> {
  const { git } = store;
  const [last] = await listPublications(store);
  if (!last || (await isAncestor(git, last.commit, 'HEAD'))) return false;
  const made = await publicationKind(git, last.commit);
  if (!made || !(await isAncestor(git, `${last.commit}^`, 'HEAD'))) return false;
  const isUndo = made === 'undo' || made === 'redo';
  const [subject = '', name = '', email = ''] = (
    await git.run(['log', '-1', '--format=%s%x1f%an%x1f%ae', last.commit])
  )
    .trim()
    .split('\x1f');
  const author = { name, email };
  await git.makeReady([]);
  const changes = await (isUndo
    ? changesOfUndo(store, last.commit, author)
    : printedBack(store, last.commit));
  if (changes && changes.size > 0)
    await store.commit(changes, author, isUndo ? publicationMessage(subject, made) : PRINTED);
  const now = await git.head();
  const both = await git.run(
    ['commit-tree', '-p', now, '-p', last.commit, '-m', subject, `${now}^{tree}`],
    author,
  );
  await git.run(['update-ref', '-m', subject, 'HEAD', both.trim(), now]);
  return changes === undefined;
}

/**
 * The documents that were printed for a publication, where the saved ones are still those of
 * before.
 */
async function printedBack({ git, content }: Store, commit: string): Promise<Changes> {
  const files = (await printedPaths(git, commit)).filter((file) => file !== MEASURES_FILE);
  const [before, now, saved] = await Promise.all(
    [`${commit}^`, commit, 'HEAD'].map((each) => blobsOf(git, each, files)),
  );
  const back = files.filter(
    (file) => now?.get(file) !== before?.get(file) && saved?.get(file) === before?.get(file),
  );
  if (back.length === 0) return new Map();
  const printed = readMeasures(await git.file(git.at(commit, MEASURES_FILE)));
  const changes = new Map<string, string | Uint8Array | undefined>(
    withMeasures(content.read(MEASURES_FILE), back, printed),
  );
  for (const file of back) changes.set(file, await git.file(git.at(commit, file)));
  return changes;
}

async function changesOfUndo(
  store: Store,
  undo: string,
  author: Author,
): Promise<Changes | undefined> {
  const { git, content } = store;
  const merged = await mergeContent(git, author, { base: `${undo}^`, ours: 'HEAD', theirs: undo });
  if (merged.files.length > 0) return undefined;
  const files = await changedFiles(git, git.at('HEAD'), merged.tree);
  // What somebody has changed outside the desk and not committed is not overwritten.
  if (await git.isChangedOutside(files)) return undefined;
  const changes = await filesOfTree(git, merged.tree, files);
  return checkChanges(content, asTexts(changes)).problems.length > 0 ? undefined : changes;
}

/** The publication before another one. */
export async function publicationBefore(
  store: Store,
  { tag }: Publication,
): Promise<Publication | undefined> {
  const all = await listPublications(store);
  return all[all.findIndex((publication) => publication.tag === tag) + 1];
}

/**
 * The content that was published before the newest publication, as a commit after it: nothing that
 * is only saved is in it.
 * @param published the publication that visitors see
 * @param tag that which the person means
 * @throws DeskError when it is another one, or the first
 */
export async function withoutNewest(
  store: Store,
  published: Publication | undefined,
  tag: string,
  person: Person,
) {
  const before = published && (await publicationBefore(store, published));
  if (!published || !before) throw new DeskError(404, WORDS.notFound);
  if (published.tag !== tag) throw new DeskError(409, WORDS.onlyNewest);
  const { git } = store;
  const undone = await publicationKind(git, published.commit);
  // An undo of an undo brings back what it took.
  const made = undone === 'undo' ? 'redo' : 'undo';
  const verb = { undo: 'Undo', redo: 'Redo' }[made];
  const isUndo = undone === 'undo' || undone === 'redo';
  const what = isUndo ? published.sentence.replace(/^\w+: /, '') : published.sentence;
  const commit = await commitContent(git, person, {
    after: published.commit,
    tree: (await git.run(['rev-parse', git.at(before.commit)])).trim(),
    message: publicationMessage(`${verb} publication: ${what}`.slice(0, 100), made),
  });
  const sentence = `${verb}: ${what}`.slice(0, 200);
  return { commit, before: before.commit, newest: published.commit, sentence };
}
