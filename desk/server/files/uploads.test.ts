import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { Uploads } from './uploads.ts';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

it('at most 200 files of one person wait, and others are not concerned', () => {
  const uploads = new Uploads(folder);
  const keep = (user: string, number: number) =>
    uploads.keep(user, 'documents', `${number}.pdf`, Buffer.from('a'), { bytes: 1, pages: 1 });
  for (let number = 0; number < 200; number += 1) keep('lib', number);
  expect(() => keep('lib', 200)).toThrow('at most 200 files');
  keep('office', 200);
  keep('lib', 3);
  uploads.forget('lib', 'documents', { files: [{ file: '7.pdf' }] });
  keep('lib', 200);
});

it('at most 500 MB of one person wait', () => {
  const uploads = new Uploads(folder);
  uploads.keep('lib', 'documents', '0.pdf', Buffer.from('a'));
  const [kept] = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  truncateSync(join(kept?.parentPath ?? '', kept?.name ?? ''), 499_000_000);
  uploads.keep('lib', 'documents', '1.pdf', Buffer.alloc(20_000_000));
  expect(() => uploads.keep('lib', 'documents', '2.pdf', Buffer.alloc(20_000_000))).toThrow(
    '500 MB',
  );
});
