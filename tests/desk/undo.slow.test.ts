import fs, { readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPublications } from '#desk/server/publish/publications.ts';
import { openDesk } from '#desk/server/routes/desk-server.ts';
import { buildOnePage, type DeskCopy, deskOverCopy, person } from './desk-copy.ts';

const PERSON = person('web', { name: 'Web team', publish: true });

let desk: DeskCopy;
let opened: Awaited<ReturnType<typeof openDesk>>;
beforeEach(async () => {
  desk = await deskOverCopy();
  await open();
  await publish('First');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  desk.dispose();
});

/** Starts the desk; its builds are one page, since they are tested elsewhere. */
async function open() {
  opened = await openDesk(desk.root, undefined);
  vi.spyOn(opened.publisher, 'build').mockImplementation(() =>
    Promise.resolve(buildOnePage(desk.root)),
  );
}

const save = (file: string, from: string, to: string) => {
  const { store } = opened;
  return store.alone(() =>
    store.commit(new Map([[file, desk.read(file).replace(from, to)]]), PERSON, `Change ${file}`),
  );
};

async function publish(sentence: string): Promise<string> {
  const { store, publisher } = opened;
  buildOnePage(desk.root);
  await store.alone(async () => publisher.release(await store.git.head(), PERSON, sentence));
  const [last] = await listPublications(store);
  return last?.tag ?? '';
}

/** Publishes another caution deposit. */
async function publishFee() {
  await save('fees.yaml', 'mtech: 1575', 'mtech: 1600');
  return publish('New caution deposit');
}

const published = async (file: string) =>
  desk.git('show', `${(await listPublications(opened.store))[0]?.commit}:content/${file}`);
const waiting = async () =>
  (await desk.get('changes')).waiting.map(({ key }: { key: string }) => key);
const sentences = async () =>
  (await listPublications(opened.store)).map(({ sentence }) => sentence);

describe('undo', () => {
  it('is possible on a disk without links, where the live release is a copy in the same place', async () => {
    vi.spyOn(fs, 'symlinkSync').mockImplementation(() => {
      throw new Error('ENOTSUP: operation not supported');
    });
    syncBuiltinESMExports();
    const tag = await publishFee();
    expect(await sentences()).toEqual(['New caution deposit', 'First']);
    await opened.publisher.undo(PERSON, tag);
    expect(await published('fees.yaml')).toContain('mtech: 1575');
  });

  it('publishes nothing that has only been saved; that still waits, without what was undone', async () => {
    const tag = await publishFee();
    await save('scholarships.yaml', 'year: 2025', 'year: 2026');
    await opened.publisher.undo(PERSON, tag);
    expect(opened.publisher.progress.of(PERSON)).toMatchObject({
      stage: 'published',
      commit: expect.any(String),
    });
    expect(opened.publisher.build).toHaveBeenLastCalledWith(
      opened.publisher.progress.of(PERSON).commit,
    );
    expect(await published('fees.yaml')).toContain('mtech: 1575');
    expect(await published('scholarships.yaml')).toContain('year: 2025');
    expect([desk.read('fees.yaml'), desk.read('scholarships.yaml')]).toEqual([
      expect.stringContaining('mtech: 1575'),
      expect.stringContaining('year: 2026'),
    ]);
    const newest = ['Undo: New caution deposit', 'New caution deposit', 'First'];
    expect(await sentences()).toEqual(newest);
    expect(await waiting()).toEqual([expect.stringMatching('^scholarships/')]);
    // It is said until somebody saves, whatever waits.
    expect((await opened.publisher.current(PERSON)).stage).toBe('published');
    await save('scholarships.yaml', 'year: 2026', 'year: 2027');
    expect((await opened.publisher.current(PERSON)).stage).toBe('idle');
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('takes back the newest publication only', async () => {
    const tag = await publishFee();
    await save('scholarships.yaml', 'year: 2025', 'year: 2026');
    await publish('New year');
    await opened.publisher.undo(PERSON, tag);
    expect(opened.publisher.progress.of(PERSON)).toMatchObject({
      stage: 'failed',
      error: { en: expect.stringContaining('Only the newest publication') },
    });
    expect(await sentences()).toEqual(['New year', 'New caution deposit', 'First']);
  });

  it('leaves a saved change of the same place as it is, and says so', async () => {
    const tag = await publishFee();
    await save('fees.yaml', 'mtech: 1600', 'mtech: 1700');
    await opened.publisher.undo(PERSON, tag);
    expect(await opened.publisher.current(PERSON)).toMatchObject({
      stage: 'published',
      error: { en: expect.stringContaining('still contain what was undone') },
    });
    expect([await published('fees.yaml'), desk.read('fees.yaml')]).toEqual([
      expect.stringContaining('mtech: 1575'),
      expect.stringContaining('mtech: 1700'),
    ]);
    expect(await waiting()).toEqual(['fees/caution']);
  });

  it('does not overwrite what was changed outside the desk', async () => {
    const tag = await publishFee();
    desk.write('fees.yaml', `${desk.read('fees.yaml')}# by hand\n`);
    await opened.publisher.undo(PERSON, tag);
    expect([await published('fees.yaml'), desk.read('fees.yaml')]).toEqual([
      expect.stringContaining('mtech: 1575'),
      expect.stringContaining('# by hand'),
    ]);
  });

  it('is completed at the next start after a crash behind its publication', async () => {
    const tag = await publishFee();
    await save('scholarships.yaml', 'year: 2025', 'year: 2026');
    const before = desk.git('rev-parse', 'HEAD');
    await opened.publisher.undo(PERSON, tag);
    desk.git('reset', '--quiet', '--hard', before);
    await open();
    expect([desk.read('fees.yaml'), desk.read('scholarships.yaml')]).toEqual([
      expect.stringContaining('mtech: 1575'),
      expect.stringContaining('year: 2026'),
    ]);
    expect(await waiting()).toEqual([expect.stringMatching('^scholarships/')]);
  });

  it('after a rollback on the server keeps to what visitors see, and so does the timer', async () => {
    const first = desk.git('rev-parse', 'HEAD');
    const current = join(desk.root, '.desk/site/current');
    const shown = readlinkSync(current);
    await publishFee();
    rmSync(current);
    symlinkSync(shown, current);
    await opened.publisher.publishDue(Date.parse('2026-11-26T12:00:00+05:30'));
    expect(opened.publisher.build).toHaveBeenLastCalledWith(first, false);
  });
});

describe('what others save while the changes are read', () => {
  it('is named, not published, and waits', async () => {
    const { store, publisher } = opened;
    const base = desk.git('rev-parse', 'HEAD');
    const commit = await save('fees.yaml', 'mtech: 1575', 'mtech: 1600');
    buildOnePage(desk.root);
    publisher.progress.set(PERSON, { stage: 'ready', commit, state: commit, base });
    expect(await publisher.current(PERSON)).toMatchObject({ stage: 'ready', meanwhile: [] });
    const clerk = { name: 'Office clerk', email: 'office@college.example' };
    const file = 'news/bus-routes-revised.yaml';
    const text = desk.read(file).replace('College bus', 'Coach');
    await store.alone(() =>
      store.commit(new Map([[file, text]]), clerk, 'Change news/bus-routes-revised: Coach'),
    );
    const { stage, meanwhile } = await publisher.current(PERSON);
    expect([stage, meanwhile?.map(({ author, title }) => [author, title.en])]).toEqual([
      'ready',
      [['Office clerk', 'Notice: Coach: new times from December']],
    ]);
    await publisher.publish(PERSON, 'New caution deposit', commit);
    expect(publisher.progress.of(PERSON).stage).toBe('published');
    expect([await published('fees.yaml'), await published(file)]).toEqual([
      expect.stringContaining('mtech: 1600'),
      expect.stringContaining('College bus'),
    ]);
    expect(await waiting()).toEqual(['news/bus-routes-revised']);
  });
});

describe('a publication that cannot be recorded', () => {
  it('is reported as public, blocks nothing, and is recorded later', async () => {
    const { store, publisher } = opened;
    const base = desk.git('rev-parse', 'HEAD');
    const commit = await save('fees.yaml', 'mtech: 1575', 'mtech: 1600');
    buildOnePage(desk.root);
    const run = store.git.run.bind(store.git);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(store.git, 'run').mockImplementation((args, ...rest) =>
      args[0] === 'tag' ? Promise.reject(new Error('no tag today')) : run(args, ...rest),
    );
    publisher.progress.set(PERSON, { stage: 'ready', commit, state: commit, base });
    await publisher.publish(PERSON, 'New caution deposit', commit);
    expect(publisher.progress.of(PERSON)).toMatchObject({
      stage: 'published',
      error: { en: expect.stringContaining('Visitors see the new site') },
    });
    // The timer does not bring back what was published before.
    await expect(publisher.publishDue(Date.parse('2026-11-26T12:00:00+05:30'))).rejects.toThrow(
      'history could not be written',
    );
    await open();
    expect(await sentences()).toEqual(['New caution deposit', 'First']);
  });

  it('because of its sentence does not prevent the next start', async () => {
    const commit = await save('fees.yaml', 'mtech: 1575', 'mtech: 1600');
    const note = {
      commit,
      author: { name: 'Anu', email: 'anu@college.example' },
      sentence: 'bad\0sentence',
      before: 'another release',
    };
    writeFileSync(join(desk.root, '.desk/publication.json'), JSON.stringify(note));
    await open();
    expect(await sentences()).toEqual(['bad sentence', 'First']);
  });
});
