import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { compressFolder } from './compress.ts';

const root = newFolder();

const folder = (name: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) writeFile(join(root, name, file), text);
  return join(root, name);
};
const read = (name: string, file: string) => {
  const bytes = (copy: string) => readFileSync(join(root, name, file + copy));
  return [brotliDecompressSync(bytes('.br')), gunzipSync(bytes('.gz'))].map(String);
};

it('every text file gets a brotli and a gzip copy; pictures get none', async () => {
  const first = folder('first', {
    'index.html': '<p>one</p>',
    'ml/index.html': '<p>ഒന്ന്</p>',
    'card.png': 'not text',
  });
  expect(await compressFolder(first, join(root, 'nowhere'))).toBe(2);
  expect(read('first', 'index.html')).toEqual(['<p>one</p>', '<p>one</p>']);
  expect(read('first', 'ml/index.html')).toEqual(['<p>ഒന്ന്</p>', '<p>ഒന്ന്</p>']);
  expect(() => read('first', 'card.png')).toThrow('no such file');
});

it('only files changed since the last build are compressed again', async () => {
  const old = folder('old', { 'same.html': 'same', 'other.html': 'before', 'half.html': 'half' });
  await compressFolder(old, join(root, 'nowhere'));
  rmSync(join(old, 'half.html.gz'));
  folder('new', {
    'same.html': 'same',
    'other.html': 'after',
    'half.html': 'half',
    'more.html': 'more',
  });
  expect(await compressFolder(join(root, 'new'), old)).toBe(3);
  for (const [file, text] of Object.entries({
    'same.html': 'same',
    'other.html': 'after',
    'half.html': 'half',
    'more.html': 'more',
  }))
    expect(read('new', file), file).toEqual([text, text]);
});

it('a quick build compresses less, and a release does not reuse its files', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `<li>${(index * 7919) % 1013}</li>`).join(
    '',
  );
  const size = (name: string) => readFileSync(join(root, name, 'long.html.br')).length;
  await compressFolder(folder('quick', { 'long.html': text }), undefined, true);
  expect(await compressFolder(folder('release', { 'long.html': text }), undefined)).toBe(1);
  expect(size('quick')).toBeGreaterThan(size('release'));
  expect(read('quick', 'long.html')).toEqual([text, text]);
});
