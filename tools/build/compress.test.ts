import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { dictionaryEnding } from '#tools/hosting/rules.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { compressFolder } from './compress.ts';
import { makeDictionaries } from './dictionaries.ts';

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
    '.well-known/security.txt': 'Contact',
  });
  expect(await compressFolder(first, join(root, 'nowhere'))).toBe(3);
  expect(read('first', '.well-known/security.txt')).toEqual(['Contact', 'Contact']);
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

describe('a page, by the dictionary of its language', () => {
  const shell = (name: string) => `<header>Government Engineering College ${name}</header>`;
  const pages = {
    'about/index.html': `${shell('one')}<p>About</p>`,
    'ml/index.html': '<p>ഒന്ന്</p>',
  };
  const of = (name: string, text: string) => {
    const built = folder(name, { ...pages, '404.html': text, 'ml/404.html': text });
    return { built, dictionaries: makeDictionaries(built, ['ml', 'en']) };
  };
  const copy = (name: string, file: string) => readFileSync(join(root, name, file));
  // The shell of a page has some 50 KB.
  const long = (name: string) => shell(name).repeat(200);

  it('is a copy that names the dictionary and is unpacked by it', async () => {
    const { built, dictionaries } = of('by-dictionary', long('one'));
    expect(dictionaries.map(({ locale, path }) => [locale, path])).toEqual([
      ['en', expect.stringMatching(/^\/assets\/shell-en-[\da-f]{8}\.txt$/)],
      ['ml', expect.stringMatching(/^\/assets\/shell-ml-[\da-f]{8}\.txt$/)],
    ]);
    await compressFolder(built, undefined, true, dictionaries);
    const dictionary = copy('by-dictionary', dictionaries[0]?.path ?? '');
    const [english, malayalam] = dictionaries.map(dictionaryEnding);
    expect(english).toBe(dictionaries[0]?.path.replace(/.*shell-(.*)txt/, '.$1dcb'));
    const packed = copy('by-dictionary', `about/index.html${english}`);
    expect(packed.subarray(0, 36).toString('hex')).toBe(
      `ff444342${createHash('sha256').update(dictionary).digest('hex')}`,
    );
    expect(String(brotliDecompressSync(packed.subarray(36), { dictionary }))).toBe(
      pages['about/index.html'],
    );
    expect(existsSync(join(built, `ml/index.html${malayalam}`))).toBe(true);
    expect(existsSync(join(built, `404.html${english}`)), 'only pages with an address').toBe(false);
  });

  it('needs a dictionary that is as small as the page it was made of', async () => {
    const numbers = Array.from({ length: 3000 }, (_, index) => `<li>${(index * 7919) % 1013}</li>`);
    const { built, dictionaries } = of('small', numbers.join(''));
    await compressFolder(built, undefined, false, dictionaries);
    expect(copy('small', `${dictionaries[0]?.path}.br`)).toEqual(copy('small', '404.html.br'));
  });

  it('is made again when the dictionary has changed, and taken over when not', async () => {
    const [first, same, other] = [
      of('d1', long('one')),
      of('d2', long('one')),
      of('d3', long('two')),
    ];
    await compressFolder(first.built, undefined, true, first.dictionaries);
    expect(await compressFolder(same.built, first.built, true, same.dictionaries)).toBe(0);
    // Two pages, two not-found pages, two dictionaries.
    expect(await compressFolder(other.built, first.built, true, other.dictionaries)).toBe(6);
  });
});
