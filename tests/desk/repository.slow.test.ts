import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Git } from '#desk/server/entries/git.ts';
import { createDesk, openDesk } from '#desk/server/routes/desk-server.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { type DeskCopy, deskOverCopy, settingsFor } from './desk-copy.ts';

const NOTICE = 'news/bus-routes-revised.yaml';

let desk: DeskCopy;
beforeEach(async () => {
  desk = await deskOverCopy();
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.dispose();
});

/** Saves another English title of the notice; returns the status, and what is said of a refusal. */
async function save(en: string): Promise<[number, string]> {
  const titled = ({ title }: { title: object }) => ({ title: { ...title, en } });
  const { status, answer } = await desk.change('news', 'bus-routes-revised', titled);
  return [status, answer.error?.en ?? ''];
}
const notes = async (ask = desk.ask) =>
  (await ask('changes')).answer.notes.map(({ en }: { en: string }) => en);
/** A site that visitors see. */
function release() {
  mkdirSync(join(desk.root, '.desk/site/release/client'), { recursive: true });
  symlinkSync('release', join(desk.root, '.desk/site/current'));
}
/** A git that keeps its branches in tables (reftable) has a file in the place of their folder. */
const hasBranchFiles = () => statSync(join(desk.root, '.git/refs/heads')).isDirectory();
const authors = (count: number) => desk.git('log', `-${count}`, '--format=%an: %s').split('\n');

describe('what is saved', () => {
  it('is refused while no branch is checked out, and the overview says so', async () => {
    const before = desk.git('rev-parse', 'HEAD');
    desk.git('checkout', '--quiet', '--detach');
    expect(await save('Lost')).toEqual([409, expect.stringContaining('No branch')]);
    expect(desk.git('rev-parse', 'HEAD')).toBe(before);
    expect(desk.read(NOTICE)).not.toContain('Lost');
    expect(await notes()).toEqual([expect.stringContaining('No branch')]);
  });

  it('keeps the line ends of Windows in a file that has them: one changed value is one changed line', async () => {
    desk.write(NOTICE, desk.read(NOTICE).replaceAll('\n', '\r\n'));
    desk.git('commit', '-qam', 'From Notepad');
    expect((await save('New times of buses'))[0]).toBe(200);
    expect(desk.git('show', '--stat', '--format=')).toContain(
      '1 file changed, 1 insertion(+), 1 deletion(-)',
    );
    expect(desk.read(NOTICE)).not.toMatch(/(?<!\r)\n/);
  });

  it('is compared with what was seen by digests of 64 digits too, as git 3 makes them', async () => {
    const seen = 'a'.repeat(64);
    const entries = ['news/bus-routes-revised'];
    expect((await desk.ask('prepare', { entries, seen: 'a'.repeat(63) })).status).toBe(400);
    expect((await desk.ask('prepare', { entries, seen })).status).toBeLessThan(300);
    await expect
      .poll(() => desk.get('publication'))
      .toMatchObject({ error: { en: expect.stringContaining('Look at the changes again') } });
  });

  it('leaves what was written by hand to the name of the machine', async () => {
    desk.git('config', 'user.name', 'College website');
    desk.write(NOTICE, desk.read(NOTICE).replace('kind: campus', 'kind: examination'));
    desk.write('fees.yaml', desk.read('fees.yaml').replace('mtech: 1575', 'mtech: 1600'));
    expect((await desk.value('news', 'bus-routes-revised')).kind).toBe('examination');
    expect((await save('New times of buses'))[0]).toBe(200);
    expect(authors(2)).toEqual([
      'Anu Clerk: Change news/bus-routes-revised: New times of buses',
      'College website: Change outside the desk',
    ]);
    expect(desk.git('show', 'HEAD', '--stat', '--format=')).toContain('1 insertion');
    expect((await desk.get('changes')).uncommitted).toEqual(['content/fees.yaml']);
  });
});

describe('locks of git', () => {
  const lock = (name: string) => join(desk.root, '.git', name);

  it('are removed when the command that made them was stopped long ago, or is of a day to come', async () => {
    const branch = `${desk.git('symbolic-ref', 'HEAD')}.lock`;
    const longAgo = Date.now() / 1000 - 601;
    for (const [name, time] of [
      ['HEAD.lock', longAgo],
      ['packed-refs.lock', longAgo],
      ...(hasBranchFiles() ? [[branch, longAgo] as const] : []),
      // Of a git that keeps its branches in one file, as git 3 does.
      ['reftable/tables.list.lock', longAgo],
      // From a clock that was ahead.
      ['index.lock', 2_082_758_400],
    ] as const) {
      mkdirSync(dirname(lock(name)), { recursive: true });
      writeFileSync(lock(name), '');
      utimesSync(lock(name), time, time);
    }
    expect(await save('After a power cut')).toEqual([200, '']);
    expect(existsSync(lock('reftable/tables.list.lock'))).toBe(false);
  });

  it('of a command at work are waited for, and named if it goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(lock('index.lock'), '');
    expect(await save('Too early')).toEqual([503, expect.stringContaining('index.lock')]);
    const saved = save('In time');
    rmSync(lock('index.lock'));
    expect(await saved).toEqual([200, '']);
  });
});

describe('a damaged repository', () => {
  it('has its index made anew', async () => {
    writeFileSync(join(desk.root, '.git/index'), 'power cut');
    expect(await save('With a new index')).toEqual([200, '']);
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('whose branch is empty is named, and nothing is changed', async ({ skip }) => {
    skip(!hasBranchFiles(), 'a power cut empties no branch in a table of branches');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    desk.git('commit', '--quiet', '--allow-empty', '-m', 'No longer packed');
    const branch = join(desk.root, '.git', desk.git('symbolic-ref', 'HEAD'));
    const [kept, text] = [readFileSync(branch), desk.read(NOTICE)];
    writeFileSync(branch, '');
    expect(await save('On nothing')).toEqual([507, expect.stringContaining('docs/desk-repair.md')]);
    expect(desk.read(NOTICE)).toBe(text);
    writeFileSync(branch, kept);
    expect((await save('On its branch'))[0]).toBe(200);
  });

  it('is not told to become another one', () => {
    writeFileSync(join(desk.root, '.git/HEAD'), '');
    expect(() => new Git(join(desk.root, 'content'))).toThrow('docs/desk-repair.md');
  });

  it.runIf(process.getuid?.() === 0)('of another user is refused with the reason of git', () => {
    // This machine may trust every folder.
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    for (const name of ['', '.git']) chownSync(join(desk.root, name), 65534, 0);
    expect(() => new Git(join(desk.root, 'content'))).toThrow('dubious ownership');
    vi.unstubAllEnvs();
  });
});

describe('the history of an entry', () => {
  const history = async (ask: DeskCopy['ask']) =>
    (await ask('entry-history?kind=news&id=bus-routes-revised')).answer;

  it('names after a merge who wrote what', async () => {
    const main = desk.git('symbolic-ref', '--short', 'HEAD');
    const change = (author: string, from: string, to: string, date: string) => {
      desk.write(NOTICE, desk.read(NOTICE).replace(from, to));
      const by = [`--author=${author} <a@b.example>`, `--date=${date}T10:00:00+05:30`];
      desk.git('commit', '--quiet', '-am', to, ...by);
    };
    desk.git('checkout', '--quiet', '-b', 'other');
    change('Binu', 'kind: campus', 'kind: examination', '2026-11-25');
    desk.git('checkout', '--quiet', main);
    change('Chitra', '/facilities/transport', '/contact', '2026-11-25');
    desk.git('merge', '--quiet', '--no-edit', 'other');
    const rows = (await history(desk.ask)) as { author: string; fields: { field: object }[] }[];
    const written = rows.map(({ author, fields }) => [author, fields.length]);
    expect(written.filter(([author]) => author !== 'Anu Clerk').sort()).toEqual([
      ['Binu', 1],
      ['Chitra', 1],
    ]);
  });

  it('names nobody where a copy of the history begins, and says that it is cut', async () => {
    await save('New times of buses');
    const root = newFolder();
    desk.git('clone', '--quiet', '--depth', '1', `file://${desk.root}`, root);
    const app = await createDesk({ root, port: 4174 });
    const ask = (async (address: string) => {
      const headers = { host: 'localhost:4174' };
      return { answer: (await app.inject({ url: `/api/${address}`, headers })).json() };
    }) as DeskCopy['ask'];
    expect(await history(ask)).toMatchObject([{ author: '', what: 'cut', fields: [] }]);
    expect(await notes(ask)).toEqual([expect.stringContaining('newest part of the history only')]);
  });
});

describe('a restored backup', () => {
  it('without publications is an error of the timer, said on the overview', async () => {
    const { publisher } = await openDesk(desk.root, undefined);
    expect([await publisher.publishDue(), await notes()]).toEqual([false, []]);
    release();
    await expect(publisher.publishDue()).rejects.toThrow('the history has no publication');
    expect(await notes()).toEqual([expect.stringContaining('the history has no publication')]);
  });

  it('that is older than the site is too, and nothing newer is taken from visitors', async () => {
    const first = desk.git('rev-parse', 'HEAD');
    desk.git('tag', '-a', '-m', 'First', 'published/2026-11-26T000000');
    desk.git('commit', '--quiet', '--allow-empty', '-m', 'Newer');
    release();
    const { publisher } = await openDesk(desk.root, undefined);
    publisher.record.remember(first);
    expect(await notes()).toEqual([]);
    publisher.record.remember(desk.git('rev-parse', 'HEAD'));
    desk.git('reset', '--quiet', '--hard', first);
    await expect(publisher.publishDue()).rejects.toThrow(
      'a newer publication than the history has',
    );
    expect(await notes()).toEqual([expect.stringContaining('an older backup was restored')]);
  });

  it('has the publications: on a server they are pushed with the branch, from a machine of one person not', async () => {
    const remote = newFolder();
    desk.git('init', '--quiet', '--bare', remote);
    desk.git('remote', 'add', 'origin', remote);
    const pushed = () => {
      desk.git('push', '--quiet', 'origin', 'HEAD');
      return desk.git('ls-remote', '--tags', '--refs', 'origin');
    };
    desk.git('tag', '-a', '-m', 'First', 'published/2026-11-26T000000');
    await openDesk(desk.root, undefined);
    expect(pushed()).toBe('');
    await openDesk(desk.root, settingsFor([]));
    expect(pushed()).toContain('refs/tags/published/2026-11-26T000000');
  });
});
