import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceFolder } from '#tools/build/replace-folder.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { ask, hear, holdOpen, statusOf } from './ask.ts';
import { freePort } from './hosts.ts';
import { Load } from './load.ts';
import { type SmallRelease, writeSmallRelease } from './small-release.ts';

// The server of `npm start`: what happens when it is stopped, when its folder goes, and when visitors take their time.

/** More than the buffers between server and visitor hold, so that an answer is under way until the visitor reads. */
const HUGE_BYTES = 40_000_000;
const HUGE = '/documents/huge.csv';

const place = mkdtempSync(join(tmpdir(), 'faults-'));
const client = join(place, 'build/client');
let answers: SmallRelease = {};

beforeAll(() => {
  answers = writeSmallRelease(join(place, 'build'), 'only');
  writeFileSync(join(client, HUGE), Buffer.alloc(HUGE_BYTES, 'a'));
});
afterAll(() => rmSync(place, { recursive: true }));

/** The server as a process of its own, once it can be asked. */
async function startProcess(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['tests/support/serve.ts', client], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
}

/** Asks for a file and reads nothing of the answer until told to. */
async function askWithoutReading(port: number, path: string) {
  const socket = await holdOpen(port, `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

describe('the server as a process', () => {
  it('that is killed in the middle of answers leaves the port free: started again it serves at once, and no half answer passed for a whole one', async () => {
    const port = await freePort();
    const first = await startProcess(port);
    const load = new Load(port, Object.keys(answers), 25);
    await load.more(200);
    first.kill('SIGKILL');
    await once(first, 'exit');
    await load.stop();
    expect(load.failures.length).toBeGreaterThan(0);
    expect(load.visits.filter(({ path, status, body }) => status !== 200 || body !== answers[path])).toEqual([]);

    const second = await startProcess(port);
    expect((await ask(port, '/')).body.toString()).toBe(answers['/']);
    second.kill('SIGKILL');
    await once(second, 'exit');
  });

  it('that is told to stop takes no new visitor, lets answers under way end, and ends well', async () => {
    const port = await freePort();
    const server = await startProcess(port);
    const slow = await askWithoutReading(port, HUGE);
    const idle = await holdOpen(port, 'GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await once(idle, 'data');
    server.kill('SIGTERM');
    await once(idle, 'close');
    await expect.poll(() => ask(port, '/').then(String, (error) => error.code)).toBe('ECONNREFUSED');
    expect(server.exitCode).toBeNull();

    const answer = await hear(slow);
    expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(HUGE_BYTES);
    expect(await once(server, 'exit')).toEqual([0, null]);

    const next = await startProcess(port);
    expect((await ask(port, '/')).status).toBe(200);
    next.kill('SIGTERM');
    expect(await once(next, 'exit')).toEqual([0, null]);
  });
});

describe('a visitor who takes his time', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    // As the server has them, but shorter.
    server = (await createSiteServer(client, { headMs: 400, requestMs: 800, stillMs: 800, lookMs: 50 })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const servesOthers = async () => expect((await ask(port, '/about')).body.toString()).toBe(answers['/about']);

  it('over the headers, byte by byte, is sent away with 408, and others do not wait for him', async () => {
    const slow = Array.from({ length: 50 }, async () => {
      const socket = await holdOpen(port, 'GET / HTTP/1.1\r\nX: ');
      const dripping = setInterval(() => socket.write('a'), 20);
      return hear(socket).finally(() => clearInterval(dripping));
    });
    await servesOthers();
    expect(new Set((await Promise.all(slow)).map(statusOf))).toEqual(new Set([408]));
  });

  it('over saying anything at all is sent away, and hundreds like him keep no other out', async () => {
    const silent = await Promise.all(Array.from({ length: 400 }, () => holdOpen(port, '')));
    await servesOthers();
    await Promise.all(silent.map(hear));
  });

  it('over a body that nobody wants is answered before it has come', async () => {
    const answer = await hear(await holdOpen(port, 'POST /about HTTP/1.1\r\nHost: site\r\nContent-Length: 1000000\r\n\r\nab'));
    expect(statusOf(answer)).toBe(405);
  });

  it('over reading, without a step, is left, and his file is closed', async () => {
    const openHuge = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd)?.endsWith('huge.csv')).length;
    const still = await Promise.all(Array.from({ length: 20 }, () => askWithoutReading(port, HUGE)));
    if (process.platform === 'linux') expect(openHuge()).toBe(20);
    await servesOthers();
    if (process.platform === 'linux') await expect.poll(openHuge, { timeout: 5_000 }).toBe(0);
    for (const socket of still) socket.destroy();
  });

  it('over reading, but with small steps, gets the whole file though it takes longer than a standstill may', async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${HUGE} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`));
    const started = performance.now();
    let bytes = 0;
    for await (const part of socket) {
      bytes += (part as Buffer).length;
      // A visitor on a slow line: no wait of the test for something to happen.
      await new Promise((done) => setTimeout(done, 2));
    }
    expect(performance.now() - started).toBeGreaterThan(800);
    expect(bytes).toBeGreaterThan(HUGE_BYTES);
  });
});

it('a build that takes the place of the one that is served shows no visitor a part of a page, and is served from then on', async () => {
  const server = (await createSiteServer(client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const before = answers;
  const load = new Load(port, ['/', '/about', '/ml/about'], 10);
  await load.more(100);
  for (const name of ['second', 'third']) {
    await replaceFolder(join(place, 'build'), join(place, '.cache/build'), async (folder) => {
      answers = { ...answers, ...writeSmallRelease(folder, name) };
    });
    await load.more(200);
  }
  await expect.poll(async () => (await ask(port, '/')).body.toString()).toContain('third');
  await load.stop();
  server.close();
  // A file may change between its size and its bytes: the connection breaks, and the browser asks again. Public sites switch a link instead.
  expect(load.failures.filter((failure) => !failure.endsWith('aborted'))).toEqual([]);
  expect(load.visits.filter(({ status, body }) => status !== 200 || !/<\/html>$/.test(body))).toEqual([]);
  expect(load.visits.some(({ path, body }) => body === before[path])).toBe(true);
});

function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // Closed since the folder was listed.
    return undefined;
  }
}
