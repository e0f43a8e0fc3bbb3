import { join } from 'node:path';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Git } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { type Changes, readJson } from '#desk/server/files/safe-files.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import {
  changedFiles,
  commitContent,
  isAncestor,
  mergeContent,
  withFiles,
} from './content-trees.ts';
import { listPublications, type Publication } from './publications.ts';

/** Of a commit that takes back what a publication brought, or brings back what an undo took. */
const SUBJECT = /^(?:Undo|Redo) publication: /;

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

/** The same commit with documents that were printed in a copy of its content. */
export async function withPrinted(
  { git }: Store,
  commit: string,
  folder: string,
  person: Person,
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
  const message = (await git.run(['log', '-1', '--format=%s', commit])).trim();
  return commitContent(git, person, { after: `${commit}^`, tree, message });
}

/** Files of the content of a commit that are made from others. */
async function printedFiles(git: Git, commit: string): Promise<string[]> {
  return printedIn(JSON.parse(String((await git.file(git.at(commit, MEASURES_FILE))) ?? '{}')));
}

/** Files of the content that are printed from texts and figures, by the list of measures, and that list. */
export function printedIn(measures: unknown): string[] {
  const printed = Object.entries(measures ?? {}).filter(
    ([, measure]) => isGroup(measure) && measure.printedFrom !== undefined,
  );
  return [MEASURES_FILE, ...printed.map(([name]) => `documents/files/${name}`)];
}

async function blobsOf(
  git: Git,
  commit: string,
  files: readonly string[],
): Promise<Map<string, string | undefined>> {
  const blobOf = (file: string) =>
    git.run(['rev-parse', '--verify', git.at(commit, file)]).then(
      (text) => text.trim(),
      () => undefined,
    );
  return new Map(await Promise.all(files.map(async (file) => [file, await blobOf(file)] as const)));
}

/**
 * Takes a published undo out of what waits for publication, too. Where this would touch the same places as a change that waits, or lead to a
 * mistake, the content remains as it was saved, and the next publication shows the difference. Call it inside {@link Store.alone}.
 * @returns whether the content remains as it was saved
 */
export async function takeOutOfWaiting(store: Store): Promise<boolean> {
  const { git } = store;
  const [undo] = await listPublications(store);
  if (!undo || (await isAncestor(git, undo.commit, 'HEAD'))) return false;
  const [subject = '', name = '', email = ''] = (
    await git.run(['log', '-1', '--format=%s%x1f%an%x1f%ae', undo.commit])
  )
    .trim()
    .split('\x1f');
  const author = { name, email };
  if (!SUBJECT.test(subject) || !(await isAncestor(git, `${undo.commit}^`, 'HEAD'))) return false;
  await git.makeReady([]);
  const before = await git.head();
  const changes = await changesOfUndo(store, undo.commit, author);
  if (changes && changes.size > 0) await store.commit(changes, author, subject);
  // One commit of both histories: what was published is no longer listed as waiting.
  const now = await git.head();
  const both = await git.run(
    ['commit-tree', '-p', before, '-p', undo.commit, '-m', subject, `${now}^{tree}`],
    author,
  );
  await git.run(['update-ref', '-m', subject, 'HEAD', both.trim(), now]);
  return changes === undefined;
}

async function changesOfUndo(
  store: Store,
  undo: string,
  author: { name: string; email: string },
): Promise<Changes | undefined> {
  const { git, content } = store;
  const merged = await mergeContent(git, author, { base: `${undo}^`, ours: 'HEAD', theirs: undo });
  if (merged.files.length > 0) return undefined;
  const files = await changedFiles(git, git.at('HEAD'), merged.tree);
  // What somebody has changed outside the desk and not committed is not overwritten.
  const outside =
    files.length > 0
      ? await git.run(['status', '--porcelain', '--', ...files.map((file) => git.pathOf(file))])
      : '';
  if (outside) return undefined;
  const read = async (file: string) =>
    /\.(?:yaml|md|json)$/.test(file)
      ? (await git.file(`${merged.tree}:${file}`))?.toString()
      : git.file(`${merged.tree}:${file}`);
  const changes = new Map(
    await Promise.all(files.map(async (file) => [file, await read(file)] as const)),
  );
  return checkChanges(content, asTexts(changes)).problems.length > 0 ? undefined : changes;
}
