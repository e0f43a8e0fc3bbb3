import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { readIndex } from '#app/lib/search/sent-index.ts';
import { deadLinks } from '#tests/support/dead-links.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';
import { axeFindingsIn, pagesIn } from '#tests/support/site-in-folder.ts';

// A college in English, Tamil and Hindi: what the product and the college lack in a language is
// shown in English. The product does not know Hindi: its folder is in that of the college.

const ANSWERS = `
languages: [en, hi, ta]
name: { en: "Palm Grove Engineering College", ta: "பாம் குரோவ் பொறியியல் கல்லூரி", hi: "पाम ग्रोव अभियांत्रिकी महाविद्यालय" }
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
const folder = newFolder();
const college = join(folder, basename(folder));
const client = join(college, 'build/client');
afterAll(() => {
  rmSync(join('.cache/colleges', basename(college)), { recursive: true, force: true });
});

const site = (...words: string[]) =>
  runNode([resolve('tools/college-site.mjs'), ...words], { cwd: college });
const page = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');

/** What code of the product answers for this college. */
function answerOf(code: string): unknown {
  const env = { COLLEGE_DIR: college, CONTENT_DIR: join(college, 'content') };
  const { stdout, stderr } = runNode(['--input-type=module', '--eval', code], { env });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

beforeAll(() => {
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
  cpSync('docs/language-example', join(college, 'languages'), { recursive: true });
  const made = runNode(['desk/new-college.ts', college, '--answers', join(folder, 'answers.yaml')]);
  expect(made.stderr).toBe('');
  const built = site('build', '--quick');
  if (built.status !== 0) throw new Error(built.stderr);
}, 900_000);

it('passes the check, which counts the labels that are English', () => {
  const { status, stdout } = site('check');
  expect(status).toBe(0);
  for (const counted of [/^\d+ of \d+ labels of Tamil/m, /^70 of \d+ labels of Hindi/m])
    expect(stdout).toMatch(counted);
});

it('has each page in three languages, without dead links', () => {
  const pages = pagesIn(client);
  const [english, tamil, hindi] = ['en', 'ta', 'hi'].map((language) =>
    [...pages]
      .filter(([, html]) => html.includes(`<html lang="${language}"`))
      .map(([path]) => path),
  );
  expect(english?.length).toBeGreaterThan(50);
  const under = (prefix: string) =>
    english?.map((path) => (path === '/' ? prefix : `${prefix}${path}`));
  expect([tamil, hindi]).toEqual([under('/ta'), under('/hi')]);
  expect(deadLinks(client, pages)).toEqual([]);
});

it('has nothing of Malayalam in any file: no letter, no address, no font, and no page that names it', () => {
  const files = [
    ...namesLike('**/*.{html,js,css,json,csv,xml,txt,svg,ics,atom}', join(college, 'build')),
    ...namesLike('hosting/{.htaccess,_*,nginx.conf}', join(college, 'build')),
  ];
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) =>
    /[\u0d00-\u0d7f]|\/ml\b/.test(readFileSync(join(college, 'build', file), 'utf8')),
  );
  expect(found).toEqual([]);
  const named = [...pagesIn(client)].filter(([, html]) => html.includes('Malayalam'));
  expect(named.map(([path]) => path)).toEqual([]);
  const fonts = namesLike('assets/*.woff2', client);
  expect(fonts.filter((file) => file.includes('tamil'))).toHaveLength(1);
  expect(fonts.filter((file) => /malayalam|anek-700/.test(file))).toEqual([]);
});

it('has pages without violations in axe', async () => {
  const paths = ['', '/about', '/admissions', '/department/civil', '/contact', '/search', '/404'];
  const addresses = paths.map((path) => `/ta${path}`);
  expect(await axeFindingsIn(client, addresses)).toEqual([]);
});

it('leads from each language to the two others', () => {
  const others = (path: string) =>
    new Set([...page(path).matchAll(/<a href="([^"]*)" lang="\w+" hrefLang/g)].map(([, to]) => to));
  expect([...others('about')]).toEqual(['/hi/about', '/ta/about']);
  expect([...others('ta/about')]).toEqual(['/about', '/hi/about']);
  expect([...others('hi/about')]).toEqual(['/about', '/ta/about']);
});

it('has its own labels, dates and styles, and marks what is English', () => {
  expect(page('ta/about')).toContain('பாம் குரோவ் பொறியியல் கல்லூரி');
  for (const words of ['मुख्य सामग्री पर जाएँ', 'पाम ग्रोव अभियांत्रिकी महाविद्यालय', '25 नवंबर 2026'])
    expect(page('hi/about')).toContain(words);
  expect(page('hi/about')).toMatch(/<p[^>]* lang="en">[^<]*Palm Grove/);
  expect(page('hi/copyright')).toMatch(/<p[^>]* lang="en">[^<]*source/);
  const [css = ''] = namesLike('assets/style-*.css', client);
  expect(readFileSync(join(client, css), 'utf8')).toContain(':lang(hi)');
});

it('is asked for both by the desk, which does not insist on them', () => {
  expect(
    answerOf(`
      import { kindOf, getSite } from '#app/site.ts';
      import { formSchema } from '#desk/server/forms/form.ts';
      const { title } = formSchema(kindOf('news'), getSite().college).properties;
      console.log(JSON.stringify([Object.keys(title.properties), title.required]));
    `),
  ).toEqual([['en', 'hi', 'ta'], ['en']]);
});

it('finds pages by Tamil words in other forms and spellings', async () => {
  const built = (file: string) => readFileSync(join(client, file), 'utf8');
  const index = await prepareIndex(
    readIndex(built('ta/lists/search-list.json')),
    JSON.parse(built('ta/search/words.json')),
  );
  const pathsOf = (query: string) =>
    searchEntries(index, query, 10).map(({ entry: { path } }) => path);
  expect(pathsOf('ஒப்பந்தப்புள்ளிகளுக்கு')).toContain('/ta/tenders');
  expect(pathsOf('கட்டணத்தை')[0]).toBe('/ta/admissions#fees-be');
  expect(pathsOf('சனவரி')[0]).toBe('/ta/academics/calendar');
});

it('finds Hindi words in other spellings, with digits of Devanagari and in Latin letters', () => {
  expect(
    answerOf(`
      import { foldText } from '#app/lib/search/fold.ts';
      import { stemWord } from '#app/lib/search/stem.ts';
      import { romaniseFolded } from '#languages/sound.ts';
      const pairs = [['हिन्दी', 'हिंदी'], ['फ़ीस', 'फीस'], ['२०२६', '2026']];
      console.log(JSON.stringify([
        pairs.map(([written, same]) => foldText(written) === foldText(same)),
        stemWord('परीक्षाओं') === stemWord('परीक्षाएँ') || stemWord('परीक्षाओं'),
        romaniseFolded(foldText('संस्थान')),
      ]));
    `),
  ).toEqual([[true, true, true], 'परीक्ष', 'sansthana']);
});
