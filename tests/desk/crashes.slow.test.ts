import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { replaceFiles } from '#desk/server/safe-files.ts';
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

/** A process that writes both files repeatedly, each time with the same number in both. */
const WRITER = `
import { Store } from '#desk/server/store.ts';
const store = new Store(process.argv[1]);
const sources = ${JSON.stringify(FILES)}.map((file) => [file, store.content.read(file)]);
for (let number = 0; ; number++) {
  const changes = new Map(sources.map(([file, text]) => [file, text + '# ' + number + '\\n']));
  await store.alone(() => store.commit(changes, { name: 'Anu', email: 'anu@college.example' }, 'Number ' + number));
  if (number === 0) console.log('writing');
}`;

describe('a desk that is killed while it saves', () => {
  it.each([0, 7, 19, 41])('leaves the complete change or none (after %i ms)', async (delay) => {
    const writer = spawn(process.execPath, ['--input-type=module-typescript', '--eval', WRITER, desk.root], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, delay));
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    await desk.restart();
    const numbers = FILES.map((file) => /# (\d+)\n$/.exec(desk.read(file))?.[1]);
    expect(numbers[0]).toBe(numbers[1]);
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
    expect(desk.git('fsck', '--connectivity-only')).not.toMatch(/error|missing/);
  });

  it('and a merge begun before the restart keep the change, which is applied when the merge is finished', async () => {
    const file = 'fees.yaml';
    const text = desk.read(file).replace('mtech: 1575', 'mtech: 1600');
    const journal = { files: [[file, Buffer.from(text).toString('base64')]], author: { name: 'Anu', email: 'anu@college.example' }, message: 'Change fees' };
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
    const { value } = (await desk.ask('entry?kind=fees&id=caution')).answer;
    const { status } = await desk.ask('save', { kind: 'fees', id: 'caution', value: { ...value, amounts: { mtech: 1600 } }, base: value });
    expect(status).toBe(200);
  });
});

describe('a merge that is not finished', () => {
  it('prevents saving, with a message that says what to do', async () => {
    writeFileSync(join(desk.root, '.git/MERGE_HEAD'), `${desk.git('rev-parse', 'HEAD')}\n`);
    const { value } = (await desk.ask('entry?kind=fees&id=caution')).answer;
    const { status, answer } = await desk.ask('save', { kind: 'fees', id: 'caution', value: { ...value, amounts: { mtech: 1600 } }, base: value });
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
