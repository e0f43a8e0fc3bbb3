import type { Author, Git } from './git.ts';

/**
 * The folder of a merge, with the files that both sides have changed differently: these are not
 * usable in it.
 */
type Merged = { tree: string; files: string[] };

/**
 * Brings two changes of the content together, without the code around it and without touching any
 * file.
 */
export async function mergeContent(
  git: Git,
  author: Author,
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', string>,
): Promise<Merged> {
  const commit = async (of: string, parents: string[]) =>
    (await git.run(['commit-tree', ...parents, '-m', 'Content', git.at(of)], author)).trim();
  const from = ['-p', await commit(base, [])];
  const sides = [await commit(ours, from), await commit(theirs, from)];
  try {
    return {
      tree: (await git.run(['merge-tree', '--write-tree', '--name-only', ...sides])).trim(),
      files: [],
    };
  } catch (error) {
    // 1: there are conflicts. Any other failure is one of git.
    if ((error as { code?: unknown }).code !== 1) throw error;
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const [tree = '', ...files] = output.split('\n\n')[0]?.split('\n') ?? [];
    if (files.length === 0) throw error;
    return { tree, files };
  }
}

/**
 * A folder with other files, or folders, at some paths, none where `undefined`; empty texts stand
 * for folders without a file.
 */
export async function withFiles(
  git: Git,
  tree: string,
  blobs: ReadonlyMap<string, string | undefined>,
  type = '100644 blob',
): Promise<string> {
  const entries = new Map(
    (tree === '' ? '' : await git.run(['ls-tree', '-z', tree]))
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.split('\t')[1] ?? '', line]),
  );
  for (const [name, below] of Map.groupBy(blobs, ([path]) => path.split('/')[0] ?? '')) {
    const folder = entries.get(name)?.split(/[ \t]/)[2] ?? '';
    const [[path = '', blob] = []] = below;
    if (path !== name) {
      const inner = new Map(below.map(([file, each]) => [file.slice(name.length + 1), each]));
      const next = await withFiles(git, folder, inner, type);
      if (next === '') entries.delete(name);
      else entries.set(name, `040000 tree ${next}\t${name}`);
    } else if (blob === undefined) entries.delete(name);
    else entries.set(name, `${type} ${blob}\t${name}`);
  }
  if (entries.size === 0) return '';
  return (
    await git.run(
      ['mktree', '-z'],
      undefined,
      [...entries.values()].map((entry) => `${entry}\0`).join(''),
    )
  ).trim();
}

/** A commit after another one, with its code and other content; on no branch. */
export async function commitContent(
  git: Git,
  author: Author,
  { after, tree, message }: Record<'after' | 'tree' | 'message', string>,
): Promise<string> {
  const content = new Map([[git.prefix.slice(0, -1), tree]]);
  const whole = git.prefix ? await withFiles(git, `${after}:`, content, '040000 tree') : tree;
  return (await git.run(['commit-tree', '-p', after, '-m', message, whole], author)).trim();
}

/** Whether a commit is part of the history of another. */
export function isAncestor(git: Git, commit: string, of: string): Promise<boolean> {
  return git.run(['merge-base', '--is-ancestor', commit, of]).then(
    () => true,
    () => false,
  );
}

/** Paths below content/ that differ between two commits or trees. */
export async function changedFiles(git: Git, from: string, to: string): Promise<string[]> {
  return (await git.run(['diff-tree', '-r', '--no-renames', '--name-only', '-z', from, to]))
    .split('\0')
    .filter(Boolean);
}

/**
 * Files of a tree of the content as a change has them: texts, and bytes of others; `undefined` for
 * one that is not there.
 */
export async function filesOfTree(
  git: Git,
  tree: string,
  files: readonly string[],
): Promise<Map<string, string | Buffer | undefined>> {
  const read = async (file: string) => {
    const bytes = (await git.file(`${tree}:${file}`)) ?? undefined;
    return /\.(?:yaml|md|json)$/.test(file) ? bytes?.toString() : bytes;
  };
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
}

/**
 * The contents of files below content/ in a commit, by their names in git; `undefined` for one that
 * is not there.
 */
export async function blobsOf(
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
