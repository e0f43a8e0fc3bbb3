import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { newContent } from '#desk/setup/starter.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { PALM_GROVE } from '#tests/support/palm-grove.ts';
import { runNode } from '#tests/support/run-node.ts';
import { COPY } from '#tools/hosting/rules.ts';
import { writeFile } from '#tools/lib/write-file.ts';

/** A small college: what is kept and what is drawn again does not depend on the number of pages. */
const college = newFolder();
const [content, site, whole] = ['content', 'site', 'whole'].map((name) => join(college, name)) as [
  string,
  string,
  string,
];
const BUNDLE = `.cache/colleges/${basename(college)}`;
afterAll(() => {
  for (const folder of [BUNDLE, college]) rmSync(folder, { recursive: true, force: true });
});
for (const [file, source] of newContent(PALM_GROVE)) writeFile(join(content, file), source);

const writeNotice = (title: string) =>
  writeFile(
    join(content, 'news/bus-times.yaml'),
    `kind: campus
issuedOn: 2026-11-25
validUntil: "2026-12-25T17:00:00+05:30"
title: { en: "${title}" }
audience: { en: "Students" }
body: { en: "The buses start at 7 am.\\n" }
`,
  );

function build(target: string, day = '2026-11-26'): string {
  const { status, stdout, stderr } = runNode(
    ['tools/build/build.ts', '--quick', '--target', target],
    {
      env: { COLLEGE_DIR: college, CONTENT_DIR: content, BUILD_TIME: `${day}T06:00:00Z` },
    },
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
    rmSync(join(BUNDLE, 'pages'), { recursive: true, force: true });
    writeNotice('College bus: new times');
    build(site);
    writeNotice('College bus: other times');
    const start = Date.now();
    said = build(site);
    const kept = join(BUNDLE, 'pages');
    drawn = namesLike('*.html', kept).filter((file) => statSync(join(kept, file)).mtimeMs > start);
    rmSync(kept, { recursive: true });
    build(whole);
  }, 600_000);

  it('is the same, byte for byte, as one that is built from nothing', () => {
    expect(filesOf(site).sort()).toEqual(filesOf(whole).sort());
    expect(filesOf(whole).length).toBeGreaterThan(250);
    expect(filesOf(whole).filter(isOther)).toEqual([]);
    expect(readFileSync(join(site, 'client/all-news/bus-times/index.html'), 'utf8')).toContain(
      'College bus: other times',
    );
  });

  it('is made without bundling code, and draws only the pages that show the notice', () => {
    expect(said).not.toContain('Bundling');
    expect(drawn.map((name) => name.slice(1, -5).replaceAll('~', '/')).sort()).toEqual(
      ' all-news all-news/archive/2026 all-news/bus-times sitemap'.split(' '),
    );
  });
});

it('on the next day at most 30 files of it are others, besides their compressed copies', () => {
  build(site, '2026-11-27');
  expect(filesOf(site).sort()).toEqual(filesOf(whole).sort());
  const others = filesOf(site).filter(
    (file) => file.startsWith('client/') && !COPY.test(file) && isOther(file),
  );
  expect(others).toContain('client/today/index.html');
  expect(others.length).toBeLessThanOrEqual(30);
}, 300_000);
