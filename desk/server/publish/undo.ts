import type { Person } from '#desk/server/access/settings.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import { commitContent } from './content-trees.ts';
import { listPublications, type Publication } from './publications.ts';

/** First line of a commit that takes back what a publication brought, or brings back what an undo took. */
export const UNDONE = /^(?:Undo|Redo) publication: /;

/** What an undo is called in the history: that of an undo brings back what it took. */
function undoSentence(sentence: string): string {
  const [, verb, what = sentence] = /^(Undo|Redo): (.+)$/s.exec(sentence) ?? [];
  return `${verb === 'Undo' ? 'Redo' : 'Undo'}: ${what}`.slice(0, 200);
}

/**
 * The content that was published before the newest publication, as a commit after it: nothing that is only saved is in it.
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
  const all = await listPublications(store);
  const before = all[all.findIndex((publication) => publication.tag === published?.tag) + 1];
  if (!published || !before) throw new DeskError(404, WORDS.notFound);
  if (published.tag !== tag) throw new DeskError(409, WORDS.onlyNewest);
  const { git } = store;
  const sentence = undoSentence(published.sentence);
  const commit = await commitContent(git, person, {
    after: published.commit,
    tree: (await git.run(['rev-parse', git.at(before.commit)])).trim(),
    message: sentence.replace(':', ' publication:').slice(0, 100),
  });
  return { commit, before: before.commit, newest: published.commit, sentence };
}
