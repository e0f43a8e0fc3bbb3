import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { releaseBuild, rollBack } from './release-build.ts';
import { releaseFolder } from './release-folder.ts';

const NOW = Date.parse('2026-11-23T18:30:00Z');
const DAY_MS = 24 * 3_600_000;

let folder: string;
let site: string;
let server: Server | undefined;
beforeEach(() => {
  folder = newFolder();
  site = join(folder, 'site');
});
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A small build; one of its files is the same in all. */
const buildOf = (name: string) =>
  newFolder({
    'client/index.html': `Home of ${name}`,
    'client/ml/index.html': 'Always the same',
    'client/health.txt': `built ${name}`,
    'client/404.html': 'Nothing here',
    'client/ml/404.html': 'Nothing here, in Malayalam',
    [`client/assets/app-${name}.js`]: name,
    'hosting/rules.json': JSON.stringify({
      headers: { 'X-Content-Type-Options': 'nosniff' },
      languages: ['en', 'ml'],
      redirects: [{ from: '/old', to: '/ml', keepsQuery: true }],
    }),
  });

const release = (name: string, options = {}) =>
  releaseBuild(releaseFolder(site), buildOf(name), { now: NOW, ...options });
const served = (file: string) => readFileSync(join(site, 'current/client', file), 'utf8');
const releases = () => readdirSync(join(site, 'releases')).sort();

/**
 * Serves the live release; a page that contains `broken` is served wrongly. `isBare`: without the
 * headers of the rules.
 */
async function serve(broken = 'no page holds this', isBare = false): Promise<string> {
  server = createServer(({ url = '/' }, response) => {
    const headers = isBare ? {} : { 'X-Content-Type-Options': 'nosniff' };
    if (url === '/old') return response.writeHead(301, { ...headers, location: '/ml' }).end();
    const file = [join(url, 'index.html'), url].find(
      (each) =>
        existsSync(join(site, 'current/client', each)) &&
        statSync(join(site, 'current/client', each)).isFile(),
    );
    const text = served(file ?? (url.startsWith('/ml') ? 'ml/404.html' : '404.html'));
    return response
      .writeHead(file ? 200 : 404, headers)
      .end(text.includes(broken) ? 'Fault' : text);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a release', () => {
  it('is live after one switch, also twice in one second and after a clock was set back', async () => {
    const names = [
      await release('first'),
      await release('second'),
      await release('third', { now: NOW - DAY_MS }),
    ];
    expect(names).toEqual(['2026-11-23T183000', '2026-11-23T183001', '2026-11-23T183002']);
    expect(served('index.html')).toBe('Home of third');
  });

  it('shares unchanged files with the previous one, with their time, and no others', async () => {
    const [first, second] = [await release('first'), await release('second')];
    const inode = (name: string, file: string) =>
      statSync(join(site, 'releases', name, 'client', file)).ino;
    expect(inode(first, 'ml/index.html')).toBe(inode(second, 'ml/index.html'));
    expect(inode(first, 'index.html')).not.toBe(inode(second, 'index.html'));
  });

  it('is in place, and says so, if it is the first one and nothing answers at its address yet', async () => {
    const steps: string[] = [];
    const onStep = (step: string) => steps.push(step);
    const name = await release('first', { ask: 'http://127.0.0.1:9', timeoutMs: 0, onStep });
    expect(releases()).toEqual([name]);
    expect(steps.at(-1)).toBe(
      'Nothing answers at http://127.0.0.1:9 yet. The release is in place for the web server (docs/hosting.md).',
    );
  });

  it('keeps hashed files for two weeks after the first build without them', async () => {
    await release('first');
    await release('second', { now: NOW + 30 * DAY_MS });
    expect(readdirSync(join(site, 'current/client/assets')).sort()).toEqual([
      'app-first.js',
      'app-second.js',
    ]);
    await release('second', { now: NOW + 43 * DAY_MS });
    expect(served('assets/app-first.js')).toBe('first');
    await release('second', { now: NOW + 45 * DAY_MS });
    expect(readdirSync(join(site, 'current/client/assets'))).toEqual(['app-second.js']);
  });

  it('that cannot be copied leaves the live one as it was, and removes the leftovers of a killed run', async () => {
    const first = await release('first');
    mkdirSync(join(site, 'releases/2026-11-01T000000.part'));
    const broken = buildOf('broken');
    rmSync(join(broken, 'hosting'), { recursive: true });
    await expect(releaseBuild(releaseFolder(site), broken, { now: NOW })).rejects.toThrow('ENOENT');
    expect(releases()).toEqual([first]);
    expect(served('index.html')).toBe('Home of first');
  });

  it('is kept with the four before it', async () => {
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) await release(name);
    expect(releases()).toHaveLength(5);
    expect(served('index.html')).toBe('Home of 7');
  });

  it('stays if all addresses are right, and is taken back if one is wrong', async () => {
    const ask = await serve('second');
    const first = await release('first', { ask, timeoutMs: 0 });
    const reloads: string[] = [];
    const reload = async () => void reloads.push(served('index.html'));
    await expect(release('second', { ask, reload, timeoutMs: 0 })).rejects.toThrow(
      /taken back\. 2026-11-23T183000 is live.*\n\/: its content is not that of the release/s,
    );
    expect(reloads).toEqual(['Home of second', 'Home of first']);
    expect(releases()).toEqual([first]);
  });

  it('is taken back if no reload succeeds, and says what failed once', async () => {
    const first = await release('first');
    const reload = () => Promise.reject(new Error('Nginx: not found'));
    await expect(release('second', { reload })).rejects.toThrow(
      /^The new release was taken back\. 2026-11-23T183000 is live\. Nginx: not found$/,
    );
    expect([releases(), served('index.html')]).toEqual([[first], 'Home of first']);
  });

  it('is taken back if the server does not send the headers of its rules', async () => {
    await release('first');
    await expect(
      release('second', { ask: await serve(undefined, true), timeoutMs: 0 }),
    ).rejects.toThrow('the header X-Content-Type-Options is missing');
    expect(served('index.html')).toBe('Home of first');
  });

  it('is taken back if the server cannot be reloaded with it', async () => {
    await release('first');
    const reload = async () => {
      if (served('index.html').includes('second')) throw new Error('unknown directive');
    };
    await expect(release('second', { reload })).rejects.toThrow('unknown directive');
    expect(served('index.html')).toBe('Home of first');
  });
});

describe('a rollback', () => {
  it('makes the previous release live, each time one more, and says if there is none', async () => {
    const first = await release('first');
    await release('second');
    expect(await rollBack(releaseFolder(site), { ask: await serve() })).toBe(first);
    expect(served('index.html')).toBe('Home of first');
    await expect(rollBack(releaseFolder(site))).rejects.toThrow('no release before');
  });

  it('does not lead to a release that an earlier rollback left', async () => {
    const first = await release('first');
    await release('left');
    await rollBack(releaseFolder(site));
    const third = await release('third');
    expect(releases()).toEqual([first, third]);
    expect(await rollBack(releaseFolder(site))).toBe(first);
  });
});

it('two releases to one target do not run at the same time: the second one says who holds the first', async () => {
  const { alone } = releaseFolder(site);
  await alone(() =>
    expect(alone(async () => undefined)).rejects.toThrow(
      /^Another release to \S+ is running: \S+ on \S+, process \d+, since \d\d:\d\d\. Nothing/,
    ),
  );
  expect(await alone(async () => 'free again')).toBe('free again');
});
