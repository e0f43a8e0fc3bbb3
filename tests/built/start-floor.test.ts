import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

// A bundler lowers syntax, never methods: a browser that can read the app but lacks a method would fail after it has begun.

/** Loaded by a visitor's action; if they fail, a message or the plain page stands in their place. */
const LATER = /^(?:search-panel|search-worker|lightbox|fee-tool|paper-tool|share-tool)-/;
const scripts = globSync('build/client/assets/*.js').filter((file) => !LATER.test(basename(file)));
const code = scripts.map((file) => readFileSync(file, 'utf8'));
const tested = /canRun =([^;]*);/.exec(readFileSync('app/boot/wait.js', 'utf8'))?.[1] ?? '';

it.each([
  ['Object.hasOwn', /\bObject\.hasOwn\b/, 'Object.hasOwn'],
  ['at', /\.at\(/, '[].at'],
  ['replaceAll', /\.replaceAll\(/, "''.replaceAll"],
  ['TransformStream', /\bTransformStream\b/, 'window.TransformStream'],
])('the app calls %s, and a page tests for it before it starts the app', (_, call, test) => {
  expect(code.some((text) => call.test(text))).toBe(true);
  expect(tested).toContain(test);
});

it.each([
  /\bstructuredClone\(/,
  /\.findLast(?:Index)?\(/,
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\bcrypto\.randomUUID\(/,
  /\.(?:isWellFormed|toWellFormed|checkVisibility|moveBefore)\(/,
])('what starts with a page does not need %s, which browsers that start it may lack', (newer) => {
  expect(scripts.length).toBeGreaterThan(20);
  expect(
    scripts.filter((_, place) => newer.test(code[place] ?? '')).map((file) => basename(file)),
  ).toEqual([]);
});

it('no script has lookbehind, which Safari before 16.4 cannot read', () => {
  const all = globSync('build/client/**/*.js');
  expect(all.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no media query is a range, which browsers before Chromium 104 and Safari 16.4 do not read', () => {
  const styles = globSync('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(styles.flatMap((text) => text.match(/@media[^{]*[<>][^{]*\{/g) ?? [])).toEqual([]);
  const pages = globSync('build/client/{gallery,home,ml/gallery}{,/**}/*.html').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(pages.length).toBeGreaterThan(3);
  expect(
    pages.flatMap((text) => text.match(/(?:sizes|media)="[^"]*(?:[<>]|&[lg]t;)[^"]*"/g) ?? []),
  ).toEqual([]);
});
