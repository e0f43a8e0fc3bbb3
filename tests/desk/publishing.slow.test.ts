import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { listPublications } from '#desk/server/publish/publications.ts';
import { openDesk } from '#desk/server/routes/desk-server.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';
import { type DeskCopy, deskOverCopy, person } from './desk-copy.ts';

const PERSON = person('web', { name: 'Web team', publish: true });
const FILES = 50;
const HOUR_MS = 3_600_000;

let desk: DeskCopy;
beforeEach(async () => {
  desk = await deskOverCopy();
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.dispose();
});

/** A small site in the place of a build, with its own words in each file. */
function buildStandIn(words: string, now = Date.now()): void {
  const client = join(desk.root, '.desk/publishing/build/client');
  mkdirSync(client, { recursive: true });
  mkdirSync(join(client, '../hosting'), { recursive: true });
  for (let number = 0; number < FILES; number++)
    writeFileSync(join(client, `page-${number}.html`), words);
  writeFileSync(join(client, 'health.txt'), `built ${new Date(now).toISOString()}\n`);
}

const live = () => join(desk.root, '.desk/site/current/client');
const wordsOf = (folder: string) => [
  ...new Set(
    namesLike('page-*.html', folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  ),
];

/** A process that publishes a build, and is killed at the step of the given number. */
const PUBLISHER = `
import { dieBefore } from '#tests/support/die-at-step.ts';
import { openDesk } from '#desk/server/routes/desk-server.ts';
const [, root, number] = process.argv;
const { store, publisher } = await openDesk(root, undefined);
const commit = await store.git.head();
dieBefore(Number(number));
await store.alone(() => publisher.release(commit, { name: 'Anu', email: 'anu@college.example' }, 'Number ' + number));`;

describe('a desk that is killed while it publishes', () => {
  it('leaves a whole site, and each release in the history, at each step', async () => {
    buildStandIn('Number start');
    const { store, publisher } = await openDesk(desk.root, undefined);
    await store.alone(async () =>
      publisher.release(await store.git.head(), PERSON, 'Number start'),
    );
    let step = 0;
    for (let died = true; died; step++) {
      buildStandIn(`Number ${step}`);
      const words = [
        '--input-type=module-typescript',
        '--eval',
        PUBLISHER,
        desk.root,
        String(step),
      ];
      const { signal, stderr } = runNode(words);
      died = signal === 'SIGKILL';
      if (!died) expect(stderr).toBe('');
      await openDesk(desk.root, undefined);
      expect(namesLike('page-*.html', live())).toHaveLength(FILES);
      const [last] = await listPublications(store);
      expect(wordsOf(live()), `after step ${step}`).toEqual([last?.sentence]);
      expect(existsSync(join(desk.root, '.desk/publication.json'))).toBe(false);
      expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
      if (!died) expect(last?.sentence).toBe(`Number ${step}`);
    }
    expect(step).toBeGreaterThan(8);
  }, 600_000);
});

it('a publication that begins is no longer shown as the end of the one before', async () => {
  buildStandIn('first');
  const { store, publisher } = await openDesk(desk.root, undefined);
  await store.alone(async () => publisher.release(await store.git.head(), PERSON, 'First'));
  publisher.progress.set(PERSON, { stage: 'published' });
  const undone = publisher.undo(PERSON, 'published/never');
  expect(publisher.progress.of(PERSON).stage).toBe('checking');
  await undone;
  expect(publisher.progress.of(PERSON)).toMatchObject({
    stage: 'failed',
    error: { en: 'There is no such entry.' },
  });
});

describe('what is due', () => {
  const NOON = Date.parse('2026-11-24T12:00:00+05:30');
  const publishAt = async (now: number) => {
    const { store, publisher } = await openDesk(desk.root, undefined);
    buildStandIn('first', now);
    await store.alone(async () => publisher.release(await store.git.head(), PERSON, 'First'));
    vi.spyOn(publisher, 'build').mockImplementation(() =>
      Promise.resolve(buildStandIn('second', now + HOUR_MS)),
    );
    return publisher;
  };

  it('is published when the moment of an entry has come, and not before', async () => {
    const file = 'news/bus-routes-revised.yaml';
    desk.write(file, `publishFrom: "2026-11-24T14:00:00+05:30"\n${desk.read(file)}`);
    desk.git('commit', '--quiet', '-am', 'Publish later');
    const publisher = await publishAt(NOON);
    expect(await publisher.publishDue(NOON + HOUR_MS)).toBe(false);
    expect(wordsOf(live())).toEqual(['first']);
    expect(await publisher.publishDue(NOON + 2 * HOUR_MS)).toBe(true);
    expect(wordsOf(live())).toEqual(['second']);
  });

  it('is the site as of each new day in India', async () => {
    const publisher = await publishAt(NOON);
    expect(await publisher.publishDue(NOON + 11 * HOUR_MS)).toBe(false);
    expect(await publisher.publishDue(NOON + 12 * HOUR_MS)).toBe(true);
    // At night there is time for the best compression.
    expect(publisher.build).toHaveBeenLastCalledWith(expect.any(String), false);
  });

  it('is nothing that has only been saved', async () => {
    const publisher = await publishAt(NOON);
    desk.write('fees.yaml', desk.read('fees.yaml').replace('mtech: 1575', 'mtech: 1600'));
    desk.git('commit', '--quiet', '-am', 'Saved only');
    const published = desk.git('rev-parse', 'HEAD~1');
    await publisher.publishDue(NOON + 12 * HOUR_MS);
    expect(publisher.build).toHaveBeenCalledWith(published, expect.anything());
  });

  it('is looked for by the program of the timer', () => {
    const { stdout, stderr } = runNode(['desk/publish-due.ts'], { env: { DESK_ROOT: desk.root } });
    expect([stdout, stderr]).toEqual(['Nothing is due.\n', '']);
  });
});

/**
 * Saves and publishes while the disk is full, while it can only be read, and afterwards; on a disk
 * of its own, which is removed with the process.
 */
const ON_A_SMALL_DISK = `
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesLike } from '#app/lib/names.server.ts';
import { openDesk } from '#desk/server/routes/desk-server.ts';
import { deskOverCopy } from '#tests/desk/desk-copy.ts';
const place = process.env.TMPDIR;
const desk = await deskOverCopy();
const { value } = (await desk.ask('entry?kind=fees&id=caution')).answer;
const save = async () => {
  const { status, answer } = await desk.ask('save', { kind: 'fees', id: 'caution', value: { ...value, amounts: { mtech: 1600 } }, base: value });
  return [status, answer.error?.en ?? '', desk.read('fees.yaml').includes('mtech: 1600'), desk.git('status', '--porcelain', '--', 'content')];
};
const { store, publisher } = await openDesk(desk.root, undefined);
for (const name of ['client', 'hosting']) mkdirSync(join(desk.root, '.desk/publishing/build', name), { recursive: true });
writeFileSync(join(desk.root, '.desk/publishing/build/client/page.html'), Buffer.alloc(200_000));
const commit = await store.git.head();
const publish = () => store.alone(() => publisher.release(commit, { name: 'Anu', email: 'anu@college.example' }, 'First')).then(() => 'published', ({ code, message }) => code || message);
try { for (;;) appendFileSync(join(place, 'filler'), Buffer.alloc(4096)); } catch {}
const full = [await save(), await publish()];
rmSync(join(place, 'filler'));
execFileSync('mount', ['-o', 'remount,ro', place]);
const locked = [await save(), await publish()];
execFileSync('mount', ['-o', 'remount,rw', place]);
console.log(JSON.stringify({ full, locked, after: [await save(), await publish()] }));
`;

const canMount =
  spawnSync('unshare', ['-r', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
it.skipIf(!canMount)(
  'a full disk and one that can only be read change nothing, are named, and are no harm later',
  () => {
    const place = newFolder();
    const script =
      'mount -t tmpfs -o size=40m tmpfs "$TMPDIR"; "$NODE" --input-type=module-typescript --eval "$SCRIPT"';
    // Git would record which files it has checked.
    const env = {
      ...process.env,
      TMPDIR: place,
      NODE: process.execPath,
      SCRIPT: ON_A_SMALL_DISK,
      GIT_OPTIONAL_LOCKS: '0',
    };
    const { stdout, stderr } = spawnSync('unshare', ['-r', '-m', 'sh', '-e', '-c', script], {
      encoding: 'utf8',
      env,
    });
    expect(JSON.parse(stdout || JSON.stringify(stderr))).toEqual({
      full: [[507, expect.stringContaining('disk of the server is full'), false, ''], 'ENOSPC'],
      locked: [
        [507, expect.stringContaining('can only be read'), false, ''],
        expect.stringMatching(/EROFS|Read-only file system/),
      ],
      after: [[200, '', true, ''], 'published'],
    });
  },
);
