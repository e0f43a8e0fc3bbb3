import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder, restoreFolder } from './replace-folder.ts';

let place = '';
const site = () => join(place, 'build');
const workplace = () => join(place, '.cache/build');
const page = () => readFileSync(join(site(), 'index.html'), 'utf8');
const build = (text: string) => replaceFolder(site(), workplace(), async (folder) => writeFileSync(join(folder, 'index.html'), text));

/** A build as a process of its own (tests/support/build-and-break.ts). */
const BUILD = 'tests/support/build-and-break.ts';

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

  it('that breaks off because a step throws leaves the old site whole', async () => {
    await build('first');
    const error = new Error('a step has failed');
    const broken = replaceFolder(site(), workplace(), async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'half');
      throw error;
    });
    await expect(broken).rejects.toBe(error);
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

describe('a build as a process', () => {
  const run = (text: string, how = '') => spawnSync(process.execPath, [BUILD, site(), workplace(), text, how], { encoding: 'utf8' });
  const isWhole = (text: string) => ['index.html', 'about.html'].every((file) => readFileSync(join(site(), file), 'utf8') === text);

  it('that is killed while it writes leaves the old site whole, and the next one works', async () => {
    run('first');
    const build = spawn(process.execPath, [BUILD, site(), workplace(), 'second', 'go on']);
    await once(build.stdout, 'data');
    build.kill('SIGKILL');
    await once(build, 'exit');
    expect(isWhole('first')).toBe(true);
    expect(readdirSync(workplace())).toContain('index.html');
    expect(run('third').status).toBe(0);
    expect(isWhole('third')).toBe(true);
  });

  it('can die before any of its steps: the old site or the new one is whole, at the latest when the next start has put it back', () => {
    run('site 0');
    let step = 0;
    let text = 'site 0';
    for (let died = true; died; step++) {
      const next = `site ${step + 1}`;
      died = run(next, `die:${step}`).signal === 'SIGKILL';
      restoreFolder(site(), workplace());
      if (!isWhole(text)) text = next;
      expect(isWhole(text), `after step ${step}`).toBe(true);
    }
    // The build after the last deadly step went through, past all that the crashes had left.
    expect(text).toBe(`site ${step}`);
    expect(step).toBeGreaterThan(5);
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });

  it('whose file grows larger than the system allows says EFBIG and leaves the old site whole', () => {
    run('first');
    const words = [process.execPath, BUILD, site(), workplace(), 'second', 'go on'];
    const { status, stdout } = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$@"', 'sh', ...words], { encoding: 'utf8' });
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([1, 'EFBIG']);
    expect(isWhole('first')).toBe(true);
    expect(existsSync(workplace())).toBe(false);
  });

  it('is copied where the system cannot rename folders, and nothing of the site before stays', () => {
    run('first');
    mkdirSync(join(site(), 'client/old'), { recursive: true });
    writeFileSync(join(site(), 'gone.html'), 'a page that no longer exists');
    expect(run('second', 'elsewhere')).toMatchObject({ status: 0, stderr: '' });
    expect(isWhole('second')).toBe(true);
    expect(readdirSync(site()).sort()).toEqual(['about.html', 'index.html']);
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });

  // A disk of its own, which is gone with the command; not every machine lets one be mounted.
  const canMount = spawnSync('unshare', ['-r', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
  it.skipIf(!canMount)('on a disk that is full says ENOSPC, leaves the old site whole and gives the room back', () => {
    const script = `
      mount -t tmpfs -o size=256k tmpfs "$PLACE"
      build() { "$NODE" ${BUILD} "$SITE" "$WORKPLACE" "$@"; }
      build first
      build second 'go on' || cat "$SITE/index.html" "$SITE/about.html"
      ls -A "$PLACE/.cache"
      build third
      cat "$SITE/index.html"`;
    const env = { ...process.env, PLACE: place, NODE: process.execPath, SITE: site(), WORKPLACE: workplace() };
    const { stdout, stderr } = spawnSync('unshare', ['-r', '-m', 'sh', '-e', '-c', script], { encoding: 'utf8', env });
    expect([stdout.split('\n'), stderr]).toEqual([['writing', 'writing', 'ENOSPC', 'firstfirstwriting', 'third'], '']);
  });

  for (const [what, folder] of Object.entries({ 'the site itself': 'build', 'the workplace': '.cache' })) {
    it.skipIf(!canMount)(`with ${what} on another disk makes the site, and replaces it`, () => {
      const script = `
        mkdir -p "$DISK" && mount -t tmpfs tmpfs "$DISK"
        build() { "$NODE" ${BUILD} "$SITE" "$WORKPLACE" "$@"; }
        build first
        touch "$SITE/gone.html"
        build second
        ls -A "$SITE" "$PLACE/.cache"
        cat "$SITE/index.html"`;
      const env = { ...process.env, PLACE: place, DISK: join(place, folder), NODE: process.execPath, SITE: site(), WORKPLACE: workplace() };
      const { stdout, stderr } = spawnSync('unshare', ['-r', '-m', 'sh', '-e', '-c', script], { encoding: 'utf8', env });
      const listed = [`${site()}:`, 'about.html', 'index.html', '', `${place}/.cache:`];
      expect([stdout.split('\n').filter((line) => line !== 'writing'), stderr]).toEqual([expect.arrayContaining([...listed, 'second']), '']);
      expect(stdout).not.toContain('gone.html');
    });
  }
});
