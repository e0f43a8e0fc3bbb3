import type { Person } from '#desk/server/access/settings.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import { blobsOf, commitContent, mergeContent, withFiles } from './content-trees.ts';
import { printedFiles } from './printed.ts';
import { listPublications, type Publication } from './publications.ts';

/** First line of a commit that takes back what a publication brought, or brings back what an undo took. */
export const UNDONE = /^(?:Undo|Redo) publication: /;

/** What an undo is called in the history: that of an undo brings back what it took. */
function undoSentence(sentence: string): string {
  const [, verb, what = sentence] = /^(Undo|Redo): (.+)$/s.exec(sentence) ?? [];
  return `${verb === 'Undo' ? 'Redo' : 'Undo'}: ${what}`.slice(0, 200);
}

/**
 * The published content without what one publication brought, as a commit after it: nothing that is only saved is in it.
 * @param published the publication that visitors see
 * @throws DeskError when a later publication is in the way
 */
export async function withoutPublication(
  store: Store,
  tag: string,
  published: Publication | undefined,
  person: Person,
) {
  const { git } = store;
  const all = await listPublications(store);
  const place = all.findIndex((publication) => publication.tag === tag);
  const [wanted, before] = [all[place], all[place + 1]];
  if (!wanted || !before || !published) throw new DeskError(404, WORDS.notFound);
  const merged = await mergeContent(git, person, {
    base: wanted.commit,
    ours: published.commit,
    theirs: before.commit,
  });
  const printed = await printedFiles(git, published.commit);
  const others = merged.files.filter((file) => !printed.includes(file));
  if (others.length > 0)
    throw new DeskError(409, WORDS.cannotUndo(others.map((file) => git.pathOf(file)).join(', ')));
  // What is printed from texts and figures is printed again, so it is in nobody's way.
  const tree = await withFiles(
    git,
    merged.tree,
    await blobsOf(git, published.commit, merged.files),
  );
  const sentence = undoSentence(wanted.sentence);
  const message = sentence.replace(':', ' publication:').slice(0, 100);
  const commit = await commitContent(git, person, { after: published.commit, tree, message });
  return { commit, wanted, before, sentence, mustPrint: merged.files.length > 0 };
}

/** The publications that an undo has taken back, or of undos, that were brought back, by their tags; the newest publication first. */
export function undone(publications: readonly Publication[]): Set<string> {
  const found = new Set<string>();
  const wanted: string[] = [];
  for (const { tag, sentence } of publications) {
    const place = wanted.indexOf(undoSentence(sentence));
    if (place !== -1) found.add(wanted.splice(place, 1) && tag);
    else wanted.push(sentence);
  }
  return found;
}
