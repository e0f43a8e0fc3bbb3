import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let place = '';
const site = () => join(place, 'build');
const workplace = () => join(place, '.cache/build');
const page = () => readFileSync(join(site(), 'index.html'), 'utf8');
const build = (text: string) => replaceFolder(site(), workplace(), async (folder) => writeFileSync(join(folder, 'index.html'), text));

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('a build', () => {
  it('makes the site where there was none', async () => {
    await build('first');
    expect(page()).toBe('first');
  });

  it('takes the place of the site before, and nothing of that stays', async () => {
    await build('first');
    writeFileSync(join(site(), 'gone.html'), 'a page that no longer exists');
    await build('second');
    expect(page()).toBe('second');
    expect(existsSync(join(site(), 'gone.html'))).toBe(false);
    expect(existsSync(workplace())).toBe(false);
  });

  it('that breaks off in the middle, because the disk is full or a step throws, leaves the old site whole', async () => {
    await build('first');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const broken = replaceFolder(site(), workplace(), async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'half');
      throw full;
    });
    await expect(broken).rejects.toBe(full);
    expect(page()).toBe('first');
  });

  it('is not disturbed by what a crash before it left behind', async () => {
    mkdirSync(join(workplace(), 'client'), { recursive: true });
    writeFileSync(join(workplace(), 'client/half.html'), 'half');
    mkdirSync(`${workplace()}-old`, { recursive: true });
    await build('whole');
    expect(page()).toBe('whole');
    expect(existsSync(join(site(), 'client/half.html'))).toBe(false);
  });
});
