import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadedBy } from '#tests/support/imports-of.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { bundleInBuild, bundleSources } from './site-bundle.ts';

vi.mock('#tools/lib/remove-folder.ts', () => ({
  removeFolder: () => {
    throw new Error('killed here');
  },
}));

/** Code of the tools that decides how a page looks; `lib` writes files, whatever is in them. */
const DECIDING = [
  'tools/build/draw-pages.ts',
  'tools/build/site-bundle.ts',
  'tools/page/share-card.ts',
  'tools/site-files/make-app-icons.ts',
  ...loadedBy([
    'vite.config.ts',
    'tools/build/page-text.ts',
    'tools/hosting/secure-pages.ts',
  ]).files.filter((file) => /^tools\/(?!lib\/|serve\/)/.test(file)),
];

it('all pages are drawn again after a change of any code that decides how they look', () => {
  expect(DECIDING).toContain('tools/build/class-names.ts');
  expect(DECIDING.filter((file) => !bundleSources().includes(file))).toEqual([]);
});

it('a bundle whose removal was interrupted is not taken for a whole one', async () => {
  const bundle = newFolder();
  const stamp = join(bundle, 'stamp');
  writeFileSync(stamp, 'of other code');
  await expect(bundleInBuild(bundle)).rejects.toThrow('killed here');
  expect(existsSync(stamp)).toBe(false);
});
