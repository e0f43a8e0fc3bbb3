import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROW = /^\| `([\w/-]+)` \| `([\w.]+)` \| (.+) \| .+ \|$/gm;

it('docs/first-screen.md has labels of today, with their English words', () => {
  const rows = [...readFileSync('docs/first-screen.md', 'utf8').matchAll(ROW)];
  expect(rows.length).toBeGreaterThan(60);
  const ofToday = rows.map(([, file, key = '']) => {
    const labels: unknown = JSON.parse(readFileSync(`app/${file}.en.json`, 'utf8'));
    return key.split('.').reduce((group, name) => Object(group)[name], labels);
  });
  expect(rows.map(([, , , words]) => words)).toEqual(ofToday);
});
