import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';

const ASSETS = 'build/client/assets';

/** A script, by itself that of every page, with what it imports at once. */
function pageScripts(file = basename(namesLike(`${ASSETS}/page-*.js`)[0] ?? '')): string[] {
  const code = readFileSync(`${ASSETS}/${file}`, 'utf8');
  const imported = [...code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)];
  return [code, ...imported.flatMap(([, name]) => pageScripts(name))];
}

// A bundler lowers syntax, never methods.
it.each([
  /\bObject\.hasOwn\b/,
  /\.at\(/,
  /\.replaceAll\(/,
  /\.replaceChildren\(/,
  /\bsignal:/,
  /\bstructuredClone\(/,
  /\.findLast(?:Index)?\(/,
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:any|withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\bcrypto\.randomUUID\(/,
  /\.(?:isWellFormed|toWellFormed|checkVisibility|moveBefore)\(/,
])('the script of a page does not need %s, which Chromium 80 or Safari 14 lacks', (newer) => {
  const scripts = pageScripts();
  expect(scripts.join('').length).toBeGreaterThan(3_000);
  expect(scripts.filter((code) => newer.test(code))).toEqual([]);
});

it('every page has this one script, of 8 KB with all that it imports at once', () => {
  expect(brotliCompressSync(pageScripts().join('')).length).toBeLessThanOrEqual(8_000);
  const pages = namesLike('build/client/**/*.html');
  expect(pages.length).toBeGreaterThan(600);
  const scripts = pages.map((file) =>
    readFileSync(file, 'utf8')
      .match(/<script\b[^>]*\bsrc="[^"]*"/g)
      ?.join(),
  );
  expect([...new Set(scripts)]).toEqual([
    expect.stringMatching(/^<script type="module" async="" src="\/assets\/page-[\w-]+\.js"$/),
  ]);
});

it.each(['', 'ml/'])(
  'the first opening of the search sends at most 52 KB below /%s: its script, and the titles of all pages',
  (prefix) => {
    const there = pageScripts();
    const tool = basename(namesLike(`${ASSETS}/search-window.tool-*.js`)[0] ?? '');
    const own = new Set(pageScripts(tool).filter((code) => !there.includes(code)));
    const titles = readFileSync(`build/client/${prefix}lists/search-list.json`);
    const sizes = [[...own].join(''), titles].map((text) => brotliCompressSync(text).length);
    expect(Math.min(...sizes)).toBeGreaterThan(1_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(52_000);
  },
);

it.each([
  ['', 62_300],
  ['ml/', 87_200],
])('the words that a search of texts loads below /%s are at most %i bytes', (prefix, most) => {
  const words = readFileSync(`build/client/${prefix}search/words.json`);
  expect(brotliCompressSync(words).length).toBeLessThanOrEqual(most);
});

it('no script has lookbehind, which Safari before 16.4 cannot read', () => {
  const all = namesLike('build/client/**/*.js');
  expect(all.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no media query is a range, which browsers before Chromium 104 and Safari 16.4 do not read', () => {
  const styles = namesLike('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(styles.flatMap((text) => text.match(/@media[^{]*[<>][^{]*\{/g) ?? [])).toEqual([]);
  const pages = namesLike('build/client/{gallery,home,ml/gallery}{,/**}/*.html').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(pages.length).toBeGreaterThan(3);
  expect(
    pages.flatMap((text) => text.match(/(?:sizes|media)="[^"]*(?:[<>]|&[lg]t;)[^"]*"/g) ?? []),
  ).toEqual([]);
});
