import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { plainText } from '#tests/support/built-pages.ts';
import { deadLinks } from '#tests/support/dead-links.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { OF_KERALA } from '#tests/support/of-kerala.ts';
import { runNode } from '#tests/support/run-node.ts';
import { axeFindingsIn, pagesIn } from '#tests/support/site-in-folder.ts';

/** A college of another State, with its degrees, that writes in English only. */
const ANSWERS = `
languages: [en]
name: { en: "Palar Valley Engineering College" }
shortName: { en: "PVEC" }
state: { en: "Tamil Nadu" }
university: { en: "Anna University" }
address: { en: "Palar Road, Tamil Nadu 632999" }
place: { en: "Palar" }
district: { en: "River District" }
phone: "+91 416 2999 999"
email: office@palarvalley.test
siteUrl: https://www.palarvalley.test
departments: [civil, maths]
programmes: { be-ce: 60 }
without: [pg, architecture]
`;
const KINDS_OF_PAGES = [
  '/',
  '/about',
  '/admissions',
  '/admissions/be',
  '/admissions/my-admission',
  '/department/civil',
  '/academics',
  '/all-news',
  '/gallery',
  '/downloads',
  '/contact',
  '/search',
  '/help',
  '/accessibility',
  '/404',
];

const folder = newFolder();
const college = join(folder, 'college');
const client = join(college, 'build/client');

beforeAll(() => {
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
  const answers = join(folder, 'answers.yaml');
  const made = runNode(['desk/new-college.ts', college, '--answers', answers]);
  if (made.status !== 0) throw new Error(made.stderr);
  const built = runNode([resolve('tools/college-site.mjs'), 'build', '--quick'], { cwd: college });
  if (built.status !== 0) throw new Error(built.stderr);
}, 900_000);

describe('the site of a college of another State in English only', () => {
  const files = () =>
    namesLike('**/*.{html,js,css,json,xml,atom,ics,csv,txt,data,webmanifest}', client);
  const pages = () => namesLike('**/*.html', client);
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const html = () => pagesIn(client);

  it('has every page, also of what its State decides', () => {
    const paths = [
      ...KINDS_OF_PAGES,
      '/admissions/phd',
      '/academics/admission',
      '/academics/affiliation',
    ];
    expect(paths.filter((path) => !html().has(path))).toEqual([]);
  });

  it('names nothing of the State of the sample', () => {
    expect(files().filter((file) => read(file).search(OF_KERALA) >= 0)).toEqual([]);
  });

  it('shows the degrees, the admission and the shares of its State', () => {
    const said = (page: string) => plainText(read(`${page}/index.html`));
    expect(said('admissions')).toContain('Tamil Nadu Engineering Admissions (TNEA)');
    expect(said('admissions/my-admission')).toContain('B.E. lateral entry');
    expect(said('department/civil')).toContain('B.E.');
    expect(said('academics/admission')).toContain('Students of government schools');
    expect(said('department/civil')).not.toContain('B.Tech');
  });

  it('claims nothing of courses, fees and seats that it has not published', () => {
    const said = [
      'admissions/index.html',
      'academics/programs/index.html',
      'help/open-data/index.html',
      'data/fees.json',
    ]
      .map((file) => plainText(read(file)))
      .join('\n');
    expect(
      said.match(
        /.{0,60}(?:B\.Arch|MCA included|The table counts only|latest admission|Seats not included in this table|prospectus for the shares).{0,30}/g,
      ),
    ).toBe(null);
  });

  it('has no letter, address or link of another language', () => {
    expect(files().filter((file) => /\p{Script=Malayalam}/u.test(read(file)))).toEqual([]);
    expect(namesLike('{ml,*/ml,**/*malayalam*,**/*.ml.*}', client)).toEqual([]);
    expect(pages().filter((file) => /hreflang/i.test(read(file)))).toEqual([]);
    expect(files().filter((file) => /hreflang="(?!en")|["'(]\/ml\b/i.test(read(file)))).toEqual([]);
    expect(pages().filter((file) => / lang="(?!en")/.test(read(file)))).toEqual([]);
  });

  it('speaks of no other language on its pages, nor in another file', () => {
    expect(files().filter((file) => read(file).includes('Malayalam'))).toEqual([]);
    const said = pages().flatMap((file) =>
      [
        ...plainText(read(file)).matchAll(
          /.{0,60}(?:Malayalam|(?:both|two) languages|other language).{0,40}/gi,
        ),
      ].map(([words]) => `${file}: ${words}`),
    );
    expect(said).toEqual([]);
  });

  it('has no dead link or anchor', () => {
    expect(deadLinks(client, html())).toEqual([]);
  });

  it('is valid HTML', async () => {
    const report = await new HtmlValidate(new FileSystemConfigLoader()).validateMultipleFiles(
      pages().map((file) => join(client, file)),
    );
    expect(formatterFactory('text')(report.results)).toBe('');
  });

  it('has no axe finding on a page of each kind', async () => {
    expect(await axeFindingsIn(client, KINDS_OF_PAGES)).toEqual([]);
  });
});
