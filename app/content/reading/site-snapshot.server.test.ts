import { cpSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { getSite } from '#app/site.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { ContentFiles } from './files.server.ts';
import { readSnapshot, snapshotDigest, writeSnapshot } from './site-snapshot.server.ts';

const folderWith = (text: string) => newFolder({ 'fees.yaml': text });

/** Not that of the checkout, which other processes replace. */
const place = join(newFolder(), 'kept');

it('the site that is kept for other processes is the one that was read', () => {
  const digest = snapshotDigest('content');
  writeSnapshot(digest, new Map([['fees.yaml', { general: 9650 }]]), getSite(), place);
  expect(readSnapshot(digest, place)).toEqual({
    site: getSite(),
    files: new Map([['fees.yaml', { general: 9650 }]]),
  });
});

it('a changed, a new and a removed file make the kept site invalid', () => {
  const folder = folderWith('general: 9650');
  const first = snapshotDigest(folder);
  utimesSync(join(folder, 'fees.yaml'), 1, 1);
  const touched = snapshotDigest(folder);
  cpSync(join(folder, 'fees.yaml'), join(folder, 'more.yaml'));
  const more = snapshotDigest(folder);
  rmSync(join(folder, 'fees.yaml'));
  expect(
    new Set([first, touched, more, snapshotDigest(folder)].map((digest) => digest.toString('hex')))
      .size,
  ).toBe(4);
  expect(readSnapshot(more).site).toBeUndefined();
});

it('so does a text of the same length that has the time of the one before', () => {
  const folder = folderWith('general: 9650');
  const file = join(folder, 'fees.yaml');
  utimesSync(file, 1, 1);
  const before = snapshotDigest(folder);
  writeFileSync(file, 'general: 9700');
  utimesSync(file, 1, 1);
  expect(snapshotDigest(folder)).not.toEqual(before);
});

it('a link is not followed, wherever it leads', () => {
  const folder = folderWith('general: 9650');
  const outside = folderWith('general: 9650');
  symlinkSync(outside, join(folder, 'outside'));
  symlinkSync('loop', join(folder, 'loop'));
  symlinkSync('/nowhere', join(folder, 'nowhere.pdf'));
  const before = snapshotDigest(folder);
  utimesSync(join(outside, 'fees.yaml'), 1, 1);
  expect(snapshotDigest(folder)).toEqual(before);
});

it('a file with the same text is taken as an earlier process has read it, another one is read', () => {
  const folder = folderWith('general: 9650');
  const schema = () => z.strictObject({ general: z.int() });
  const first = new ContentFiles(folder);
  expect(first.readYaml('fees.yaml', schema())).toEqual({ general: 9650 });
  const kept = new Map([...first.filesRead.keys()].map((key) => [key, 'as it was read']));
  expect(new ContentFiles(folder, undefined, kept).readYaml('fees.yaml', schema())).toBe(
    'as it was read',
  );
  writeFileSync(join(folder, 'fees.yaml'), 'general: 9700');
  expect(new ContentFiles(folder, undefined, kept).readYaml('fees.yaml', schema())).toEqual({
    general: 9700,
  });
});

it('with a mistake, what was read without one is kept, and the mistake is found again', () => {
  const files = new ContentFiles(folderWith('general: 9650'));
  const mistake = { file: 'fees.yaml', path: [], expected: { en: 'fees', ml: 'ഫീസ്' }, found: '' };
  files.asBefore('fees.yaml', 'general: 9650', () => 'read');
  files.asBefore('fees.yaml', 'general: many', () => {
    files.report(mistake);
    return 'read';
  });
  expect([...files.filesRead.values()]).toEqual(['read']);
  const digest = snapshotDigest(files.folder);
  writeSnapshot(digest, files.filesRead, undefined, place);
  expect(readSnapshot(digest, place)).toEqual({ files: files.filesRead });
});
