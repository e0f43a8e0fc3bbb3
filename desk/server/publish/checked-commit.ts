import { findUnwritten } from '#app/content/reading/unwritten.server.ts';
import type { Author } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { toMistakes } from '#desk/server/forms/check.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import type { Builds } from './builds.ts';
import { printDocuments, withPrinted } from './printed.ts';
import { FaultyContent } from './progress.ts';

type Checked = {
  commit: string;
  person: Author;
  /** See {@link withPrinted}. */
  isSaved: boolean;
};

/**
 * A commit after all checks that can prevent a publication; documents that are older than their text are printed and come with it.
 * @param onPrint called before something is printed
 * @throws FaultyContent
 */
export async function checkedCommit(
  store: Store,
  builds: Builds,
  { commit, person, isSaved }: Checked,
  onPrint: () => void,
): Promise<string> {
  const check = async (each: string) => {
    const folder = await builds.contentOf(each);
    const { problems, staleDocuments } = await findProblems(folder);
    const all = [...problems, ...findUnwritten(folder)];
    if (all.length > 0) throw new FaultyContent(toMistakes(store.content, all));
    return staleDocuments;
  };
  if ((await check(commit)).length === 0) return commit;
  onPrint();
  const folder = await builds.contentOf(commit);
  await printDocuments(folder);
  const printed = await withPrinted(store, commit, folder, person, isSaved);
  await check(printed);
  return printed;
}
