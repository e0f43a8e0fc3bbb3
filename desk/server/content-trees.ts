import type { Author, Git } from './git.ts';

/** The folder of a merge, or the files that both sides have changed differently. */
type Merged = { tree: string } | { files: string[] };

/** Brings two changes of the content together, without the code around it and without touching any file. */
export async function mergeContent(git: Git, author: Author, { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', string>): Promise<Merged> {
  const commit = async (of: string, parents: string[]) => (await git.run(['commit-tree', ...parents, '-m', 'Content', `${of}:content`], author)).trim();
  const from = ['-p', await commit(base, [])];
  const sides = [await commit(ours, from), await commit(theirs, from)];
  try {
    return { tree: (await git.run(['merge-tree', '--write-tree', '--name-only', ...sides])).trim() };
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const files = output.split('\n\n')[0]?.split('\n').slice(1) ?? [];
    if (files.length === 0) throw error;
    return { files };
  }
}

/** A commit after another one, with its code and other content; on no branch. */
export async function commitContent(git: Git, author: Author, { after, tree, message }: Record<'after' | 'tree' | 'message', string>): Promise<string> {
  const entries = (await git.run(['ls-tree', '-z', after])).split('\0').filter(Boolean);
  const others = entries.filter((entry) => !entry.endsWith('\tcontent'));
  const whole = await git.run(['mktree', '-z'], author, [...others, `040000 tree ${tree}\tcontent`].map((entry) => `${entry}\0`).join(''));
  return (await git.run(['commit-tree', '-p', after, '-m', message, whole.trim()], author)).trim();
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
  return (await git.run(['diff-tree', '-r', '--no-renames', '--name-only', '-z', from, to])).split('\0').filter(Boolean);
}
