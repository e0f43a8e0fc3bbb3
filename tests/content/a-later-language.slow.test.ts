import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { deadLinks } from '#tests/support/dead-links.ts';
import { axeFindingsIn, pagesIn } from '#tests/support/site-in-folder.ts';

// A college in English and Tamil: what the product and the college lack in Tamil is shown in English.

const ANSWERS = `
languages: [en, ta]
name: { en: "Palm Grove Engineering College", ta: "பாம் குரோவ் பொறியியல் கல்லூரி" }
shortName: { en: "PGEC" }
address: { en: "Palm Grove, Tamil Nadu 600999" }
place: { en: "Palm Grove" }
district: { en: "Coast District" }
phone: "+91 44 2999 9999"
email: office@palmgrove.test
siteUrl: https://www.palmgrove.test
state: { en: "Tamil Nadu", ta: "தமிழ்நாடு" }
university: { en: "University of the Coast" }
departments: [cse, civil, maths]
programmes: { be-cse: 90, be-ce: 60 }
without: [pg, phd, architecture, hostel, buses, pta, ncc]
`;
const folder = mkdtempSync(join(tmpdir(), 'later-language-'));
const college = join(folder, basename(folder));
const client = join(college, 'build/client');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join('.cache/colleges', basename(college)), { recursive: true, force: true });
});

const site = (...words: string[]) =>
  spawnSync(process.execPath, [resolve('tools/college-site.mjs'), ...words], {
    cwd: college,
    encoding: 'utf8',
  });
const page = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');

beforeAll(() => {
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
  const made = spawnSync(
    process.execPath,
    ['desk/new-college.ts', college, '--answers', join(folder, 'answers.yaml')],
    { encoding: 'utf8' },
  );
  expect(made.stderr).toBe('');
  const built = site('build', '--quick');
  if (built.status !== 0) throw new Error(built.stderr);
}, 900_000);

it('passes the check, which counts the labels that are English', () => {
  const { status, stdout } = site('check');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^\d+ of \d+ labels of Tamil are written; the others are shown in English\.$/m,
  );
});

it('has each page in both languages', () => {
  const [first, second] = ['en', 'ta'].map((language) =>
    [...pagesIn(client)]
      .filter(([, html]) => html.includes(`<html lang="${language}"`))
      .map(([path]) => path),
  );
  expect(first?.length).toBeGreaterThan(50);
  expect(second).toEqual(first?.map((path) => (path === '/' ? '/ta' : `/ta${path}`)));
});

it('has no letter of Malayalam in any file', () => {
  const files = globSync('**/*.{html,js,css,json,csv,xml,txt,svg,ics,atom}', { cwd: client });
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter((file) => /[\u0d00-\u0d7f]/.test(readFileSync(join(client, file), 'utf8'))),
  ).toEqual([]);
});

it('names no Malayalam on its pages', () => {
  const named = [...pagesIn(client)].filter(([, html]) => html.includes('Malayalam'));
  expect(named.map(([path]) => path)).toEqual([]);
});

it('has no dead links', () => {
  expect(deadLinks(client, pagesIn(client))).toEqual([]);
});

it('has pages without violations in axe', async () => {
  const paths = ['', '/about', '/admissions', '/department/civil', '/contact', '/search', '/404'];
  expect(
    await axeFindingsIn(
      client,
      paths.map((path) => `/ta${path}`),
    ),
  ).toEqual([]);
});

it('leads to the other language by one link, and marks English texts on Tamil pages', () => {
  const links = page('ta/about').matchAll(/<a href="([^"]*)" lang="en" hrefLang="en"/g);
  expect([...new Set([...links].map(([, href]) => href))]).toEqual(['/about']);
  expect(page('ta/about')).toContain('பாம் குரோவ் பொறியியல் கல்லூரி');
  expect(page('ta/about')).toMatch(/<p[^>]* lang="en">[^<]*Palm Grove/);
});

it('sends the font of Tamil, and none of Malayalam', () => {
  const fonts = globSync('assets/*.woff2', { cwd: client });
  expect(fonts.filter((file) => file.includes('tamil'))).toHaveLength(1);
  expect(fonts.filter((file) => /malayalam|anek-700/.test(file))).toEqual([]);
});

it('finds pages by Tamil words in other forms and spellings', async () => {
  const [list, words] = ['ta/lists/search.json', 'ta/search/words.json'].map((file) =>
    JSON.parse(readFileSync(join(client, file), 'utf8')),
  );
  const index = await prepareIndex(list, words);
  const pathsOf = (query: string) =>
    searchEntries(index, query, 10).map(({ entry: { path } }) => path);
  expect(pathsOf('ஒப்பந்தப்புள்ளிகளுக்கு')).toContain('/ta/tenders');
  expect(pathsOf('கட்டணத்தை')[0]).toBe('/ta/admissions#fees-be');
  expect(pathsOf('சனவரி')).toEqual(['/ta/academics/calendar']);
});
