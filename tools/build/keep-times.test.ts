import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepTimes } from './keep-times.ts';

const place = mkdtempSync(join(tmpdir(), 'times-'));
const LAST_WEEK = new Date('2026-11-15T18:30:00Z');
afterEach(() => rmSync(place, { recursive: true }));

it('a file that has not changed keeps its time from build to build, so that its ETag stays; one that has changed gets a new one', () => {
  const [before, after] = ['before', 'after'].map((name) => join(place, name)) as [string, string];
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(join(folder, 'about'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of [
    ['about/index.html', 'same'],
    ['index.html.br', 'old'],
  ] as const) {
    write(before, name, text);
    utimesSync(join(before, name), LAST_WEEK, LAST_WEEK);
  }
  write(after, 'about/index.html', 'same');
  write(after, 'index.html.br', 'new');
  write(after, 'added.txt', 'new');
  expect(keepTimes(after, before)).toBe(2);
  expect(statSync(join(after, 'about/index.html')).mtime).toEqual(LAST_WEEK);
  for (const name of ['index.html.br', 'added.txt']) expect(statSync(join(after, name)).mtimeMs).toBeGreaterThan(LAST_WEEK.getTime());
  expect(keepTimes(after, join(place, 'none'))).toBe(3);
});
