import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import type { Answer } from './answer.ts';
import { PageReader, reasonOf } from './page-reader.ts';
import { readFolder } from './saved-folder.ts';
import { sortPages } from './sort-pages.ts';

const HOST = { origin: 'https://hill.example', name: 'hill.example' };
const WORDS =
  'The hostel has twenty rooms for students of the first year, and a mess that is open on all days.';

const reader = new PageReader();
afterAll(() => reader.close());

const answersOf = (pages: Readonly<Record<string, string>>): Answer[] => {
  const folder = newFolder(pages);
  return Object.keys(pages).map((name) => ({
    address: `${HOST.origin}/${name}`,
    file: join(folder, name),
    type: 'text/html',
  }));
};

it('a page that cannot be read is left with its reason, and all others are taken', async () => {
  const answers = [
    {
      address: `${HOST.origin}/gone.html`,
      file: join(newFolder(), 'gone.html'),
      type: 'text/html',
    },
    ...answersOf({ 'hostel.html': `<h1>Hostel</h1><p>${WORDS}` }),
    {
      ...answersOf({ 'letters.html': '<p>\0W\0o\0r\0d\0s\0' })[0],
      address: `${HOST.origin}/letters.html`,
    },
  ];
  const { found, left } = await sortPages(answers, HOST, reader);
  expect(found.map(({ pages: [page] }) => page.title)).toEqual(['Hostel']);
  expect(left).toEqual([
    {
      address: `${HOST.origin}/gone.html`,
      why: expect.stringMatching(/^it cannot be read \(ENOENT/),
    },
    {
      address: `${HOST.origin}/letters.html`,
      why: 'it cannot be read (its letters are in no known encoding)',
    },
  ]);
});

it('a page that needs more memory than it gets is left, and the next one is read', async () => {
  const small = new PageReader({ megabytes: 24 });
  onTestFinished(() => small.close());
  const [long, short] = answersOf({
    'long.html': '<p>Room'.repeat(100_000),
    'short.html': '<p>Room',
  });
  expect(await small.run('outline', { answer: long as Answer, host: HOST })).toEqual({
    why: 'it needs too much memory to read',
  });
  expect(await small.run('outline', { answer: short as Answer, host: HOST })).toEqual({
    value: { links: [], lines: ['room'] },
  });
});

it('a page that needs more time than it gets is left', async () => {
  const quick = new PageReader({ seconds: 0 });
  onTestFinished(() => quick.close());
  const [long] = answersOf({ 'long.html': '<p>Room'.repeat(10_000) });
  expect(await quick.run('outline', { answer: long as Answer, host: HOST })).toEqual({
    why: 'it takes too long to read',
  });
});

it('a page whose parts are nested too deeply for the reader is left with that reason', () => {
  expect(reasonOf(new RangeError('Maximum call stack size exceeded'))).toBe(
    'its parts are nested too deeply',
  );
});

it('of a saved folder with more files than are read the rest is named, and a link to nothing is no file', () => {
  const folder = newFolder({
    'hill.example/a.html': 'A',
    'hill.example/b.html': 'B',
    'hill.example/c.html': 'C',
  });
  mkdirSync(join(folder, 'hill.example/d'));
  symlinkSync(join(folder, 'gone'), join(folder, 'hill.example/d/e.html'));
  const { answers } = readFolder(folder, { known: HOST, most: 2 });
  expect(answers.flatMap(({ address, why }) => (why ? [[address, why]] : []))).toEqual([
    [`${HOST.origin}/c.html`, 'more than 2 files; it was not read'],
  ]);
});
