import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { splitAddress } from '#app/i18n/locale.ts';
import type { HostRules } from '#tools/hosting/rules.ts';

// `_headers` and `_redirects` of the site as parsed by Netlify's own parsers; each rule by itself
// is tried in tools/hosting/redirects.test.ts. With Cloudflare's handler of these files
// (@cloudflare/pages-shared 0.13.189) they were tested manually on 2026-11-21; it is not a
// dependency.

const HEADERS = 'build/hosting/_headers';
const REDIRECTS = 'build/hosting/_redirects';
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const rules = JSON.parse(readFileSync('build/hosting/rules.json', 'utf8')) as HostRules;

const redirectSchema = z.array(
  z.object({ path: z.string(), to: z.string(), status: z.number(), force: z.boolean() }),
);
let headers: Header[] = [];
let redirects: z.infer<typeof redirectSchema> = [];

beforeAll(async () => {
  const options = { minimal: false } as const;
  const read = await parseAllHeaders({ headersFiles: [HEADERS], configHeaders: [], ...options });
  const moved = await parseAllRedirects({
    redirectsFiles: [REDIRECTS],
    configRedirects: [],
    ...options,
  });
  expect([...read.errors, ...moved.errors]).toEqual([]);
  headers = read.headers.filter((rule) => 'forRegExp' in rule);
  redirects = redirectSchema.parse(moved.redirects);
});

/** A file of the site, or the file of a page; nothing else has an address. */
function fileAt(path: string): string | undefined {
  return [`${path}/index.html`, path].find((name) =>
    statSync(join('build/client', name), { throwIfNoEntry: false })?.isFile(),
  );
}

describe('_redirects', () => {
  it('move every old address, with and without a final slash, and none of an existing file but the file names of pages', () => {
    const written = lines(REDIRECTS).map((line) => line.split(' ')[0] ?? '');
    expect(rules.redirects.length).toBeGreaterThan(25);
    for (const { from, to } of rules.redirects) {
      expect(redirects.find(({ path }) => path === from)?.to, from).toBe(to);
      // A slash never follows the name of a file.
      const forms = /\.\w+$/.test(from) ? [from] : [from, `${from}/`];
      expect(written, from).toEqual(expect.arrayContaining(forms));
    }
    expect(
      redirects.flatMap(({ path, status }) => (status === 301 && fileAt(path) ? [path] : [])),
    ).toEqual(['/index.html', '/ml/index.html']);
  });

  it('lead only to pages of the site, in one step and in the same language', () => {
    for (const { path, to, force } of redirects) {
      expect([fileAt(to) !== undefined, force], path).toEqual([true, false]);
      expect(splitAddress(to).locale, path).toBe(splitAddress(path).locale);
    }
  });

  it('show the not-found page in Malayalam for wrong Malayalam addresses; the English one is shown without a rule', () => {
    expect(
      redirects.filter(({ status }) => status === 404).map(({ path, to }) => [path, to]),
    ).toEqual([['/ml/*', '/ml/404.html']]);
    expect(existsSync('build/client/404.html')).toBe(true);
  });
});

describe('_headers', () => {
  const of = (address: string) =>
    Object.assign(
      {},
      ...headers.filter(({ forRegExp }) => forRegExp.test(address)).map(({ values }) => values),
    ) as Record<string, string>;
  const common = { ...rules.headers, ...rules.pageHeaders };

  it.each([
    ['/', {}],
    ['/ml/about', {}],
    ['/no-such-page', {}],
    ['/assets/page-1.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/ml/feeds/news.atom', { 'Access-Control-Allow-Origin': '*' }],
    ['/data/fees.csv', { 'Access-Control-Allow-Origin': '*' }],
    ['/calendar/admissions.ics', { 'Access-Control-Allow-Origin': '*' }],
  ])('give %s those of every response, and %j', (address, more) => {
    expect(of(address)).toEqual({ ...common, ...more });
  });
});

/**
 * Sources: https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/, read
 * 2026-11-21; Netlify sets no such limits.
 */
it('the limits of Cloudflare Pages are kept', () => {
  const withStar = redirects.filter(({ path }) => /[*:]/.test(path));
  expect(headers.length).toBeLessThanOrEqual(100);
  expect(withStar.length).toBeLessThanOrEqual(100);
  expect(redirects.length - withStar.length).toBeLessThanOrEqual(2_000);
  expect(lines(HEADERS).filter((line) => line.length > 2_000)).toEqual([]);
  expect(lines(REDIRECTS).filter((line) => line.length > 1_000)).toEqual([]);
});
