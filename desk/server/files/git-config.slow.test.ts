import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { changedFiles, mergeContent } from '#desk/server/entries/content-trees.ts';
import { Git } from '#desk/server/entries/git.ts';
import { newFolder } from '#tests/support/new-folder.ts';

const AUTHOR = { name: 'Anu Clerk', email: 'anu@college.example' };
/** A PDF file without a null byte, of which some programs think that it is a text. */
const PDF = '%PDF-1.4\r\n% ദ\r\nxref\r\n';
const YAML = 'title: ഫീസ്\nnote: two\n';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Files that settings of a person name. */
const OTHERS = {
  'others/ignore': '*.pdf\n*.log\n',
  'others/attributes':
    '*.pdf filter=none export-ignore\n*.yaml text eol=crlf ident\n*.log export-ignore\n',
  'others/hooks/pre-commit': '#!/bin/sh\nexit 1\n',
  'others/hooks/reference-transaction': '#!/bin/sh\nexit 1\n',
};

/** A small repository of content, with the settings of its person. */
async function repository(settings: readonly string[] = []): Promise<Git> {
  const root = newFolder({ 'content/faq.yaml': 'title: first\nnote: one\n', ...OTHERS });
  for (const hook of ['pre-commit', 'reference-transaction'])
    chmodSync(join(root, 'others/hooks', hook), 0o755);
  execFileSync('git', ['-C', root, 'init', '--quiet']);
  execFileSync('git', ['-C', root, 'add', 'content']);
  const person = ['-c', 'user.name=Web', '-c', 'user.email=web@college.example'];
  execFileSync('git', ['-C', root, ...person, 'commit', '--quiet', '--no-gpg-sign', '-m', 'Begin']);
  for (const setting of settings) {
    const [key = '', value = ''] = setting.split(/=(.*)/s);
    execFileSync('git', ['-C', root, 'config', key, value.replaceAll('ROOT', root)]);
  }
  return new Git(join(root, 'content'));
}

/** What the desk does with git, and what it then reads. */
async function work(git: Git) {
  const write = (file: string, text: string) =>
    writeFileSync(join(git.root, 'content', file), text);
  write('faq.yaml', YAML);
  write('ഫീസ്.pdf', PDF);
  write('notes.log', 'Words  \n');
  const status = await git.run(['status', '--porcelain', '--', 'content']);
  await git.commit(
    ['content/faq.yaml', 'content/ഫീസ്.pdf', 'content/notes.log'],
    AUTHOR,
    '#5 ഫീസ്\n\n# not a remark\n\nEntry: fees/bus',
  );
  await git.run(
    ['tag', '-a', '--cleanup=verbatim', '-m', 'Sentence', 'published/1', 'HEAD'],
    AUTHOR,
  );
  const [first = '', second = ''] = (await git.run(['rev-list', 'HEAD']))
    .split('\n')
    .reverse()
    .slice(1);
  const merged = await mergeContent(git, AUTHOR, { base: first, ours: first, theirs: second });
  const unpacked = newFolder();
  await git.unpack('HEAD', unpacked);
  const raw = (await git.run(['log', '-1', '--format=%B%an%ae%cn%ce'])).trim();
  return {
    status: status.split('\n').filter(Boolean).sort(),
    log: (await git.log([])).map(({ entry, author, files }) => [entry, author, files]),
    raw,
    bytes: String(await git.file(git.at('HEAD', 'ഫീസ്.pdf'))),
    texts: await git.texts([git.at('HEAD', 'faq.yaml')]),
    published: ['faq.yaml', 'ഫീസ്.pdf', 'notes.log'].map((file) =>
      readFileSync(join(unpacked, 'content', file), 'utf8'),
    ),
    changed: await changedFiles(git, git.at(first), merged.tree),
    differs: [await git.differs(first, second), await git.differs(second, second)],
    left: await git.run(['status', '--porcelain', '--', 'content']),
  };
}

const DONE = {
  status: [' M content/faq.yaml', '?? content/notes.log', '?? content/ഫീസ്.pdf'],
  log: [
    ['fees/bus', 'Anu Clerk', ['content/faq.yaml', 'content/notes.log', 'content/ഫീസ്.pdf']],
    ['', 'Web', ['content/faq.yaml']],
  ],
  raw: '#5 ഫീസ്\n\n# not a remark\n\nEntry: fees/bus\nAnu Clerkanu@college.exampleAnu Clerkanu@college.example',
  bytes: PDF,
  texts: [YAML],
  published: [YAML, PDF, 'Words  \n'],
  changed: ['faq.yaml', 'notes.log', 'ഫീസ്.pdf'],
  differs: [true, false],
  left: '',
};

it('what the desk saves, lists and publishes is what it wrote', async () => {
  expect(await work(await repository())).toEqual(DONE);
});

it.each([
  ['files left out everywhere', 'core.excludesFile=ROOT/others/ignore'],
  ['line ends of Windows', 'core.autocrlf=true'],
  ['line ends turned on saving', 'core.autocrlf=input'],
  ['line ends that must not change', 'core.autocrlf=true', 'core.safecrlf=true'],
  [
    'attributes of own files',
    'core.attributesFile=ROOT/others/attributes',
    'filter.none.clean=cat',
    'filter.none.required=true',
    'filter.none.smudge=false',
  ],
  [
    'signatures',
    'commit.gpgSign=true',
    'tag.gpgSign=true',
    'tag.forceSignAnnotated=true',
    'gpg.program=false',
    'log.showSignature=true',
  ],
  ['hooks', 'core.hooksPath=ROOT/others/hooks'],
  ['a watcher', 'core.fsmonitor=ROOT/others/hooks/pre-commit'],
  [
    'a template and remarks of commits',
    'commit.template=ROOT/others/ignore',
    'commit.cleanup=strip',
    'commit.verbose=true',
    'commit.status=false',
    'core.commentChar=E',
  ],
  ['colours', 'color.ui=always', 'color.diff=always', 'color.status=always', 'color.branch=always'],
  ['other signs behind the names of trailers', 'trailer.separators=#'],
  ['names written in octal signs', 'core.quotePath=true'],
  [
    'new files not shown',
    'status.showUntrackedFiles=no',
    'status.branch=true',
    'status.short=true',
    'status.relativePaths=false',
  ],
  [
    'another program for differences',
    'diff.external=false',
    'diff.renames=copies',
    'diff.noprefix=true',
    'diff.relative=true',
    'diff.mnemonicPrefix=true',
  ],
  [
    'another form of the history',
    'log.follow=true',
    'log.showRoot=false',
    'log.decorate=full',
    'log.date=relative',
    'log.abbrevCommit=true',
    'format.pretty=oneline',
    'core.abbrev=4',
  ],
  [
    'another encoding of messages',
    'i18n.commitEncoding=ISO-8859-1',
    'i18n.logOutputEncoding=ISO-8859-1',
  ],
  [
    'names of other people',
    'user.name=Somebody',
    'author.name=Somebody',
    'author.email=s@x.example',
    'committer.name=Somebody',
    'committer.email=s@x.example',
  ],
  ['no name at all', 'user.useConfigOnly=true'],
  [
    'rebasing',
    'pull.rebase=true',
    'merge.ff=only',
    'merge.renames=false',
    'merge.conflictStyle=diff3',
    'rerere.enabled=true',
    'rebase.autoStash=true',
  ],
  [
    'a pager and an editor',
    'core.pager=false',
    'pager.log=true',
    'core.editor=false',
    'sequence.editor=false',
  ],
])('a person may have for own work: %s', async (_, ...settings) => {
  const git = await repository(settings);
  expect(await work(git)).toEqual(DONE);
});

it('hooks that the settings of a person name are turned off by their names (git 2.54)', async () => {
  const git = await repository([
    'hook.linter.event=pre-commit',
    'hook.linter.command=false',
    'hook.our guard.v2.event=reference-transaction',
    'hook.our guard.v2.command=false',
  ]);
  for (const name of ['linter', 'our guard.v2'])
    expect(await git.run(['config', '--get', `hook.${name}.enabled`])).toBe('false\n');
  expect(await work(git)).toEqual(DONE);
});

it('files that a list of the repository leaves out are saved all the same', async () => {
  const git = await repository();
  writeFileSync(join(git.root, '.git/info/exclude'), '*.pdf\n');
  writeFileSync(join(git.root, '.gitignore'), '*.log\n');
  expect(await work(git)).toEqual({ ...DONE, status: [' M content/faq.yaml'] });
});

it.each(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_AUTHOR_NAME', 'GIT_LITERAL_PATHSPECS'])(
  'a variable %s, as a hook sets it, does not lead elsewhere',
  async (name) => {
    const { root } = await repository();
    vi.stubEnv(name, join(root, 'nowhere'));
    const done = await work(new Git(join(root, 'content')));
    vi.unstubAllEnvs();
    expect(done).toEqual(DONE);
  },
);

/** A git that answers otherwise when it is asked for its version, before the real one. */
function gitThatAnswers(answer: string): void {
  const folder = newFolder({
    git: `#!/bin/sh\n[ "$1" = --version ] && { ${answer}; }\nPATH="\${PATH#*:}" exec git "$@"\n`,
  });
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
}

function gitOfVersion(version: string): void {
  gitThatAnswers(`echo "git version ${version}"; exit 0`);
}

it('a git that only offers to be installed, as on a new Mac, is not installed', async () => {
  const { root } = await repository();
  gitThatAnswers('echo "xcode-select: note: No developer tools were found." >&2; exit 1');
  expect(() => new Git(join(root, 'content'))).toThrow(
    'which is not installed here: https://git-scm.com/downloads (Debian: apt install git). git says: xcode-select: note: No developer tools were found.',
  );
});

it.each(['2.34.1', '2.37.7', '1.9.5.msysgit.0'])(
  'git %s is refused at the start, with the version that is needed',
  async (version) => {
    const { root } = await repository();
    gitOfVersion(version);
    expect(() => new Git(join(root, 'content'))).toThrow(
      `The desk needs git 2.38 or later; this machine has git version ${version}.`,
    );
  },
);

it.each(['2.38.0', '2.39.5 (Apple Git-154)', '2.47.1.windows.2', '3.0.0'])(
  'git %s is new enough',
  async (version) => {
    const { root } = await repository();
    gitOfVersion(version);
    expect(new Git(join(root, 'content')).root).toBe(root);
  },
);

it('a failure of git is no conflict between people', async () => {
  const git = await repository();
  await expect(
    mergeContent(git, AUTHOR, { base: 'HEAD', ours: 'HEAD', theirs: 'nothing' }),
  ).rejects.toThrow('nothing');
  expect(existsSync(git.root)).toBe(true);
});
