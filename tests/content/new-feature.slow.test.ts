import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '#app/lib/search/sent-index.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';

// `new-feature` writes eight files and two lines of the registry; everything else follows from
// them.

const copy = newFolder();

const ASK = `
const { getSite } = await import('#app/site.ts');
const { feedsOf } = await import('#app/site.ts');
const { listPages } = await import('#app/content/pages.server.ts');
const { searchPlaces } = await import('#app/features/search/search-entries.server.ts');
const { siteMapView } = await import('#app/features/site-map/site-map.server.ts');
const { datasets } = await import('#app/features/open-data/open-data.server.ts');
const { kindOf } = await import('#app/site.ts');
const { formSchema } = await import('#desk/server/forms/form.ts');
const { formWords } = await import('#desk/server/forms/form-words.ts');
const { lastModified } = await import('#app/content/last-modified.ts');
const site = getSite();
const form = formSchema(kindOf('awards'));
console.log(JSON.stringify({
  pages: listPages(site).map(({ address }) => address).filter((address) => address.includes('/awards')),
  search: searchPlaces(site).filter(({ path }) => path.startsWith('/awards')).map(({ path, title }) => path + ' ' + title.ml),
  feeds: feedsOf(site, 'en').map(({ path }) => path).filter((path) => path.includes('awards')),
  onTheSiteMap: siteMapView(site, 'en').feeds.flatMap(({ pages }) => pages.map(({ href }) => href)).filter((href) => href.includes('feeds/awards')),
  data: datasets(site).find(({ id }) => id === 'awards')?.rows,
  form: Object.keys(form.properties),
  field: formWords('awards', form).ml.day['ui:title'],
  dayOfNone: lastModified({ ...site, awards: [] }, '/awards', 'en'),
}));
`;

let written = '';

/** Runs a program of the copy. */
function run(...program: string[]): string {
  const { status, stdout, stderr } = runNode(program, { cwd: copy });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  for (const name of 'app desk languages tools tests docs public'.split(' '))
    cpSync(name, join(copy, name), { recursive: true });
  // The smallest content that is whole: what is drawn beside the new pages proves nothing here.
  cpSync('content-starter', join(copy, 'content'), { recursive: true });
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'biome.jsonc',
  ])
    cpSync(name, join(copy, name));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  written = run('tools/new-feature/new-feature.ts', 'awards');
  // Words of the language, and of the example itself.
  for (const name of ['class', 'title']) run('tools/new-feature/new-feature.ts', name);
  writeFileSync(join(copy, 'ask.mjs'), ASK);
});

it('is eight new files and one changed file', () => {
  const lines = written.split('\n');
  expect(lines.filter((line) => line.startsWith('wrote '))).toHaveLength(8);
  expect(lines.filter((line) => line.startsWith('changed '))).toEqual([
    'changed app/features.server.ts',
  ]);
});

it('keeps the rules of the code and has right types', () => {
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    ...['awards', 'class', 'title'].map((name) => `app/features/${name}`),
    'app/features.server.ts',
  );
  run('node_modules/typescript/bin/tsc', '--noEmit');
});

it.each([
  ['a feature', 'awards'],
  ['a list', 'scholarships'],
  ['a page', 'sitemap'],
  ['a language', 'ml'],
  ['the files of the site', 'assets'],
  ['a word of JavaScript', 'to-string'],
])('is refused under the name of %s, %s', (_, name) => {
  expect(() => run('tools/new-feature/new-feature.ts', name)).toThrow('Nothing was written.');
});

it('has its pages in both languages, search entries, a feed, open data and a form at the desk', () => {
  expect(JSON.parse(run('ask.mjs'))).toEqual({
    pages: ['/awards', '/awards/first', '/ml/awards', '/ml/awards/first'],
    search: ['/awards പുതിയ പട്ടിക', '/awards/first ആദ്യ ഇനം'],
    feeds: ['/feeds/awards'],
    onTheSiteMap: ['/feeds/awards.atom'],
    data: [{ id: 'first', day: '2026-11-02' }],
    form: ['title', 'summary', 'day', 'sample'],
    field: 'ദിവസം',
    // Of another college, which has no entry of it: the day of its home page.
    dayOfNone: '2026-11-25',
  });
});

describe('when it is built', () => {
  beforeAll(() => {
    run('tools/build/build.ts', '--quick');
  }, 300_000);
  const built = (file: string) => readFileSync(join(copy, 'build/client', file), 'utf8');

  it.each([
    ['awards', 'Awards'],
    ['awards/first', 'First entry'],
    ['ml/awards', 'പുതിയ പട്ടിക'],
    ['ml/awards/first', 'ആദ്യ ഇനം'],
  ])('the page %s shows its title', (page, title) => {
    expect(built(`${page}/index.html`)).toContain(`<h1>${title}</h1>`);
  });

  it('its entry is found by the full-text search, and its feed and open data are files', () => {
    const { entries } = readIndex(built('ml/lists/search-list.json'));
    expect(entries.map(({ path }) => path)).toContain('/ml/awards/first');
    expect(built('ml/search/text/awards/first.txt')).toContain('ആദ്യ ഇനം');
    expect(built('feeds/awards.atom')).toContain('<title>Sample entry: First entry</title>');
    expect(built('data/awards.csv').trim()).toBe('id,day\r\nfirst,2026-11-02');
  });
});
