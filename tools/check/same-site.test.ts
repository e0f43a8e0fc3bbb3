import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeFile } from '#tools/lib/write-file.ts';
import { differences } from './same-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'same-site-'));
const [before, after] = [join(folder, 'before'), join(folder, 'after')];
const build = (place: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) writeFile(join(place, file), text);
};

afterEach(() => rmSync(folder, { recursive: true }));

it('is the same site where React has counted otherwise, and at another time', () => {
  build(before, {
    'index.html': '<svg><pattern id="_R_4_"/><path fill="url(#_R_4_)"/><path id="_R_8_"/></svg>',
    'health.txt': 'built 2026-11-24T00:00:05+05:30\ncontent of 2026-11-20\n',
    'index.html.br': 'compressed',
  });
  build(after, {
    'index.html': '<svg><pattern id="_R_1c_"/><path fill="url(#_R_1c_)"/><path id="_R_2_"/></svg>',
    'health.txt': 'built 2026-11-25T09:30:00+05:30\ncontent of 2026-11-20\n',
  });
  expect(differences(before, after)).toEqual([]);
});

it('names what changed, is missing or is new, and a part that is joined to another one', () => {
  build(before, {
    'about/index.html': '<p>Established in 1999</p>',
    'fees/index.html': '<p>₹9,650</p>',
    'map/index.html': '<pattern id="_R_1_"/><pattern id="_R_2_"/><path fill="url(#_R_1_)"/>',
    'all-news/bus/index.html': '<time>2026-11-24T00:00:05+05:30</time>',
  });
  build(after, {
    'about/index.html': '<p>Established in 1999</p>',
    'map/index.html': '<pattern id="_R_1_"/><pattern id="_R_2_"/><path fill="url(#_R_2_)"/>',
    'all-news/bus/index.html': '<time>2026-11-25T00:00:05+05:30</time>',
    'icon.svg': '<svg/>',
  });
  expect(differences(before, after)).toEqual([
    'all-news/bus/index.html',
    'fees/index.html',
    'icon.svg',
    'map/index.html',
  ]);
});
