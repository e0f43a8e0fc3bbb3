import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { itOnLinux } from '#tests/support/on-linux.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { commitContent } from './content-trees.ts';
import { Git } from './git.ts';

afterEach(() => void vi.unstubAllEnvs());

const AUTHOR = { name: 'Anu Clerk', email: 'anu@college.example' };

/** A repository with a README above its content, and the content as the desk sees it. */
async function repository(place: string): Promise<Git> {
  const root = newFolder();
  execFileSync('git', ['-C', root, 'init', '--quiet']);
  mkdirSync(join(root, place), { recursive: true });
  writeFileSync(join(root, 'README.md'), 'Ours\n');
  writeFileSync(join(root, place, 'faq.yaml'), 'first\n');
  const git = new Git(join(root, place));
  await git.run(['add', '-A']);
  await git.run(['commit', '--quiet', '-m', 'Begin'], AUTHOR);
  return git;
}

describe.each(['content', 'sites/our-college/content', '.'])(
  'content at %s of a repository',
  (place) => {
    it('is saved and listed alone', async () => {
      const git = await repository(place);
      writeFileSync(join(git.root, place, 'faq.yaml'), 'second\n');
      await git.commit([git.pathOf('faq.yaml')], AUTHOR, 'Change\n\nEntry: faq/library');
      expect((await git.log([])).map(({ entry }) => entry)).toEqual(['faq/library', '']);
      expect(String(await git.file(git.at('HEAD~1', 'faq.yaml')))).toBe('first\n');
      expect(String(await git.file(git.at('HEAD', 'faq.yaml')))).toBe('second\n');
    });

    it('is taken back without what lies beside it', async () => {
      const git = await repository(place);
      const before = (await git.run(['rev-parse', git.at('HEAD')])).trim();
      writeFileSync(join(git.root, place, 'faq.yaml'), 'second\n');
      await git.commit([git.pathOf('faq.yaml')], AUTHOR, 'Change faq.yaml');
      const commit = await commitContent(git, AUTHOR, {
        after: 'HEAD',
        tree: before,
        message: 'Undo',
      });
      expect(String(await git.file(git.at(commit, 'faq.yaml')))).toBe('first\n');
      expect((await git.run(['ls-tree', '-r', '--name-only', commit])).trim().split('\n')).toEqual([
        'README.md',
        join(place, 'faq.yaml'),
      ]);
    });
  },
);

it('content without a repository is refused in a sentence', () => {
  const folder = newFolder();
  expect(() => new Git(folder)).toThrow(
    `${folder} is in no git repository, so the desk could keep no history.`,
  );
});

it('on a machine without git one sentence says so, and where to get it', () => {
  vi.stubEnv('PATH', newFolder());
  expect(() => new Git('.')).toThrow(
    'The desk keeps the history of the content in git, which is not installed here: https://git-scm.com/downloads (Debian: apt install git).',
  );
});

/**
 * A git that takes as many words as Windows does, whose commands have 32,767 characters at most.
 */
const GIT_OF_WINDOWS = `#!/bin/sh
words="$*"
[ \${#words} -lt 32767 ] || { echo "The command is too long." >&2; exit 206; }
PATH="\${PATH#*:}" exec git "$@"
`;

itOnLinux(
  'an import of a thousand files is saved, found changed and taken out again in commands that Windows takes',
  async () => {
    const git = await repository('content');
    const programs = newFolder({ git: GIT_OF_WINDOWS });
    chmodSync(join(programs, 'git'), 0o755);
    vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
    const names = Array.from(
      { length: 1000 },
      (_, place) => `people/teacher-of-the-college-${place}.yaml`,
    );
    const paths = names.map((name) => git.pathOf(name));
    const write = (text: string) => {
      for (const path of paths) writeFile(join(git.root, path), text);
    };
    write('name: Anu\n');
    expect(await git.makeReady(names)).toBe(true);
    await git.commit(paths, AUTHOR, 'Import people: 1000');
    expect(await git.makeReady(names)).toBe(false);
    expect((await git.log([])).map(({ files }) => files.length)).toEqual([1000, 1]);
    write('name: Binu\n');
    await git.run(['add', '-A']);
    await git.unstage(paths);
    expect(await git.run(['diff', '--cached', '--name-only'])).toBe('');
  },
);
