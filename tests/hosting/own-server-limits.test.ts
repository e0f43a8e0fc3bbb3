import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { ask, hear, holdOpen } from './ask.ts';
import { freePort } from './hosts.ts';
import { Load } from './load.ts';
import { type SmallRelease, writeSmallRelease } from './small-release.ts';

// The server of `npm start`: limits for one client, and files that are not served.

/** More than the network buffers hold, so that a response is pending until the client reads. */
const HUGE_BYTES = 40_000_000;
const HUGE = '/documents/huge.csv';
const STILL_MS = 1_000;
const MOST_BYTES = 200_000_000;
const NOT_OURS = 'not of the site';
const isLinux = process.platform === 'linux';

const place = mkdtempSync(join(tmpdir(), 'limits-'));
const client = join(place, 'build/client');
let answers: SmallRelease = {};
let server: Server;
let port = 0;

beforeAll(async () => {
  answers = writeSmallRelease(join(place, 'build'), 'only');
  writeFileSync(join(client, HUGE), Buffer.alloc(HUGE_BYTES, 'a'));
  mkdirSync(join(place, 'outside'));
  writeFileSync(join(place, 'outside/secret.txt'), NOT_OURS);
  symlinkSync(join(place, 'outside/secret.txt'), join(client, 'documents/link.txt'));
  symlinkSync(join(place, 'outside'), join(client, 'documents/folder'));
  server = (await createSiteServer(client, { stillMs: STILL_MS, lookMs: 50 })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(place, { recursive: true });
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
const openHuge = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd)?.endsWith('huge.csv')).length;

describe('a connection', () => {
  it('with 900 requests and no reading is closed with a handful of files open, and leaves none open', async () => {
    const served = once(server, 'connection') as Promise<[Socket]>;
    const greedy = await holdOpen(port, request(HUGE).repeat(900));
    const [socket] = await served;
    if (!socket.destroyed) await once(socket, 'close');
    if (isLinux) expect(openHuge()).toBeLessThanOrEqual(4);
    if (isLinux) await expect.poll(openHuge, { timeout: 5_000 }).toBe(0);
    expect((await ask(port, '/about')).body.toString()).toBe(answers['/about']);
    greedy.destroy();
  });

  it('with three requests at once gets three responses, in order', async () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${request('/')}${request('/nothing')}GET /about HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`),
    );
    const heard = await hear(socket);
    expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '404', '200']);
    expect(heard.endsWith(answers['/about'] ?? 'no page')).toBe(true);
  });

  it('that is idle is closed', async () => {
    const served = once(server, 'connection') as Promise<[Socket]>;
    const still = await holdOpen(port, request(HUGE));
    const [socket] = await served;
    await once(still, 'readable');
    await once(socket, 'close');
    still.destroy();
  });
});

describe('a link in the folder', () => {
  it('to a target outside is not served', async () => {
    for (const path of ['/documents/link.txt', '/documents/folder/secret.txt', '/documents/folder']) {
      const { status, body } = await ask(port, path);
      expect([status, body.toString().includes(NOT_OURS)], path).toEqual([404, false]);
    }
  });
});

describe('the process', () => {
  it.skipIf(!isLinux)('takes at most 200 MB, with the options of npm start and after 2,000 answers', async () => {
    const [, options = ''] = /^node (.*)tools\/serve\/start\.ts$/.exec(JSON.parse(readFileSync('package.json', 'utf8')).scripts.start) ?? [];
    const ownPort = await freePort();
    const words = [...options.split(' ').filter(Boolean), 'tests/support/serve.ts', client];
    const child = spawn(process.execPath, words, { env: { ...process.env, PORT: String(ownPort) }, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const load = new Load(ownPort, ['/', '/about', '/ml/about'], 100);
    await load.more(2_000);
    await load.stop();
    const [, most] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(load.failures).toEqual([]);
    expect(Number(most) * 1024).toBeLessThan(MOST_BYTES);
  });
});

function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // Closed after the folder was listed.
    return undefined;
  }
}
