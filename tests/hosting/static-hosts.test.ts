import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES, localisePath, splitAddress } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { type HostRules, INERT } from '#tools/hosting/rules.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { ask } from './ask.ts';

// `_headers` and `_redirects` as parsed by Netlify's own parsers, compared with the server of `npm start`. With Cloudflare's handler of
// these files (@cloudflare/pages-shared 0.13.189) they were tested manually on 2026-11-21; it is not a dependency: docs/dependencies.md.

const CLIENT = 'build/client';
const HEADERS = 'build/hosting/_headers';
const REDIRECTS = 'build/hosting/_redirects';
const one = (pattern: string) =>
  `/${globSync(pattern, { cwd: CLIENT }).sort()[0] ?? `nothing like ${pattern}`}`;
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/**
 * Limits of Cloudflare Pages for the two files; Netlify sets no such limits.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/, read 2026-11-21.
 */
const CLOUDFLARE = {
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  redirectsWithStar: 100,
  redirectLine: 1_000,
};

const redirectSchema = z.object({
  path: z.string(),
  to: z.string(),
  status: z.number(),
  force: z.boolean(),
});
type Redirect = z.infer<typeof redirectSchema>;

/** Every type of address, each with an example. */
const ADDRESSES: Record<string, string> = {
  'the home page': '/',
  'the Malayalam home page': '/ml',
  'a page': '/about',
  'a Malayalam page': '/ml/about',
  'a page with a question': '/about?from=paper',
  'a hashed script': one('assets/page-*.js'),
  'a hashed style': one('assets/style-*.css'),
  'a font': one('assets/noto-sans-latin-*.woff2'),
  'a picture': one('assets/cards/*.png'),
  'a document': one('documents/**/*.pdf'),
  'a calendar': one('**/*.ics'),
  'the index of the search': '/lists/search.json',
  'the service worker': '/sw.js',
  'a feed': '/ml/feeds/news.atom',
  'open data': '/data/fees.csv',
  'the contact for weaknesses': '/.well-known/security.txt',
  'a wrong address': '/no-such-page',
  'a wrong Malayalam address': '/ml/no-such-page',
  'a wrong address below a page': '/about/nothing',
  'a wrong address that begins like the Malayalam ones': '/mlx',
};

/** Old addresses in both languages, with and without a final slash. */
const OLD_ADDRESSES = getSite().redirects.flatMap(({ from }) =>
  LOCALES.flatMap((locale) => ['', '/'].map((end) => `${localisePath(from, locale)}${end}`)),
);

const rules = JSON.parse(readFileSync('build/hosting/rules.json', 'utf8')) as HostRules;
const server = await createSiteServer(CLIENT);
let port = 0;
let headerRules: Header[] = [];
let redirects: Redirect[] = [];

beforeAll(async () => {
  const read = await parseAllHeaders({
    headersFiles: [HEADERS],
    configHeaders: [],
    minimal: false,
  });
  const moved = await parseAllRedirects({
    redirectsFiles: [REDIRECTS],
    configRedirects: [],
    minimal: false,
  });
  expect([...read.errors, ...moved.errors]).toEqual([]);
  headerRules = read.headers.filter(hasPattern);
  redirects = z.array(redirectSchema).parse(moved.redirects);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function hasPattern(rule: Header | MinimalHeader): rule is Header {
  return 'forRegExp' in rule;
}

/** A file of the site, or the file of a page; nothing else has an address. */
function fileAt(path: string): string | undefined {
  return [`${path}/index.html`, path].find(
    (name) => existsSync(join(CLIENT, name)) && statSync(join(CLIENT, name)).isFile(),
  );
}

/** Headers of all matching rules, by lower-case names; values set by two rules are joined. */
function headersOfHost(address: string): Record<string, string> {
  const values = headerRules
    .filter(({ forRegExp }) => forRegExp.test(address.split('?')[0] ?? ''))
    .flatMap((rule) => Object.entries(rule.values));
  const joined: Record<string, string> = {};
  for (const [name, value] of values)
    joined[name.toLowerCase()] = [joined[name.toLowerCase()] ?? [], value].flat().join(', ');
  return joined;
}

describe('_redirects on a static host', () => {
  it('moves every old address to where npm start moves it, with and without a final slash', async () => {
    const moved = new Map(redirects.map((rule) => [rule.path, rule]));
    expect(OLD_ADDRESSES.length).toBeGreaterThan(50);
    for (const address of OLD_ADDRESSES) {
      const own = await ask(port, address);
      const { status, to } = moved.get(address.replace(/(.)\/$/, '$1')) ?? {};
      expect([status, to], address).toEqual([own.status, own.headers.location]);
    }
  });

  it('shows the not-found page in Malayalam for wrong Malayalam addresses; the English one is shown without a rule', () => {
    expect(
      redirects.filter(({ status }) => status === 404).map(({ path, to }) => [path, to]),
    ).toEqual([['/ml/*', '/ml/404.html']]);
  });

  it('redirects no address of an existing file, because hosts differ in which comes first; except the file names of pages', () => {
    const shadowed = redirects
      .filter(({ path, status }) => status === 301 && fileAt(path))
      .map(({ path }) => path);
    expect(shadowed).toEqual(['/index.html', '/ml/index.html']);
    expect(redirects.filter(({ force }) => force)).toEqual([]);
  });

  it('redirects only to pages of the site, in one step and in the same language', () => {
    for (const { path, to } of redirects) {
      expect(fileAt(to), path).toBeDefined();
      expect(splitAddress(to).locale, path).toBe(splitAddress(path).locale);
    }
  });
});

describe('_headers on a static host', () => {
  for (const [what, address] of Object.entries(ADDRESSES)) {
    it(`gives ${what} the headers that npm start gives`, async () => {
      const own = await ask(port, address);
      const host = headersOfHost(address);
      for (const name of Object.keys(rules.headers))
        expect(host[name.toLowerCase()], name).toBe(own.headers[name.toLowerCase()]);
      // Such a host cannot omit them from inert files (docs/hosting.md).
      if (!new RegExp(INERT).test(address)) {
        for (const name of Object.keys(rules.pageHeaders))
          expect(host[name.toLowerCase()], name).toBe(own.headers[name.toLowerCase()]);
      }
      // It revalidates everything else by default.
      if (host['cache-control']) expect(host['cache-control']).toBe(own.headers['cache-control']);
      else expect(own.headers['cache-control']).toBe('no-cache, no-transform');
      expect(host['access-control-allow-origin']).toBe(own.headers['access-control-allow-origin']);
    });
  }

  it('sends nothing that npm start does not send, and nothing twice', () => {
    const known = [
      ...Object.keys(rules.headers),
      ...Object.keys(rules.pageHeaders),
      'Cache-Control',
    ].sort();
    const isOpen = ({ values }: { values: object }) => 'Access-Control-Allow-Origin' in values;
    expect(headerRules.filter(isOpen).map(({ values }) => values)).toEqual(
      Array(6).fill({ 'Access-Control-Allow-Origin': '*' }),
    );
    expect(
      headerRules
        .filter((rule) => !isOpen(rule))
        .flatMap(({ values }) => Object.keys(values))
        .sort(),
    ).toEqual(known);
  });
});

describe('Cloudflare Pages', () => {
  it('finds every old address, which it compares exactly, with and without a final slash', () => {
    const moved = new Map(redirects.map(({ path, to }) => [path, to]));
    const written = lines(REDIRECTS).map((line) => line.split(' ')[0] ?? '');
    for (const { from, to } of rules.redirects) {
      expect(moved.get(from), from).toBe(to);
      expect(written, from).toEqual(expect.arrayContaining([from, `${from}/`]));
    }
  });
});

describe('the limits of Cloudflare Pages', () => {
  it('are kept for header rules and their lines', () => {
    expect(headerRules.length).toBeLessThanOrEqual(CLOUDFLARE.headerRules);
    expect(lines(HEADERS).filter((line) => line.length > CLOUDFLARE.headerLine)).toEqual([]);
  });

  it('are kept for the redirects and their lines', () => {
    const withStar = redirects.filter(({ path }) => /[*:]/.test(path));
    expect(withStar.length).toBeLessThanOrEqual(CLOUDFLARE.redirectsWithStar);
    expect(redirects.length - withStar.length).toBeLessThanOrEqual(CLOUDFLARE.redirects);
    expect(lines(REDIRECTS).filter((line) => line.length > CLOUDFLARE.redirectLine)).toEqual([]);
  });
});
