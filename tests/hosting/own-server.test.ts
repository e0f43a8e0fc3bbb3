import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { replaceFolder } from '#tools/build/replace-folder.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { ask } from './ask.ts';
import { writeSmallRelease } from './small-release.ts';

// What the server of `npm start` does beyond the rules for all hosts (hosts.test.ts).

const place = newFolder();
writeSmallRelease(join(place, 'build'), 'first', [{ from: '/old', to: '/about' }]);
const server = await createSiteServer(join(place, 'build/client'));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])(
  'compresses texts for a browser that accepts %s, as hosts do',
  async (accepted, name, unpack) => {
    const headers = { 'Accept-Encoding': accepted };
    const page = await ask(port, '/about', { headers });
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual([
      name,
      'Accept-Encoding',
    ]);
    expect(unpack(page.body).toString()).toContain('About of first');
    expect((await ask(port, '/about')).headers['content-encoding']).toBeUndefined();
  },
);

it('serves a new build that has replaced the old one, with its rules', async () => {
  expect((await ask(port, '/about')).body.toString()).toContain('About of first');
  expect((await ask(port, '/old')).headers.location).toBe('/about');
  await replaceFolder(join(place, 'build'), join(place, '.cache/build'), async (folder) => {
    writeSmallRelease(folder, 'second', [{ from: '/older', to: '/about' }]);
  });
  expect((await ask(port, '/about')).body.toString()).toContain('About of second');
  expect([(await ask(port, '/older')).status, (await ask(port, '/old')).status]).toEqual([
    301, 404,
  ]);
});
