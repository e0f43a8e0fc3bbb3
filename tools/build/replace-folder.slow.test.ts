import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';
import { replaceFolder, restoreFolder } from './replace-folder.ts';

let place = '';
const site = () => join(place, 'build');
const workplace = () => join(place, '.cache/build');
const page = () => readFileSync(join(site(), 'index.html'), 'utf8');
const build = (text: string) =>
  replaceFolder(site(), workplace(), async (folder) =>
    writeFileSync(join(folder, 'index.html'), text),
  );

/** A build in a separate process (tests/support/build-and-break.ts). */
const BUILD = 'tests/support/build-and-break.ts';

beforeEach(() => {
  place = newFolder();
});

describe('a build', () => {
  it('replaces the previous site completely', async () => {
    await build('first');
    writeFileSync(join(site(), 'gone.html'), 'a page that no longer exists');
    await build('second');
    expect(page()).toBe('second');
    expect(existsSync(join(site(), 'gone.html'))).toBe(false);
    expect(existsSync(workplace())).toBe(false);
  });

  it('that fails because a step throws leaves the old site complete and frees the space', async () => {
    await build('first');
    const error = new Error('a step has failed');
    const broken = replaceFolder(site(), workplace(), async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'half');
      throw error;
    });
    await expect(broken).rejects.toBe(error);
    expect(page()).toBe('first');
    expect(existsSync(workplace())).toBe(false);
  });
});

describe('a build in a separate process', () => {
  const run = (text: string, how = '') => runNode([BUILD, site(), workplace(), text, how]);
  const isWhole = (text: string) =>
    ['index.html', 'about.html'].every((file) => readFileSync(join(site(), file), 'utf8') === text);

  it('can be killed before any step: the old or the new site is complete, at the latest after the next start', () => {
    run('site 0');
    let step = 0;
    let text = 'site 0';
    for (let died = true; died; step++) {
      const next = `site ${step + 1}`;
      died = run(next, `die:${step}`).signal === 'SIGKILL';
      restoreFolder(site(), workplace());
      if (!isWhole(text)) text = next;
      expect(isWhole(text), `after step ${step}`).toBe(true);
    }
    // The build after the last kill succeeded, despite the files left by the crashes.
    expect(text).toBe(`site ${step}`);
    expect(step).toBeGreaterThan(5);
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });

  it('is copied where the system cannot rename folders, and nothing of the previous site remains', () => {
    run('first');
    mkdirSync(join(site(), 'client/old'), { recursive: true });
    writeFileSync(join(site(), 'gone.html'), 'a page that no longer exists');
    expect(run('second', 'elsewhere')).toMatchObject({ status: 0, stderr: '' });
    expect(isWhole('second')).toBe(true);
    expect(readdirSync(site()).sort()).toEqual(['about.html', 'index.html']);
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });
});
