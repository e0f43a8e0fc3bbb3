import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { ask, sendLine, statusOf } from './ask.ts';
import { describeHosts } from './hosts.ts';

const CLIENT = 'build/client';
const file = (path: string) => readFileSync(join(CLIENT, path));
const one = (pattern: string) => `/${namesLike(pattern, CLIENT)[0] ?? `nothing like ${pattern}`}`;

const SCRIPT = one('assets/page-*.js');
/** What the pages of a language share: English, Malayalam. A quick build has none. */
const SHELLS = namesLike('assets/shell-*.txt', CLIENT).map((name) => `/${name}`);
const CARD = one('assets/card-*.png');
const HTML = 'text/html; charset=utf-8';

/**
 * Standard types of these files: https://www.iana.org/assignments/media-types/, UTF-8 for all text.
 */
const TYPES = {
  [SCRIPT]: 'text/javascript; charset=utf-8',
  [one('assets/style-*.css')]: 'text/css; charset=utf-8',
  [one('assets/noto-sans-latin-*.woff2')]: 'font/woff2',
  [one('documents/**/*.pdf')]: 'application/pdf',
  [one('**/*.ics')]: 'text/calendar; charset=utf-8',
  [CARD]: 'image/png',
  '/icon.svg': 'image/svg+xml; charset=utf-8',
  '/favicon.ico': 'image/x-icon',
  '/lists/search-list.json': 'application/json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/feeds/news.atom': 'application/atom+xml; charset=utf-8',
  '/data/fees.json': 'application/json; charset=utf-8',
  '/data/fees.csv': 'text/csv; charset=utf-8',
};

/** Required headers of every response (docs/threat-model.md). */
const HEADERS = {
  'strict-transport-security': /^max-age=31536000\b/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Headers of pages, scripts and errors. */
const PAGE_HEADERS = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'/,
  'permissions-policy': /\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
};

/** Addresses that only an attacker sends, each with its purpose. */
const HOSTILE = {
  'a way out of the folder': '/../../../../etc/passwd',
  'a way out of the folder, dots encoded': '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'a way out of the folder, slashes encoded': '/..%2f..%2f..%2fetc%2fpasswd',
  'a way out of the folder, encoded twice': '/%252e%252e%252fetc%252fpasswd',
  'a way out of the folder by backslashes': '/..\\..\\..\\etc\\passwd',
  'a way out of the folder, backslashes encoded': '/..%5c..%5c..%5cetc%5cpasswd',
  'a way out of the folder below a folder': '/assets/../../hosting/rules.json',
  'a page by an encoded slash': '/about%2fhistory',
  'a null byte': '/about%00.html',
  'a header of its own': '/about%0d%0aSet-Cookie:%20stolen=1',
  'a header of its own in a redirect': '/news%0d%0aLocation:%20https://evil.example/',
  'a broken escape': '/%E0%A4%A',
  'an overlong UTF-8 slash': '/..%c0%af..%c0%afetc/passwd',
  'settings of the server': '/.htaccess',
  'the history of the code': '/.git/config',
  'secrets of a project': '/.env',
  'rules of static hosts': '/_headers',
  'a compressed copy by its name': '/index.html.br',
  'a copy by a dictionary by its name': `/about/index.html.${SHELLS[0]?.slice(14, -3)}dcb`,
  'the file behind a page': '/about/index.html',
  'the not-found page as a page': '/404.html',
  'a source map': `${SCRIPT}.map`,
};

describeHosts(({ name, encodings, start }) => {
  let port = 0;
  let stop = async () => {};
  beforeAll(async () => {
    ({ port, stop } = await start());
  });
  afterAll(() => stop());

  it('serves a page at its address without a final slash, with revalidation each time', async () => {
    for (const path of ['/', '/about', '/ml', '/ml/about', '/about?from=paper']) {
      const { status, headers, body } = await ask(port, path);
      expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
        200,
        HTML,
        'no-cache, no-transform',
      ]);
      expect(body, path).toEqual(file(`${path.split('?')[0]}/index.html`));
    }
  });

  it('serves every file with its standard type', async () => {
    for (const [path, type] of Object.entries(TYPES)) {
      const { status, headers } = await ask(port, path);
      expect([status, headers['content-type']?.replace(/;\s*/, '; ').toLowerCase()], path).toEqual([
        200,
        type,
      ]);
    }
  });

  it('sends the common headers with every page, file, redirect and error, and none about visitors or itself', async () => {
    for (const path of [
      '/',
      '/ml/about',
      SCRIPT,
      '/icon.svg',
      '/news',
      '/about/',
      '/no-such-page',
      '/about%00',
    ]) {
      const { headers } = await ask(port, path);
      for (const [header, value] of Object.entries({ ...HEADERS, ...PAGE_HEADERS })) {
        // Apache itself rejects a null byte before it reads the rules of a folder.
        if (path === '/about%00' && name === 'Apache') continue;
        expect(headers[header], `${header} of ${path}`).toMatch(value);
      }
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server ?? '', 'no version').not.toMatch(/\d/);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('sends the content policy with everything except pictures, fonts and PDF files, and with a missing one', async () => {
    for (const path of [one('documents/**/*.pdf'), CARD, one('assets/*.woff2')]) {
      const { status, headers } = await ask(port, path);
      expect(status, path).toBe(200);
      for (const [header, value] of Object.entries(HEADERS))
        expect(headers[header], `${header} of ${path}`).toMatch(value);
      for (const header of Object.keys(PAGE_HEADERS))
        expect(headers[header], `${header} of ${path}`).toBeUndefined();
    }
    const { status, headers } = await ask(port, '/documents/gone.pdf');
    expect([status, headers['content-type']]).toEqual([404, HTML]);
    for (const [header, value] of Object.entries(PAGE_HEADERS))
      expect(headers[header], header).toMatch(value);
  });

  it('lets an existing hashed file be cached permanently, and a missing one not at all', async () => {
    for (const path of [SCRIPT, CARD])
      expect((await ask(port, path)).headers['cache-control'], path).toBe(
        'public, max-age=31536000, immutable',
      );
    for (const path of [
      '/assets/page-gone1234.js',
      '/assets/gone.css',
      '/assets',
      '/assets/pictures',
    ]) {
      const { status, headers } = await ask(port, path);
      expect([status, headers['cache-control']], path).toEqual([404, 'no-cache, no-transform']);
    }
  });

  it('lets pages of other sites read feeds, open data and calendars, and nothing else', async () => {
    for (const path of [
      '/feeds/news.atom',
      '/ml/feeds/department-cse.atom',
      '/feeds/events.ics',
      '/data/fees.csv',
      '/ml/calendar/admissions.ics',
    ]) {
      expect((await ask(port, path)).headers['access-control-allow-origin'], path).toBe('*');
    }
    for (const path of [
      '/',
      '/ml/about',
      SCRIPT,
      '/lists/search-list.json',
      '/feeds/gone.atom',
      '/feeds',
      '/no/feeds/news.atom',
    ]) {
      expect((await ask(port, path)).headers['access-control-allow-origin'], path).toBeUndefined();
    }
  });

  // Apache refuses the first one before it reads its configuration.
  it.skipIf(name === 'Apache')(
    'answers an address that was cut within an encoded letter with the not-found page',
    async () => {
      for (const path of ['/%', '/%E0%B4', '/about%', '/ml/all-news/%E0%B4', '/ml/about%E0%B']) {
        const { status, headers, body } = await ask(port, path);
        expect([400, 404], path).toContain(status);
        expect(headers['content-type'], path).toBe(HTML);
        expect(body.toString(), path).toMatch(/<h1\b/);
      }
    },
  );

  it('sends 304 to a browser that has the current page', async () => {
    const { headers } = await ask(port, '/about');
    const again = await ask(port, '/about', {
      headers: { 'If-None-Match': headers.etag ?? 'none' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('sends the requested range of a document, and 416 for one beyond its end', async () => {
    const path = one('documents/**/*.pdf');
    const whole = file(path);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=1000-', 1000, whole.length],
      ['bytes=-50', whole.length - 50, whole.length],
    ] as const) {
      const { status, headers, body } = await ask(port, path, { headers: { Range: range } });
      expect([status, headers['content-range']], range).toEqual([
        206,
        `bytes ${from}-${to - 1}/${whole.length}`,
      ]);
      expect(body, range).toEqual(whole.subarray(from, to));
    }
    expect((await ask(port, path, { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(
      416,
    );
  });

  it('answers a wrong address with status 404 and the page of its language', async () => {
    for (const [path, page] of [
      ['/no-such-page', '404.html'],
      ['/about/nothing', '404.html'],
      ...[
        '/admissions/diploma',
        '/department/cse/nothing',
        '/faculty/nobody',
        '/all-news/archive/1999',
      ].map((path) => [path, '404.html'] as const),
      ['/ml/gallery/nothing', 'ml/404.html'],
      ['/mlx', '404.html'],
      ['/ml/no-such-page', 'ml/404.html'],
      ['/ml/assets/nothing.js', 'ml/404.html'],
    ] as const) {
      const { status, headers, body } = await ask(port, path);
      expect([status, headers['content-type']], path).toEqual([404, HTML]);
      expect(body, path).toEqual(file(page));
    }
  });

  it.each([
    ['/admissions.', '/admissions'],
    ['/admissions,', '/admissions'],
    ['/ml/contact)', '/ml/contact'],
    ['/admissions%20', '/admissions'],
    ['/admissions%E2%80%8B', '/admissions'],
    ['/admissions%C2%A0', '/admissions'],
    ['/admissions%E2%80%9D', '/admissions'],
    ['/admissions&utm_source=whatsapp', '/admissions'],
    ['/Admissions', '/admissions'],
    ['/Department/CSE', '/department/cse'],
    ['/department/physicaleducation', '/department/physicalEducation'],
    ['/ML/contact', '/ml/contact'],
    ['/en', '/'],
    ['/en/about?q=a', '/about?q=a'],
  ])('leads %s, as people paste and type it, to %s', async (wrong, right) => {
    const { status, headers } = await ask(port, wrong);
    expect([status, pathOf(headers.location)]).toEqual([301, right]);
  });

  it.each(['//evil.example.', '//evil.example/.', '/en//evil.example', '/no-such-page'])(
    'leads %s to no other host',
    async (wrong) => {
      const { headers } = await ask(port, wrong);
      expect(headers.location ?? '/').toMatch(
        /^(?:https?:\/\/(?:127\.0\.0\.1|localhost)[:/\d]*)?\/(?!\/)/,
      );
    },
  );

  it('removes the final slash of an address, and never redirects to another host', async () => {
    for (const [address, target] of [
      ['/about/', '/about'],
      ['/ml/', '/ml'],
      ['/ml/about/?x=1', '/ml/about?x=1'],
      ['/index.html', '/'],
    ] as const) {
      const { status, headers } = await ask(port, address);
      expect([status, pathOf(headers.location)], address).toEqual([301, target]);
    }
    for (const address of [
      '//evil.example/',
      '///evil.example/',
      '//evil.example/%2e%2e/',
      '/\\evil.example/',
    ]) {
      const answer = await sendLine(port, `GET ${address} HTTP/1.1`);
      expect(answer, address).not.toMatch(/^location: *(?:[a-z]+:)?[/\\]{2}evil/im);
    }
  });

  // A quick build has none.
  it.skipIf(!existsSync(join(CLIENT, 'index.html.br')))(
    `serves precompressed copies (${encodings.join(', ')})`,
    async () => {
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const [path, original] of [
        ['/about', 'about/index.html'],
        ['/', 'index.html'],
        [SCRIPT, SCRIPT],
        // The server of this machine compresses no error.
        ...(name === 'npm start' ? [] : [['/no-such-page', '404.html'] as const]),
      ] as const) {
        for (const encoding of encodings) {
          const { headers, body } = await ask(port, path, {
            headers: { 'Accept-Encoding': encoding },
          });
          expect(headers['content-encoding'], path).toBe(encoding);
          expect(headers.vary?.toLowerCase(), path).toMatch(/^accept-encoding\b/);
          expect(headers['content-type'], path).toBe(path === SCRIPT ? TYPES[SCRIPT] : HTML);
          expect(unpack[encoding as keyof typeof unpack](body), path).toEqual(file(original));
        }
        const refusing = await ask(port, path, {
          headers: { 'Accept-Encoding': encodings.map((encoding) => `${encoding};q=0`).join(', ') },
        });
        expect(refusing.headers['content-encoding'], path).toBeUndefined();
        const plain = await ask(port, path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        expect(plain.body, path).toEqual(file(original));
      }
    },
  );

  // The server of this machine is for looking at the site; static hosts choose no file by a header.
  it.skipIf(name === 'npm start' || SHELLS.length === 0)(
    'sends a page compressed by the dictionary of its language to a browser that has it (RFC 9842)',
    async () => {
      for (const [path, shell, other] of [
        ['/about', ...SHELLS],
        ['/', ...SHELLS],
        ['/ml/about', ...SHELLS.toReversed()],
        ['/ml', ...SHELLS.toReversed()],
      ] as const) {
        const dictionary = file(shell ?? '');
        const digest = createHash('sha256').update(dictionary).digest();
        const has = (
          bytes: Uint8Array,
          encoding = 'gzip, deflate, br, zstd, dcb, dcz',
          before = '',
        ) =>
          ask(port, path, {
            headers: {
              'Sec-CH-UA': '"Chromium";v="156"',
              'Accept-Encoding': encoding,
              'Available-Dictionary': `${before}:${Buffer.from(bytes).toString('base64')}:`,
            },
          });
        const { headers, body } = await has(digest);
        expect([headers['content-encoding'], headers['content-type']], path).toEqual(['dcb', HTML]);
        expect(headers.vary?.toLowerCase().split(/, */).toSorted(), path).toEqual([
          'accept-encoding',
          'available-dictionary',
        ]);
        expect(headers.link, path).toBe(`<${shell}>; rel="compression-dictionary"`);
        expect((await ask(port, path)).headers.link, 'Firefox fetches it for nothing').toBe(
          undefined,
        );
        expect(headers['cache-control'], path).toBe('no-cache, no-transform');
        expect(body.subarray(0, 36).toString('hex'), path).toBe(
          `ff444342${digest.toString('hex')}`,
        );
        expect(brotliDecompressSync(body.subarray(36), { dictionary }), path).toEqual(
          file(`${path}/index.html`),
        );
        const dictionaryOfOther = createHash('sha256')
          .update(file(other ?? ''))
          .digest();
        for (const answer of [
          has(digest, 'gzip, br'),
          has(digest, 'gzip, br, dcb;q=0'),
          has(digest, 'gzip, br, dcb;\tQ=0'),
          has(digest, 'gzip, br, x-dcb, dcb-2'),
          has(digest, 'gzip, br, dcb', ':AAAA:, '),
          has(dictionaryOfOther),
          has(Buffer.alloc(32)),
        ])
          expect((await answer).headers['content-encoding'], path).not.toBe('dcb');
        for (const accepted of ['identity', ...encodings]) {
          const { headers: own } = await ask(port, shell ?? '', {
            headers: { 'Accept-Encoding': accepted },
          });
          expect([own['use-as-dictionary'], own['cache-control']], accepted).toEqual([
            `match="${path.startsWith('/ml') ? '/ml' : '/'}*"`,
            'public, max-age=31536000, immutable',
          ]);
        }
      }
    },
  );

  it('answers HEAD without a body, and no method other than GET and HEAD', async () => {
    const head = await ask(port, '/about', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, headers } = await ask(port, '/about', { method });
      expect(status, method).toBe(405);
      // nginx and Apache reject TRACE before they read any rule; Apache adds an empty list of its
      // own.
      if (method !== 'TRACE') expect(headers.allow, method).toMatch(/^GET, HEAD(?:, )?$/);
    }
  });

  for (const [what, address] of Object.entries(HOSTILE)) {
    it(`refuses ${what}: ${address.replaceAll(/-[\w-]{8}(?=\.)/g, '')}`, async () => {
      const answer = await sendLine(port, `GET ${address} HTTP/1.1`);
      expect([400, 403, 404]).toContain(statusOf(answer));
      expect(answer).not.toMatch(/root:x:|"redirects"|^set-cookie|^location: *https:\/\/evil/im);
    });
  }
});

/** Apache includes its own host in a redirect. */
function pathOf(location: string | undefined): string | undefined {
  return location?.replace(/^http:\/\/127\.0\.0\.1(?::\d+)?/, '');
}
