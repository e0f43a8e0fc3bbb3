import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digest } from '#desk/server/files/safe-files.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { Drafts } from './drafts.ts';

const draft = { kind: 'news', id: 'bus', value: {}, base: {}, savedAt: '2026-11-27T10:00:00Z' };

it('a person keeps at most 2,000 drafts and 50 MB of them; others are not concerned', () => {
  const root = newFolder();
  const drafts = new Drafts(root);
  const own = join(root, digest('lib'));
  mkdirSync(own);
  for (let number = 1; number < 2000; number++) writeFileSync(join(own, `${number}.json`), '{}');
  drafts.refuseTooMany('lib', 'news', 'bus');
  drafts.keep('lib', draft);
  drafts.refuseTooMany('lib', 'news', 'bus');
  expect(() => drafts.refuseTooMany('lib', 'news', 'other')).toThrow('at most 2,000 and 50 MB');
  drafts.refuseTooMany('office', 'news', 'other');
  drafts.keep('office', draft);
  truncateSync(join(root, digest('office'), `${digest('news:bus')}.json`), 52_500_000);
  expect(() => drafts.refuseTooMany('office', 'news', 'other')).toThrow('50 MB');
});
