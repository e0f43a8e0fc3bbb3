import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder, restoreFolder } from './replace-folder.ts';

let place = '';
const site = () => join(place, 'build');
const workplace = () => join(place, '.cache/build');
const page = () => readFileSync(join(site(), 'index.html'), 'utf8');
const build = (text: string) =>
  replaceFolder(site(), workplace(), async (folder) =>
    writeFileSync(join(folder, 'index.html'), text),
  );

/** A build in a separate process (tests/support/build-and-break.ts). */
const BUILD = 'tests/support/build-and-break.ts';

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('a build', () => {
  it('creates the site if there was none', async () => {
    await build('first');
    expect(page()).toBe('first');
  });

  it('replaces the previous site completely', async () => {
    await build('first');
    writeFileSync(join(site(), 'gone.html'), 'a page that no longer exists');
    await build('second');
    expect(page()).toBe('second');
    expect(existsSync(join(site(), 'gone.html'))).toBe(false);
    expect(existsSync(workplace())).toBe(false);
  });

  it('that fails because a step throws leaves the old site complete', async () => {
    await build('first');
    const error = new Error('a step has failed');
    const broken = replaceFolder(site(), workplace(), async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'half');
      throw error;
    });
    await expect(broken).rejects.toBe(error);
    expect(page()).toBe('first');
  });

  it('is not affected by files left by an earlier crash', async () => {
    mkdirSync(join(workplace(), 'client'), { recursive: true });
    writeFileSync(join(workplace(), 'client/half.html'), 'half');
    mkdirSync(`${workplace()}-old`, { recursive: true });
    await build('whole');
    expect(page()).toBe('whole');
    expect(existsSync(join(site(), 'client/half.html'))).toBe(false);
  });
});

describe('a build in a separate process', () => {
  const run = (text: string, how = '') =>
    spawnSync(process.execPath, [BUILD, site(), workplace(), text, how], { encoding: 'utf8' });
  const isWhole = (text: string) =>
    ['index.html', 'about.html'].every((file) => readFileSync(join(site(), file), 'utf8') === text);

  it('that is killed while writing leaves the old site complete, and the next build works', async () => {
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

  it('can be killed before any step: the old or the new site is complete, at the latest after the next start', () => {
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
    // The build after the last kill succeeded, despite the files left by the crashes.
    expect(text).toBe(`site ${step}`);
    expect(step).toBeGreaterThan(5);
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });

  it('whose file exceeds the size limit of the system reports EFBIG and leaves the old site complete', () => {
    run('first');
    const words = [process.execPath, BUILD, site(), workplace(), 'second', 'go on'];
    const { status, stdout } = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$@"', 'sh', ...words], {
      encoding: 'utf8',
    });
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([1, 'EFBIG']);
    expect(isWhole('first')).toBe(true);
    expect(existsSync(workplace())).toBe(false);
  });

  it('is copied where the system cannot rename folders, and nothing of the previous site remains', () => {
    run('first');
    mkdirSync(join(site(), 'client/old'), { recursive: true });
    writeFileSync(join(site(), 'gone.html'), 'a page that no longer exists');
    expect(run('second', 'elsewhere')).toMatchObject({ status: 0, stderr: '' });
    expect(isWhole('second')).toBe(true);
    expect(readdirSync(site()).sort()).toEqual(['about.html', 'index.html']);
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });

  // A separate disk, removed with the command; not every machine allows mounting one.
  const canMount =
    spawnSync('unshare', ['-r', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
  it.skipIf(!canMount)(
    'on a full disk reports ENOSPC, leaves the old site complete and frees the space',
    () => {
      const script = `
      mount -t tmpfs -o size=256k tmpfs "$PLACE"
      build() { "$NODE" ${BUILD} "$SITE" "$WORKPLACE" "$@"; }
      build first
      build second 'go on' || cat "$SITE/index.html" "$SITE/about.html"
      ls -A "$PLACE/.cache"
      build third
      cat "$SITE/index.html"`;
      const env = {
        ...process.env,
        PLACE: place,
        NODE: process.execPath,
        SITE: site(),
        WORKPLACE: workplace(),
      };
      const { stdout, stderr } = spawnSync('unshare', ['-r', '-m', 'sh', '-e', '-c', script], {
        encoding: 'utf8',
        env,
      });
      expect([stdout.split('\n'), stderr]).toEqual([
        ['writing', 'writing', 'ENOSPC', 'firstfirstwriting', 'third'],
        '',
      ]);
    },
  );

  for (const [what, folder] of Object.entries({
    'the site itself': 'build',
    'the workplace': '.cache',
  })) {
    it.skipIf(!canMount)(`with ${what} on another disk makes the site, and replaces it`, () => {
      const script = `
        mkdir -p "$DISK" && mount -t tmpfs tmpfs "$DISK"
        build() { "$NODE" ${BUILD} "$SITE" "$WORKPLACE" "$@"; }
        build first
        touch "$SITE/gone.html"
        build second
        ls -A "$SITE" "$PLACE/.cache"
        cat "$SITE/index.html"`;
      const env = {
        ...process.env,
        PLACE: place,
        DISK: join(place, folder),
        NODE: process.execPath,
        SITE: site(),
        WORKPLACE: workplace(),
      };
      const { stdout, stderr } = spawnSync('unshare', ['-r', '-m', 'sh', '-e', '-c', script], {
        encoding: 'utf8',
        env,
      });
      const listed = [`${site()}:`, 'about.html', 'index.html', '', `${place}/.cache:`];
      expect([stdout.split('\n').filter((line) => line !== 'writing'), stderr]).toEqual([
        expect.arrayContaining([...listed, 'second']),
        '',
      ]);
      expect(stdout).not.toContain('gone.html');
    });
  }
});
