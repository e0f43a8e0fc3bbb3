import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyContent, replace } from '#tests/content/content-copy.ts';

const copy = copyContent();
const BUNDLE = `.cache/colleges/${basename(copy.folder)}`;
const [site, whole] = ['site', 'whole'].map((name) =>
  join(copy.folder, '..', `${basename(copy.folder)}-${name}`),
) as [string, string];
afterAll(() => {
  copy.dispose();
  for (const folder of [BUNDLE, site, whole]) rmSync(folder, { recursive: true, force: true });
});

function build(target: string, day = '2026-11-26'): string {
  const env = {
    ...process.env,
    COLLEGE_DIR: copy.folder,
    CONTENT_DIR: copy.folder,
    BUILD_TIME: `${day}T06:00:00Z`,
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/build/build.ts', '--quick', '--target', target],
    { encoding: 'utf8', env },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [],
  );
const isOther = (file: string) =>
  !readFileSync(join(site, file)).equals(readFileSync(join(whole, file)));

describe('a site in which one notice has changed', () => {
  let said = '';
  let drawn: string[] = [];
  beforeAll(() => {
    if (existsSync('.cache/bundle')) cpSync('.cache/bundle', BUNDLE, { recursive: true });
    rmSync(join(BUNDLE, 'kept'), { recursive: true, force: true });
    build(site);
    replace(
      'news/bus-routes-revised.yaml',
      'College bus: new times',
      'College bus: other times',
    )(copy);
    const start = Date.now();
    said = build(site);
    const kept = join(BUNDLE, 'kept');
    drawn = globSync('**/page', { cwd: kept }).filter(
      (file) => statSync(join(kept, file)).mtimeMs > start,
    );
    rmSync(kept, { recursive: true });
    build(whole);
  }, 600_000);

  it('is the same, byte for byte, as one that is built from nothing', () => {
    expect(filesOf(site).sort()).toEqual(filesOf(whole).sort());
    expect(filesOf(whole).length).toBeGreaterThan(1_500);
    expect(filesOf(whole).filter(isOther)).toEqual([]);
    expect(
      readFileSync(join(site, 'client/all-news/bus-routes-revised/index.html'), 'utf8'),
    ).toContain('College bus: other times');
  });

  it('is made without bundling code, and draws only the pages that show the notice', () => {
    expect(said).not.toContain('Bundling');
    expect(drawn.map(dirname).sort()).toEqual(
      '. academics/calendar all-news all-news/archive/2026 all-news/bus-routes-revised facilities facilities/transport sitemap today'.split(
        ' ',
      ),
    );
  });
});

it('on the next day at most 30 files of it are others, besides their compressed copies', () => {
  build(site, '2026-11-27');
  expect(filesOf(site).sort()).toEqual(filesOf(whole).sort());
  const others = filesOf(site).filter(
    (file) => file.startsWith('client/') && !/\.(?:br|gz)$/.test(file) && isOther(file),
  );
  expect(others).toContain('client/today/index.html');
  expect(others.length).toBeLessThanOrEqual(30);
}, 300_000);
