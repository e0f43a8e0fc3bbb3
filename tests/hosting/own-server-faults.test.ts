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

// The server of `npm start`: behaviour when it is stopped, when its folder is replaced, and with slow clients.

/** More than the network buffers hold, so that a response is pending until the client reads. */
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

/** Starts the server as a process and waits until it responds. */
async function startProcess(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['tests/support/serve.ts', client], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
}

/** Requests a file and reads no response until requested. */
async function askWithoutReading(port: number, path: string) {
  const socket = await holdOpen(port, `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

describe('the server as a process', () => {
  it('that is killed during responses frees the port: after a restart it serves immediately, and no partial response looks complete', async () => {
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

  it('that is asked to stop accepts no new client, finishes pending responses, and exits with status 0', async () => {
    const port = await freePort();
    const server = await startProcess(port);
    // It may be gone before its last response has been read here.
    const exit = once(server, 'exit');
    const slow = await askWithoutReading(port, HUGE);
    const idle = await holdOpen(port, 'GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await once(idle, 'data');
    server.kill('SIGTERM');
    await once(idle, 'close');
    await expect.poll(() => ask(port, '/').then(String, (error) => error.code)).toBe('ECONNREFUSED');
    expect(server.exitCode).toBeNull();

    const answer = await hear(slow);
    expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(HUGE_BYTES);
    expect(await exit).toEqual([0, null]);

    const next = await startProcess(port);
    expect((await ask(port, '/')).status).toBe(200);
    next.kill('SIGTERM');
    expect(await once(next, 'exit')).toEqual([0, null]);
  });
});

describe('a slow client', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    // The time limits of the server, but shorter.
    server = (await createSiteServer(client, { headMs: 400, requestMs: 800, stillMs: 800, lookMs: 50 })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const servesOthers = async () => expect((await ask(port, '/about')).body.toString()).toBe(answers['/about']);

  it('that sends its headers byte by byte gets 408, and others need not wait', async () => {
    const slow = Array.from({ length: 50 }, async () => {
      const socket = await holdOpen(port, 'GET / HTTP/1.1\r\nX: ');
      const dripping = setInterval(() => socket.write('a'), 20);
      return hear(socket).finally(() => clearInterval(dripping));
    });
    await servesOthers();
    expect(new Set((await Promise.all(slow)).map(statusOf))).toEqual(new Set([408]));
  });

  it('that sends nothing is disconnected, and hundreds of them do not block others', async () => {
    const silent = await Promise.all(Array.from({ length: 400 }, () => holdOpen(port, '')));
    await servesOthers();
    await Promise.all(silent.map(hear));
  });

  it('that sends an unwanted body gets its response before the body is complete', async () => {
    const answer = await hear(await holdOpen(port, 'POST /about HTTP/1.1\r\nHost: site\r\nContent-Length: 1000000\r\n\r\nab'));
    expect(statusOf(answer)).toBe(405);
  });

  it('that stops reading is disconnected, and its file is closed', async () => {
    const openHuge = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd)?.endsWith('huge.csv')).length;
    const still = await Promise.all(Array.from({ length: 20 }, () => askWithoutReading(port, HUGE)));
    if (process.platform === 'linux') expect(openHuge()).toBe(20);
    await servesOthers();
    if (process.platform === 'linux') await expect.poll(openHuge, { timeout: 5_000 }).toBe(0);
    for (const socket of still) socket.destroy();
  });

  it('that reads slowly gets the whole file, even if this takes longer than the limit for no progress', async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${HUGE} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`));
    let [bytes, pauses] = [0, 0];
    for await (const part of socket) {
      bytes += (part as Buffer).length;
      pauses += 1;
      // A slow connection: 2 ms for each part.
      await new Promise((done) => setTimeout(done, 2));
    }
    expect(pauses * 2).toBeGreaterThan(800);
    expect(bytes).toBeGreaterThan(HUGE_BYTES);
  });
});

it('a new build replaces the served one without partial pages, and is served from then on', async () => {
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
  // A file may change after its size was sent: the connection breaks and the browser retries. Public sites switch a link instead.
  expect(load.failures.filter((failure) => !failure.endsWith('aborted'))).toEqual([]);
  expect(load.visits.filter(({ status, body }) => status !== 200 || !/<\/html>$/.test(body))).toEqual([]);
  expect(load.visits.some(({ path, body }) => body === before[path])).toBe(true);
});

function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // Closed after the folder was listed.
    return undefined;
  }
}
