import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadLinks } from '#tests/support/dead-links.ts';
import { axeFindingsIn, pagesIn } from '#tests/support/site-in-folder.ts';

// A second language is a folder: in a copy of the product Malayalam is replaced by a language of stub words, each letter by a Hangul one, `ml` by `ko`.
// Code points are replaced in the files of the language alone, so that code elsewhere that depends on them stops the build or its checks.

const ANSWERS = `
name: { en: "Palm Grove Engineering College", ml: "പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്" }
shortName: { en: "PGEC", ml: "പി.ജി.ഇ.സി." }
address: { en: "Palm Grove, Kerala 673999", ml: "പാം ഗ്രോവ്, കേരളം 673999" }
phone: "+91 495 2999 999"
place: { en: "Palm Grove", ml: "പാം ഗ്രോവ്" }
district: { en: "Coast District", ml: "തീരദേശ ജില്ല" }
email: office@palmgrove.test
siteUrl: https://www.palmgrove.test
state: { en: "Highland", ml: "മലനാട്" }
university: { en: "University of the Coast", ml: "തീരദേശ സർവകലാശാല" }
departments: [cse, civil, maths]
programmes: { btech-cse: 90, btech-ce: 60 }
without: [pg, architecture]
`;
const PAGES =
  '/ /about /admissions /admissions/btech /admissions/my-admission /department/civil /contact /search /help /404'.split(
    ' ',
  );
const PRODUCT = [
  '{app,desk,languages,public,tools}/**/*',
  'docs/*.{tsv,yaml}',
  '{package,package-lock,tsconfig}.json',
  'vite.config.ts',
];
const OF_LANGUAGE = /^(?:app\/.*|languages)\/ml[./]/;
const TEXT =
  /\.(?:[cm]?[jt]sx?|yaml|md|json|css|svg|txt|html|xml|atom|ics|csv|webmanifest|webcal)$/;
const MALAYALAM = /[\u0d00-\u0d7f]/g;

const folder = mkdtempSync(join(tmpdir(), 'another-script-'));
const copy = join(folder, 'product');
const client = join(copy, 'build/client');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const renamed = (text: string) =>
  text.replaceAll(/(?<![a-zA-Z0-9])ml\b/g, 'ko').replaceAll('Malayalam', 'Korean');
const inHangul = (text: string) =>
  text.replaceAll(MALAYALAM, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0x0d00 + 0xac00),
  );
const codesInHangul = (text: string) => text.replaceAll(/(\\u|0x)0d(?=[0-7][0-9a-f])/g, '$1ac');

/** Copies a file with its words in the stub language. */
function copyFile(file: string, place: string): void {
  const target = join(copy, renamed(place));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
  const words = (text: string) =>
    inHangul(renamed(OF_LANGUAGE.test(place) ? codesInHangul(text) : text));
  if (TEXT.test(file)) writeFileSync(target, words(readFileSync(file, 'utf8')));
}

function run(cwd: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout;
}

beforeAll(() => {
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
  run(
    '.',
    'desk/new-college.ts',
    join(folder, 'college'),
    '--answers',
    join(folder, 'answers.yaml'),
  );
  const isFile = (file: string) => statSync(file).isFile();
  for (const file of globSync(PRODUCT, { exclude: ['**/node_modules/**', '**/*.test.ts*'] }).filter(
    isFile,
  ))
    copyFile(file, file);
  const college = join(folder, 'college');
  for (const file of globSync('content/**/*', { cwd: college }).filter((name) =>
    isFile(join(college, name)),
  ))
    copyFile(join(college, file), file);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  expect(run(copy, 'tools/check/check-content.ts')).toBe('No mistakes found in the content.\n');
  run(copy, 'tools/build/build.ts', '--quick');
}, 900_000);

describe('a college whose second language has another script', () => {
  it('has each page in both languages', () => {
    const [first, second] = ['en', 'ko'].map((language) =>
      [...pagesIn(client)]
        .filter(([, html]) => html.includes(`<html lang="${language}"`))
        .map(([path]) => path),
    );
    expect(first?.length).toBeGreaterThan(50);
    expect(second).toEqual(first?.map((path) => (path === '/' ? '/ko' : `/ko${path}`)));
  });

  it('has no word of Malayalam in any file', () => {
    const files = globSync('**/*', { cwd: client }).filter((file) => TEXT.test(file));
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.filter((file) =>
        /[\u0d00-\u0d7f]|Malayalam/.test(readFileSync(join(client, file), 'utf8')),
      ),
    ).toEqual([]);
  });

  it('has no dead links', () => {
    expect(deadLinks(client, pagesIn(client))).toEqual([]);
  });

  it('has pages without violations in axe', async () => {
    const addresses = PAGES.flatMap((page) => [page, page === '/' ? '/ko' : `/ko${page}`]);
    expect(await axeFindingsIn(client, addresses)).toEqual([]);
  });
});
