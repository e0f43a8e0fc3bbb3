import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxCommand } from '#tools/bench/run-nginx.ts';
import { ask, hear, holdOpen } from './ask.ts';
import { HOSTS, type Host, newPlace, startWith } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

// The limits that the files for nginx set, each tested with one worker and smaller values.

/** Twice the number of connections of a worker in Debian's configuration. */
const HELD = 1_600;
const MAX_AT_ONCE = 4;
const HUGE = '/documents/huge.csv';
const isInstalled = HOSTS.some((host) => host.name === 'nginx' && host.isInstalled);

const place = newPlace();
let socketOfHttp = '';
let port = 0;
let stop = async () => {};

/** @param ownLines additional configuration */
function startNginx(ownLines = ''): ReturnType<Host['start']> {
  const start = startWith((folder, ...rest) => {
    const command = nginxCommand(folder, ...rest);
    const file = join(folder, 'nginx.conf');
    const conf = readFileSync(file, 'utf8');
    expect(conf).toMatch(/worker_processes auto;[\s\S]*college_addresses 256;/);
    writeFileSync(
      file,
      conf
        .replace('processes auto', 'processes 1')
        .replace('college_addresses 256', `college_addresses ${MAX_AT_ONCE}`),
    );
    appendFileSync(join(folder, 'college/here.conf'), ownLines);
    if (ownLines === '') socketOfHttp = join(folder, 'http');
    return command;
  });
  return start(place);
}

describe.skipIf(!isInstalled)(isInstalled ? 'nginx' : 'skipped: nginx not installed', () => {
  beforeAll(async () => {
    writeSmallRelease(place, 'only');
    writeFileSync(join(place, 'client', HUGE), Buffer.alloc(40_000_000, 'a'));
    ({ port, stop } = await startNginx());
  });
  afterAll(() => stop());

  it.each([
    ['the site', () => port],
    ['port 80', () => socketOfHttp],
  ])(
    'answers at both ports while half a request is held open on more connections to %s than a worker has in Debian',
    async (_, where) => {
      const held: Socket[] = [];
      // A few at a time: nginx drops connections without data when it runs out of them.
      while (held.length < HELD) {
        held.push(
          ...(await Promise.all(
            Array.from({ length: HELD / 200 }, () =>
              holdOpen(where(), 'GET / HTTP/1.1\r\nHost: si'),
            ),
          )),
        );
        expect((await ask(port, '/about')).status, `${held.length} held open`).toBe(200);
        expect(await askHttp('/about?a=b')).toEqual([301, 'https://www.college.example/about?a=b']);
      }
      for (const socket of held) socket.destroy();
    },
  );

  it('closes connections without a request', async () => {
    const quick = await startNginx('client_header_timeout 1s;\n');
    const held = await Promise.all(
      ['', 'GET / HTTP/1.1\r\nHost: si'].map((beginning) => holdOpen(quick.port, beginning)),
    );
    await Promise.all(held.map(hear));
    await quick.stop();
  });

  it('has time limits that apply to all ports', () => {
    const rules = readFileSync(join(place, 'hosting/nginx.conf'), 'utf8').split(/^server \{/m)[0];
    for (const line of [
      'client_header_timeout 10s',
      'client_body_timeout 10s',
      'send_timeout 30s',
      'keepalive_timeout 30s',
      'reset_timedout_connection on',
    ]) {
      expect(rules).toContain(`\n${line};\n`);
    }
  });

  it('sends 429 to an address with too many pending requests, logs no query of them, and serves it again when they have ended', async () => {
    const slow = await Promise.all(
      Array.from({ length: MAX_AT_ONCE }, () => askWithoutReading(HUGE)),
    );
    expect((await ask(port, '/about?q=secret')).status).toBe(429);
    expect(readFileSync(join(dirname(socketOfHttp), 'error.log'), 'utf8')).not.toContain('secret');
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await ask(port, '/about')).status).toBe(200);
  });
});

function askHttp(
  path: string,
): Promise<[status: number | undefined, location: string | undefined]> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath: socketOfHttp, path, headers: { Host: 'www.college.example' } },
      (response) => {
        response
          .resume()
          .on('end', () => resolve([response.statusCode, response.headers.location]));
      },
    );
    asked.on('error', reject).end();
  });
}

async function askWithoutReading(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`),
  );
  await new Promise((begun) => socket.once('readable', begun));
  return socket;
}
