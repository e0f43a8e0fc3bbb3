import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { copyContent } from '#tests/content/content-copy.ts';
import { runNode } from '#tests/support/run-node.ts';
import { BUILD_LOCK } from '#tools/build/places.ts';
import type { HostRules } from '#tools/hosting/rules.ts';
import { withLock } from '#tools/lib/lock.mjs';

const CLIENT = 'build/client';
const DAY_MS = 86_400_000;
const PAGES = namesLike('**/*.html', CLIENT);
/** Style sheets of single pages, beside that of all. */
const OWN_STYLES = [
  '',
  'styles',
  'admissions',
  'compare',
  'inauguration',
  'my-admission',
  'tenders',
];
const read = (path: string) => readFileSync(path, 'utf8');
describe('the built site', () => {
  it('contains no source map and no dot file except those below .well-known', () => {
    const names = namesLike('**/*', CLIENT).concat(namesLike('**/.*', CLIENT));
    expect(names.length).toBeGreaterThan(1_000);
    expect(
      names.filter((name) => /\.map(?:\.\w+)?$|(?:^|\/)\.(?!well-known(?:\/|$))/.test(name)),
    ).toEqual([]);
  });

  it('uses at most 8 KB of Malayalam font on an English page: for the name', () => {
    const faces = namesLike('assets/anek-name-700-*.woff2', CLIENT);
    expect(faces).toHaveLength(1);
    expect(readFileSync(`${CLIENT}/${faces[0]}`).length).toBeLessThanOrEqual(8_000);
  });

  it('preloads two fonts on each page, for text and headings, with both scripts on Malayalam pages; the English inauguration also the one of its Malayalam name', () => {
    for (const page of PAGES) {
      const html = read(`${CLIENT}/${page}`);
      const faces = [
        ...html.matchAll(/<link rel="preload"[^>]* href="\/assets\/([^"]+\.woff2)"/g),
      ].map(([, file = '']) => file);
      const wanted = html.includes('<html lang="ml"')
        ? [/^noto-sans-malayalam-/, /^anek-700-/]
        : [/^noto-sans-latin-/, /^anek-latin-700-/];
      const expected = [
        ...wanted,
        ...(page === 'inaguration/index.html' ? [/^anek-name-700-/] : []),
      ];
      expect(faces, page).toEqual(expected.map((name) => expect.stringMatching(name)));
    }
  });

  it('has pages whose own policy allows exactly their own inline scripts, all of which the header allows as well', () => {
    const header = (JSON.parse(read('build/hosting/rules.json')) as HostRules).pageHeaders[
      'Content-Security-Policy'
    ];
    expect(PAGES.length).toBeGreaterThan(100);
    for (const page of PAGES) {
      const html = read(`${CLIENT}/${page}`);
      const [, policy = ''] =
        /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
          html,
        ) ?? [];
      const inline = [
        ...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ].flatMap(([, text]) => text || []);
      const hashes = inline.map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(policy, page).toContain("default-src 'none'");
      expect(hashes.length, page).toBeGreaterThan(0);
      expect((policy.match(/'sha256-[^']+'/g) ?? []).sort(), page).toEqual(
        [...new Set(hashes)].sort(),
      );
      for (const hash of hashes) expect(header, page).toContain(hash);
      expect(policy, page).not.toMatch(/unsafe-|data:|blob:|https?:|\*/);
    }
    expect(header).not.toMatch(/unsafe-|data:|blob:|https?:|\*/);
  });

  it('has one style sheet for all pages, loaded once. Tools and the admissions have a second one', () => {
    const first = new Set<string>();
    for (const page of PAGES) {
      const [shared = '', ...others] = [
        ...read(`${CLIENT}/${page}`).matchAll(
          /<link rel="stylesheet" href="\/assets\/([\w-]+)-[\w-]{8}\.css#?"/g,
        ),
      ].map(([, name = '']) => name);
      first.add(shared);
      expect(OWN_STYLES, page).toContain(others.join());
    }
    expect([...first]).toEqual(['style']);
  });

  it('has no unused style sheet', () => {
    const texts = [...PAGES, ...namesLike('assets/*.js', CLIENT)].map((file) =>
      read(`${CLIENT}/${file}`),
    );
    const styles = namesLike('assets/*.css', CLIENT);
    expect(styles.length).toBeGreaterThan(2);
    expect(styles.filter((style) => !texts.some((text) => text.includes(style)))).toEqual([]);
  });

  it('has no style or handler attribute, and no external script', () => {
    const faults = PAGES.filter((page) =>
      /<[a-z][^<>]* (?:style|on[a-z]+)="|<script[^>]*src="(?!\/)/.test(read(`${CLIENT}/${page}`)),
    );
    expect(faults).toEqual([]);
  });

  it('has a contact in security.txt, valid for a month or more and less than a year (RFC 9116)', () => {
    const fields = new Map(
      read(`${CLIENT}/.well-known/security.txt`)
        .trim()
        .split('\n')
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(': ')),
          line.slice(line.indexOf(': ') + 2),
        ]),
    );
    expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
    expect(fields.get('Preferred-Languages')).toBe('en, ml');
    expect(fields.get('Canonical')).toMatch(/^https:\/\/.+\/\.well-known\/security\.txt$/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('the packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<
      string,
      {
        version?: string;
        resolved?: string;
        integrity?: string;
        hasInstallScript?: boolean;
        dev?: boolean;
        devOptional?: boolean;
        optional?: boolean;
        peer?: boolean;
      }
    >;
  };
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

  it("are those of package.json, each at one version, verified by digest, from npm's registry only", () => {
    type Manifest = {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest;
    expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
    const wanted = Object.entries({ ...dependencies, ...devDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(
      wanted.filter(
        ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
      ),
    ).toEqual([]);
    expect(
      locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([]);
    expect(
      locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path),
    ).toEqual([]);
  });

  it('run no script when they are installed', () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});

describe('a build of content with a mistake', () => {
  it('ends with the file, the field, what is expected and what was found, without lines of code, and leaves no part of a site', () => {
    const copy = copyContent();
    copy.write(
      'college.yaml',
      copy.read('college.yaml').replace('copyrightYear: 2024', 'copyrightYear: soon'),
    );
    const target = join(copy.folder, 'site');
    const { status, stderr } = runNode(['tools/build/build.ts', '--quick', '--target', target], {
      env: { CONTENT_DIR: copy.folder },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content/college.yaml\n  field:    copyrightYear\n  expected: a year such as 2025\n  found:    "soon"',
    );
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(existsSync(target)).toBe(false);
  });
});

it('a build waits for another one of the same checkout, and says in one sentence who runs it', async () => {
  const copy = copyContent();
  // Ends at once when its turn has come.
  copy.write('college.yaml', '');
  const build = await withLock(BUILD_LOCK, async () => {
    const child = spawn(
      process.execPath,
      ['tools/build/build.ts', '--target', join(copy.folder, 'site')],
      {
        env: { ...process.env, CONTENT_DIR: copy.folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const [said] = await once(child.stderr.setEncoding('utf8'), 'data');
    expect(said).toMatch(
      /^Another build runs here \(\S+ on \S+, process \d+, since \d\d:\d\d\)\. This one begins when that one has ended\.\n$/,
    );
    return child;
  });
  expect(await once(build, 'exit')).toEqual([1, null]);
});
