import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { abandon, ask, sendBytes, sendLine, statusOf } from './ask.ts';

// Cases that servers handle differently, as the server of `npm start` handles them.

const server = await createSiteServer('build/client');
let port = 0;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Request lines and the expected status. */
const ANSWERS: readonly (readonly [line: string, status: number])[] = [
  ['GET /../../etc/passwd HTTP/1.1', 400],
  ['GET /%2e%2E/etc/passwd HTTP/1.1', 400],
  ['GET /about/.. HTTP/1.1', 400],
  ['GET /..%2fetc%2fpasswd HTTP/1.1', 400],
  ['GET /..%5Cetc HTTP/1.1', 400],
  ['GET /..\\etc HTTP/1.1', 400],
  ['GET /about%2Fhistory HTTP/1.1', 400],
  ['GET /about%00 HTTP/1.1', 400],
  ['GET /about%0D%0ASet-Cookie:a=b HTTP/1.1', 400],
  ['GET /about%7f HTTP/1.1', 400],
  ['GET /%E0%A4%A HTTP/1.1', 404],
  ['GET /% HTTP/1.1', 404],
  ['GET * HTTP/1.1', 400],
  ['GET http://evil.example/about HTTP/1.1', 400],
  ['GET about HTTP/1.1', 400],
  ['GET /.. HTTP/1.1', 400],
  // Dots inside a name are allowed, and a query may contain anything.
  ['GET /about..history HTTP/1.1', 404],
  ['GET /about?file=../../etc/passwd%00 HTTP/1.1', 200],
  ['GET /__proto__ HTTP/1.1', 404],
  ['GET /constructor HTTP/1.1', 404],
  ['GET /.well-known HTTP/1.1', 404],
  ['GET /.well-known/security.txt HTTP/1.1', 200],
  [`GET /${'a'.repeat(4_095)} HTTP/1.1`, 404],
  [`GET /${'a'.repeat(4_096)} HTTP/1.1`, 414],
  [`GET /about?${'a'.repeat(20_000)} HTTP/1.1`, 414],
  [`GET /${'a'.repeat(40_000)} HTTP/1.1`, 431],
  ['POST /about HTTP/1.1', 405],
  ['OPTIONS * HTTP/1.1', 405],
  ['TRACE / HTTP/1.1', 405],
  ['CONNECT evil.example:443 HTTP/1.1', 405],
  ['FETCH / HTTP/1.1', 400],
  ['GET / HTTP/9.9', 400],
];

for (const [line, status] of ANSWERS) {
  it(`answers ${line.length > 60 ? `${line.slice(0, 30)}... of ${line.length} characters` : line} with ${status}`, async () => {
    expect(statusOf(await sendLine(port, line))).toBe(status);
  });
}

it('rejects a request with two lengths, or a line break in a header, with 400: both are used for request smuggling', async () => {
  const smuggled = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /';
  expect(statusOf(await sendBytes(port, `POST / HTTP/1.1\r\nHost: site\r\n${smuggled}`))).toBe(400);
  expect(statusOf(await sendBytes(port, 'GET / HTTP/1.1\r\nHost: site\r\nX: a\rb\r\n\r\n'))).toBe(400);
});

it('gives the length of a document for a range beyond its end, with the headers of an error', async () => {
  const path = '/documents/prospectus.ml.pdf';
  const whole = await ask(port, path, { method: 'HEAD' });
  const { status, headers, body } = await ask(port, path, { headers: { Range: 'bytes=999999999-' } });
  expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${whole.headers['content-length']}`, 0]);
  expect([headers['cache-control'], headers.etag, headers['content-type']]).toEqual(['no-cache, no-transform', undefined, undefined]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

it('rejects a request with two Host headers, which another server may read differently', async () => {
  for (const second of ['evil.example', 'site']) expect(statusOf(await sendLine(port, 'GET / HTTP/1.1', `Host: ${second}\r\n`)), second).toBe(400);
});

it('does not read the body of a rejected request', async () => {
  const answer = await sendLine(port, 'POST /about HTTP/1.1', 'Content-Length: 1000000000\r\n');
  expect(statusOf(answer)).toBe(405);
  expect(answer).toMatch(/^connection: close/im);
});

it.skipIf(process.platform !== 'linux')('closes files when clients disconnect during a response', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  // A large file: a small one is sent before the client can disconnect.
  const before = openFiles();
  for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 60 }, () => abandon(port, '/documents/prospectus.ml.pdf')));
  await expect.poll(openFiles, { timeout: 5_000 }).toBeLessThanOrEqual(before + 5);
});
