import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { Store } from '#desk/server/entries/store.ts';
import { replaceFiles } from '#desk/server/files/safe-files.ts';
import { runNode } from '#tests/support/run-node.ts';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

const FILES = ['news/bus-routes-revised.yaml', 'scholarships.yaml'];

let desk: DeskCopy;
beforeEach(async () => {
  desk = await deskOverCopy();
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.dispose();
});

/** A process that writes a number into both files, and is killed at the step of this number. */
const WRITER = `
import { dieBefore } from '#tests/support/die-at-step.ts';
import { Store } from '#desk/server/entries/store.ts';
const [, root, number] = process.argv;
const store = new Store(root);
const changes = new Map(${JSON.stringify(FILES)}.map((file) => [file, store.content.read(file) + '# ' + number + '\\n']));
dieBefore(Number(number));
await store.alone(() => store.commit(changes, { name: 'Anu', email: 'anu@college.example' }, 'Number ' + number));`;

describe('a desk that is killed while it saves', () => {
  it('leaves the complete change or none, at each step', async () => {
    let step = 0;
    for (let died = true; died; step++) {
      const { signal, stderr } = runNode([
        '--input-type=module-typescript',
        '--eval',
        WRITER,
        desk.root,
        String(step),
      ]);
      died = signal === 'SIGKILL';
      if (!died) expect(stderr).toBe('');
      // As at a restart, before the next save.
      await new Store(desk.root).alone(() => Promise.resolve());
      const numbers = FILES.map((file) => /# (\d+)\n$/.exec(desk.read(file))?.[1]);
      expect(numbers[0], `after step ${step}`).toBe(numbers[1]);
      expect(desk.git('status', '--porcelain', '--', 'content'), `after step ${step}`).toBe('');
      if (!died) expect(numbers[0]).toBe(String(step));
    }
    expect(step).toBeGreaterThan(8);
    expect(desk.git('fsck', '--connectivity-only')).not.toMatch(/error|missing/);
  }, 600_000);

  it('and a merge begun before the restart keep the change, which is applied when the merge is finished', async () => {
    const file = 'fees.yaml';
    const text = desk.read(file).replace('mtech: 1575', 'mtech: 1600');
    const journal = {
      files: [[file, Buffer.from(text).toString('base64')]],
      author: { name: 'Anu', email: 'anu@college.example' },
      message: 'Change fees',
    };
    mkdirSync(join(desk.root, '.desk'), { recursive: true });
    writeFileSync(join(desk.root, '.desk/journal.json'), JSON.stringify(journal));
    // The crash came between the old file and the new one.
    rmSync(join(desk.root, 'content', file));
    writeFileSync(join(desk.root, '.git/MERGE_HEAD'), `${desk.git('rev-parse', 'HEAD')}\n`);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await desk.restart();
    expect(desk.read(file)).toBe(text);
    expect(existsSync(join(desk.root, '.desk/journal.json'))).toBe(true);
    rmSync(join(desk.root, '.git/MERGE_HEAD'));
    await desk.restart();
    expect(desk.git('log', '-1', '--format=%an: %s')).toBe('Anu: Change fees');
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
    expect(existsSync(join(desk.root, '.desk/journal.json'))).toBe(false);
  });

  it('does not block the next save, nor does a lock left by git', async () => {
    mkdirSync(join(desk.root, '.desk'), { recursive: true });
    writeFileSync(join(desk.root, '.git/index.lock'), '');
    writeFileSync(join(desk.root, '.desk/lock'), '99999999 1');
    await desk.restart();
    const { status } = await desk.change('fees', 'caution', { amounts: { mtech: 1600 } });
    expect(status).toBe(200);
  });
});

describe('a merge that is not finished', () => {
  it('prevents saving, with a message that says what to do', async () => {
    writeFileSync(join(desk.root, '.git/MERGE_HEAD'), `${desk.git('rev-parse', 'HEAD')}\n`);
    const { status, answer } = await desk.change('fees', 'caution', { amounts: { mtech: 1600 } });
    expect([status, answer.error.en]).toEqual([409, expect.stringContaining('git')]);
    expect(desk.read('fees.yaml')).toContain('mtech: 1575');
  });
});

describe('files that cannot all be written', () => {
  it('are all left unchanged', () => {
    const content = new ContentFolder(join(desk.root, 'content'));
    const before = desk.read('fees.yaml');
    // A folder instead of a file simulates a disk error after the first file has been replaced.
    const changes = new Map([
      ['fees.yaml', 'new\n'],
      ['college.yaml/below.yaml', 'new\n'],
    ]);
    expect(() => replaceFiles(content, changes, join(desk.root, '.desk/aside'))).toThrow();
    expect(desk.read('fees.yaml')).toBe(before);
  });
});
