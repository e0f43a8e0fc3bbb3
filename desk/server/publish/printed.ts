import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { findUnwritten } from '#app/content/reading/unwritten.server.ts';
import { commitContent, withFiles } from '#desk/server/entries/content-trees.ts';
import type { Author } from '#desk/server/entries/git.ts';
import { printedIn } from '#desk/server/entries/printed-paths.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { readJson } from '#desk/server/files/safe-files.ts';
import { toMistakes } from '#desk/server/forms/check.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import type { Builds } from './builds.ts';
import { FaultyContent } from './progress.ts';
import { publicationMessage } from './publication-message.ts';

const run = promisify(execFile);

/** A file takes a tenth of a second; what takes so long hangs. */
const PRINTING_MS = 10 * 60_000;

/** Prints documents of a content folder that are older than their text or figures. */
async function printDocuments(content: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content };
  await run(process.execPath, ['tools/pdf/print-documents.ts'], {
    env,
    maxBuffer: 16 * 1024 * 1024,
    timeout: PRINTING_MS,
  });
}

/** Message of a commit with documents that were printed for a publication. */
export const PRINTED = publicationMessage('Print documents again', 'printed');

/**
 * The same commit with documents that were printed in a copy of its content.
 * @param isSaved the commit is one of the saved history: it stays as it is, and the printed
 *   documents are in one after it
 */
async function withPrinted(
  { git }: Store,
  commit: string,
  folder: string,
  person: Author,
  isSaved = false,
): Promise<string> {
  const measures = readJson(join(folder, MEASURES_FILE));
  const files = printedIn(measures).map((file) => [file, join(folder, file)] as const);
  const blobs = await Promise.all(
    files.map(
      async ([file, path]) =>
        [file, (await git.run(['hash-object', '-w', '--no-filters', path])).trim()] as const,
    ),
  );
  const tree = await withFiles(git, git.at(commit), new Map(blobs));
  if (isSaved) return commitContent(git, person, { after: commit, tree, message: PRINTED });
  const message = (await git.run(['log', '-1', '--format=%B', commit])).trim();
  return commitContent(git, person, { after: `${commit}^`, tree, message });
}

export type Checked = {
  commit: string;
  person: Author;
  /** See {@link withPrinted}. */
  isSaved: boolean;
};

/**
 * A commit after all checks that can prevent a publication; documents that are older than their
 * text are printed and come with it.
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
