import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { isPublic } from '#tools/lib/public-address.ts';
import type { Answer } from './answer.ts';
import { crawl } from './crawl.ts';
import { hostOf, oldAddress } from './old-address.ts';
import { PageReader } from './page-reader.ts';

type Page = string | Buffer | { status: number; location?: string };

const reader = new PageReader();
afterAll(() => reader.close());

/**
 * An old site on this machine that notes what it is asked for, and a run of the program over it.
 */
async function oldSite(pages: Record<string, Page>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const page = pages[url] ?? { status: 404 };
    const isBody = typeof page === 'string' || Buffer.isBuffer(page);
    const { status, location } = isBody ? { status: 200, location: undefined } : page;
    const type = url.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8';
    response.writeHead(status, { 'content-type': type, ...(location && { location }) });
    response.end(isBody ? page : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = newFolder();
  onTestFinished(() => {
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host = hostOf(origin) ?? { origin, name: '' };
  const path = ({ address, why, movedTo }: Answer) => [
    address.replace(origin, ''),
    why ?? movedTo?.replace(origin, '-> ') ?? 'read',
  ];
  return {
    asked,
    folder,
    read: async (isAllowed = () => true, start = '/', limits = {}) =>
      (await crawl(host, [origin + start], { folder, reader, limits, pauseMs: 0, isAllowed })).map(
        path,
      ),
  };
}

it('only pages of the same host are asked for, and of them what robots.txt allows', async () => {
  const { read, asked } = await oldSite({
    '/robots.txt': 'User-agent: *\nDisallow: /private/\n',
    '/': '<a href="/a.asp?id=1">A</a> <a href="https://other.example/">B</a> <a href="javascript:alert(1)">C</a> <a href="/private/x">D</a> <a href="/logo.png">E</a> <a href="http://192.168.1.1/">F</a> <a href="/away">G</a> <a href="/form.docx">H</a> <a href="/a.asp?id=1&utm_source=x#top">I</a>',
    '/a.asp?id=1': '<a href="/gone">J</a>',
    '/away': { status: 302, location: 'https://other.example/' },
  });
  expect(await read()).toEqual([
    ['/', 'read'],
    ['/a.asp?id=1', 'read'],
    ['/private/x', 'robots.txt asks not to read it'],
    ['/away', 'it leads to another host: https://other.example/'],
    ['/form.docx', 'not a page or a PDF: make a PDF of it and add it to the documents'],
    ['/gone', 'the old site answers 404'],
  ]);
  expect(asked).toEqual(['/robots.txt', '/sitemap.xml', '/', '/a.asp?id=1', '/away', '/gone']);
});

it('the pages of site maps are read, and of the maps that these name', async () => {
  const { read } = await oldSite({
    '/sitemap.xml': '<sitemapindex><sitemap><loc>/posts.xml</loc></sitemap></sitemapindex>',
    '/posts.xml': '<urlset><url><loc>/hidden?a=1&amp;b=2</loc></url></urlset>',
    '/hidden?a=1&b=2': 'Words',
  });
  expect(await read(undefined, '/sitemap.xml')).toEqual([['/hidden?a=1&b=2', 'read']]);
});

it('what is packed, unasked or as a site map, is read unpacked; what is damaged is named', async () => {
  const { read } = await oldSite({
    '/sitemap.xml.gz': gzipSync('<urlset><url><loc>/packed</loc></url></urlset>'),
    '/packed': gzipSync('<a href="/damaged">Words</a>'),
    '/damaged': gzipSync('Words').subarray(0, 12),
  });
  expect(await read(undefined, '/sitemap.xml.gz')).toEqual([
    ['/packed', 'read'],
    ['/damaged', 'it is packed, and larger than 20 MB or damaged'],
  ]);
});

const linksTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="/${index}">${index}</a>`).join(' ');
const mapOf = (count: number) =>
  `<urlset>${Array.from({ length: count }, (_, index) => `<url><loc>/${index}</loc></url>`).join('')}</urlset>`;

it.each([
  ['a page', { '/': linksTo(12) }],
  ['a site map', { '/sitemap.xml': mapOf(12), '/': 'Words' }],
  [
    'the site maps of a site map',
    {
      '/sitemap.xml':
        '<sitemapindex><sitemap><loc>/a.xml</loc></sitemap><sitemap><loc>/b.xml</loc></sitemap></sitemapindex>',
      '/a.xml': mapOf(12),
      '/b.xml': mapOf(20),
      '/': 'Words',
    },
  ],
])('of more addresses than are read, named by %s, the rest is not asked', async (_, pages) => {
  const { read, asked } = await oldSite(pages);
  const answers = await read(undefined, '/', { addresses: 5 });
  expect(answers).toHaveLength(6);
  expect(answers.at(-1)).toEqual(['/*', 'more than 5 addresses; the rest was not asked']);
  expect(asked.filter((path) => /^\/\d*$/.test(path))).toEqual(['/', '/0', '/1', '/2', '/3']);
  expect(asked).not.toContain('/b.xml');
});

it('a site with more bytes than are read is read so far, also when it is read again', async () => {
  const pages = { '/': linksTo(3), '/0': 'w'.repeat(300), '/1': 'w'.repeat(300), '/2': 'Words' };
  const { read, asked } = await oldSite(pages);
  const stopped = ['/*', 'more than 400 bytes; the rest was not asked'];
  expect((await read(undefined, '/', { bytes: 400 })).at(-1)).toEqual(stopped);
  expect(asked.filter((path) => /^\/\d*$/.test(path))).toEqual(['/', '/0', '/1']);
  asked.length = 0;
  expect((await read(undefined, '/', { bytes: 400 })).at(-1)).toEqual(stopped);
  expect(asked).toEqual(['/robots.txt']);
});

it('a run that was stopped goes on where it was, and what did not answer is asked again', async () => {
  const pages: Record<string, Page> = { '/': '<a href="/a">A</a>', '/a': { status: 503 } };
  const { read, asked } = await oldSite(pages);
  expect(await read()).toContainEqual(['/a', 'the old site answers 503']);
  pages['/a'] = 'Words';
  asked.length = 0;
  expect(await read()).toEqual([
    ['/', 'read'],
    ['/a', 'read'],
  ]);
  expect(asked).toEqual(['/robots.txt', '/sitemap.xml', '/a']);
});

it('a machine inside a network is not asked, whatever its name', async () => {
  const { read, asked, folder } = await oldSite({ '/': 'Words' });
  await expect(read((() => false) as () => boolean)).rejects.toThrow(
    'an address inside a network is not asked',
  );
  expect(asked).toEqual([]);
  expect(() => readFileSync(join(folder, 'answers.jsonl'))).toThrow();
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '172.20.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
])('%s is inside a network', (address) => expect(isPublic(address)).toBe(false));

it.each([
  ['http://user:secret@hill.example/a', undefined],
  ['ftp://hill.example/a', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example/a', undefined],
  ['http://hill.example.evil.example/', undefined],
  ['../a/b.htm#c', 'https://hill.example/a/b.htm'],
  ['http://www.hill.example/x;jsessionid=1?fbclid=2&id=3', 'https://hill.example/x?id=3'],
  ['/list.php?sid=0f1e2d3c4b5a69788796a5b4c3d2e1f0&id=4', 'https://hill.example/list.php?id=4'],
  ['/list.php?sid=4', 'https://hill.example/list.php?sid=4'],
  ['/a.cfm?CFID=12&CFTOKEN=34&id=5', 'https://hill.example/a.cfm?id=5'],
  ['/(S(lit3py55t21z5v55vlm25s55))/a.aspx', 'https://hill.example/a.aspx'],
  ['/S(2)/a.aspx', 'https://hill.example/S(2)/a.aspx'],
])('the link %s leads to %s', (href, address) => {
  expect(
    oldAddress(href, 'https://hill.example/dept/', {
      origin: 'https://hill.example',
      name: 'hill.example',
    }),
  ).toBe(address);
});
