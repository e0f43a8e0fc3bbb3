import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadLinks } from '#tests/support/dead-links.ts';
import { pagesIn } from '#tests/support/site-in-folder.ts';

// A college in English, Hindi and Malayalam. The product does not know Hindi: its folder is in that of the college.

const ANSWERS = `
languages: [en, hi, ml]
name: { en: "Palm Grove Engineering College", hi: "पाम ग्रोव अभियांत्रिकी महाविद्यालय", ml: "പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്" }
shortName: { en: "PGEC", ml: "പി.ജി.ഇ.സി." }
address: { en: "Palm Grove 673999", ml: "പാം ഗ്രോവ് 673999" }
place: { en: "Palm Grove", ml: "പാം ഗ്രോവ്" }
district: { en: "Coast District", ml: "തീരദേശ ജില്ല" }
phone: "+91 495 2999 999"
email: office@palmgrove.test
siteUrl: https://www.palmgrove.test
state: { en: "Coast State", ml: "തീരദേശം" }
university: { en: "University of the Coast", ml: "തീരദേശ സർവകലാശാല" }
departments: [civil]
programmes: { btech-ce: 60 }
without: [pg, phd, architecture, hostel, buses, pta, ncc]
`;
const folder = mkdtempSync(join(tmpdir(), 'own-language-'));
const college = join(folder, basename(folder));
const client = join(college, 'build/client');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join('.cache/colleges', basename(college)), { recursive: true, force: true });
});

const run = (words: string[], options: object) =>
  spawnSync(process.execPath, words, { encoding: 'utf8', ...options });
const site = (...words: string[]) =>
  run([resolve('tools/college-site.mjs'), ...words], { cwd: college });
const page = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');

/** What code of the product answers for this college. */
function answerOf(code: string): unknown {
  const env = { ...process.env, COLLEGE_DIR: college, CONTENT_DIR: join(college, 'content') };
  const { stdout, stderr } = run(['--input-type=module', '--eval', code], { env });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

beforeAll(() => {
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
  cpSync('docs/language-example', join(college, 'languages'), { recursive: true });
  const made = run(['desk/new-college.ts', college, '--answers', join(folder, 'answers.yaml')], {});
  expect(made.stderr).toBe('');
  const built = site('build', '--quick');
  if (built.status !== 0) throw new Error(built.stderr);
}, 900_000);

it('passes the check, which counts the labels that are English', () => {
  const { status, stdout } = site('check');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^70 of \d+ labels of Hindi are written; the others are shown in English\.$/m,
  );
});

it('has each page in three languages, without dead links', () => {
  const pages = pagesIn(client);
  const [english, hindi, malayalam] = ['en', 'hi', 'ml'].map((language) =>
    [...pages]
      .filter(([, html]) => html.includes(`<html lang="${language}"`))
      .map(([path]) => path),
  );
  expect(english?.length).toBeGreaterThan(50);
  expect(hindi).toEqual(english?.map((path) => (path === '/' ? '/hi' : `/hi${path}`)));
  expect(malayalam?.length).toBe(english?.length);
  expect(deadLinks(client, pages)).toEqual([]);
});

it('has Hindi labels and dates, and marks what is English', () => {
  expect(page('hi/about')).toContain('मुख्य सामग्री पर जाएँ');
  expect(page('hi/about')).toContain('पाम ग्रोव अभियांत्रिकी महाविद्यालय');
  expect(page('hi/about')).toContain('25 नवंबर 2026');
  expect(page('hi/about')).toMatch(/<p[^>]* lang="en">[^<]*Palm Grove/);
});

it('leads from each language to the two others', () => {
  const others = (path: string) =>
    new Set([...page(path).matchAll(/<a href="([^"]*)" lang="\w+" hrefLang/g)].map(([, to]) => to));
  expect([...others('about')]).toEqual(['/hi/about', '/ml/about']);
  expect([...others('hi/about')]).toEqual(['/about', '/ml/about']);
  expect([...others('ml/about')]).toEqual(['/about', '/hi/about']);
});

it('has the styles of Hindi, and nothing of Tamil in any file', () => {
  const css = globSync('assets/style-*.css', { cwd: client });
  expect(readFileSync(join(client, css[0] ?? ''), 'utf8')).toContain(':lang(hi)');
  const files = [
    ...globSync('**/*.{html,js,css,json,xml,txt}', { cwd: join(college, 'build') }),
    ...globSync('hosting/{.htaccess,_*,nginx.conf}', { cwd: join(college, 'build') }),
  ];
  expect(
    files.filter((file) =>
      /[\u0b80-\u0bff]|\/ta\b/.test(readFileSync(join(college, 'build', file), 'utf8')),
    ),
  ).toEqual([]);
});

it('is asked for Hindi by the desk, which does not insist on it', () => {
  expect(
    answerOf(`
      import { kindOf, getSite } from '#app/site.ts';
      import { formSchema } from '#desk/server/forms/form.ts';
      const { title } = formSchema(kindOf('news'), getSite().college).properties;
      console.log(JSON.stringify([Object.keys(title.properties), title.required]));
    `),
  ).toEqual([
    ['en', 'hi', 'ml'],
    ['en', 'ml'],
  ]);
});

it('finds Hindi words in other spellings and with digits of Devanagari', () => {
  expect(
    answerOf(`
      import { foldText } from '#app/lib/search/fold.ts';
      import { stemWord } from '#app/lib/search/stem.ts';
      const pairs = [['हिन्दी', 'हिंदी'], ['फ़ीस', 'फीस'], ['२०२६', '2026']];
      console.log(JSON.stringify([
        pairs.map(([written, same]) => foldText(written) === foldText(same)),
        stemWord('परीक्षाओं') === stemWord('परीक्षाएँ') || stemWord('परीक्षाओं'),
      ]));
    `),
  ).toEqual([[true, true, true], 'परीक्ष']);
});
