import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { markOf } from '#desk/setup/starter-texts.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';

const ANSWERS = `
languages: [en, ml]
name: { en: "Palm Grove Engineering College", ml: "പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്" }
shortName: { en: "PGEC", ml: "പി.ജി.ഇ.സി." }
address: { en: "Palm Grove, Kerala 673999", ml: "പാം ഗ്രോവ്, കേരളം 673999" }
phone: "+91 495 2999 999"
place: { en: "Palm Grove", ml: "പാം ഗ്രോവ്" }
district: { en: "Coast District", ml: "തീരദേശ ജില്ല" }
email: office@palmgrove.test
siteUrl: https://www.palmgrove.test
state: { en: "Kerala", ml: "കേരളം" }
university: { en: "University of the Coast", ml: "തീരദേശ സർവകലാശാല" }
closed: [sun, sat-2]
officeHours: { from: "10:00", until: "16:00" }
departments: [cse, civil, maths]
programmes: { btech-cse: 90, btech-ce: 60 }
without: [pg, architecture]
logo: logo.svg
colours: { links: "#123f7a" }
`;
const folder = newFolder();
const college = join(folder, basename(folder));
afterAll(() => {
  rmSync(join('.cache/colleges', basename(college)), { recursive: true, force: true });
});

const site = (...words: string[]) =>
  runNode([resolve('tools/college-site.mjs'), ...words], { cwd: college });
/** Makes a college of what is typed, or of a file of answers. */
const make = (place: string, answers?: string, input?: string) =>
  runNode(
    ['desk/new-college.ts', place, ...(answers ? ['--answers', join(folder, answers)] : [])],
    input === undefined ? {} : { input },
  );
const read = (path: string) =>
  readFileSync(join(college, 'build/client', path, 'index.html'), 'utf8');

beforeAll(() => {
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  );
  const made = make(college, 'answers.yaml');
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(
    /Left to write or replace before it is published: \d+ \(npm run check:content -- --publish\)\./,
  );
  mkdirSync(join(college, 'public'));
  writeFileSync(join(college, 'public/verification.txt'), 'ours\n');
  const built = site('build', '--quick');
  if (built.status !== 0) throw new Error(built.stderr);
}, 900_000);

it('a new college passes the check of the content', () => {
  expect(site('check')).toMatchObject({ status: 0, stdout: 'No mistakes found in the content.\n' });
});

it('is built in its own folder, with its own public files and colour', () => {
  expect(readFileSync(join(college, 'build/client/verification.txt'), 'utf8')).toBe('ours\n');
  const styles = namesLike('assets/*.css', join(college, 'build/client')).map((file) =>
    readFileSync(join(college, 'build/client', file), 'utf8'),
  );
  expect(styles.join('')).toContain('#123f7a');
});

it('is made of what is typed at its questions, and not of a part of it', () => {
  const typed = `en
Palm Grove Engineering College
PGEC
Palm Grove, Tamil Nadu 639999
Palm Grove
Coast District
+91 4324 299 999
office@palmgrove.test
https://www.palmgrove.test
Tamil Nadu
University of the Coast


civil
be-ce=60
pg, architecture


`;
  const ask = (input: string) => make(join(folder, 'typed'), undefined, input);
  expect(ask(typed.slice(0, typed.indexOf('civil')))).toMatchObject({
    status: 1,
    stderr: 'A question was not answered. Nothing was made.\n',
  });
  expect(ask(typed)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('7/7 Colours and mark'),
  });
  expect(readFileSync(join(folder, 'typed/content/college.yaml'), 'utf8')).toContain(
    'Palm Grove Engineering College',
  );
});

it('is not made without the file of its logo or of its answers', () => {
  writeFileSync(join(folder, 'no-logo.yaml'), ANSWERS.replace(/^logo: .*$/m, 'logo: drawn.svg'));
  for (const [answers, missing] of [
    ['no-logo.yaml', 'drawn.svg'],
    ['none.yaml', 'none.yaml'],
  ] as const) {
    const made = make(join(folder, 'other'), answers);
    expect(made).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`There is no file ${join(folder, missing)}.`),
    });
  }
});

it('is brought to this version by one command: fields, and texts of the starter that are better now', () => {
  const path = (file: string) => join(college, file);
  const text = (file: string) => readFileSync(path(file), 'utf8');
  const [details, rti] = ['content/college.yaml', 'content/pages/administrative/rti.en.md'];
  const now = [details, rti].map(text);
  const former = [text(details).replace(/^closed: .*\n/m, ''), `${text(rti)}An earlier rule.\n`];
  const mark = /(pages\/administrative\/rti\.en\.md: ).*/;
  writeFileSync(path(details), former[0] ?? '');
  writeFileSync(path(rti), former[1] ?? '');
  writeFileSync(
    path('starter.yaml'),
    text('starter.yaml').replace(mark, `$1${markOf(former[1] ?? '')}`),
  );
  expect(site('upgrade').stdout).toContain('Nothing was written.');
  expect([details, rti].map(text)).toEqual(former);
  expect(site('upgrade', '--write').stdout).toContain(
    'Upgraded: college.yaml, pages/administrative/rti.en.md',
  );
  expect(text(rti)).toBe(now[1]);
  writeFileSync(
    path('labels.yaml'),
    'features/departments/labels: { departments: { was: Branches, en: Schools } }\n',
  );
  expect(site('upgrade').stdout).toContain('departments was “Branches”, and is now “Departments”');
  rmSync(path('labels.yaml'));
  expect(site('check').status).toBe(0);
  expect(site('upgrade').stdout).toBe('Nothing is to be upgraded.\n');
}, 300_000);

it('content from before the tabs of admissions is named as too old, and nothing of it is changed', () => {
  const tabs = join(college, 'content/admissions/tabs.yaml');
  const written = readFileSync(tabs, 'utf8');
  rmSync(tabs);
  const { status, stderr } = site('upgrade', '--write');
  writeFileSync(tabs, written);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^This content is older than what upgrade reads.*Nothing was written\.\n$/,
    ),
  ]);
});

it('is not released while a text is still to be written', () => {
  const { status, stderr } = site('release', '--to', join(folder, 'site.zip'));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /what the brackets ask for, written by the college:\n(?: {2}.*\n)* {2}content\/pages\/about\/history\.en\.md, text, line \d+: \[\[/,
  );
});

describe.each(PUBLISHED)('its site (%s)', (locale) => {
  const { noneListed, sampleNote } = messagesFor(locale);
  const pages = () =>
    namesLike('**/index.html', join(college, 'build/client')).filter(
      (page) => page.startsWith('ml/') === (locale === 'ml'),
    );

  it('has its name and logo', () => {
    const home = read(localisePath('/', locale));
    expect(home).toContain(
      { en: 'Palm Grove Engineering College', ml: 'പാം ഗ്രോവ് എൻജിനീയറിങ് കോളേജ്' }[locale],
    );
    expect(home).toMatch(/<img src="\/assets\/pictures\/logo-[0-9a-f]{8}\.svg" alt=""/);
  });

  it('has its departments and no others', () => {
    expect(
      ['cse', 'civil', 'maths', 'mech', 'mca'].map((id) =>
        existsSync(join(college, 'build/client', localisePath(`/department/${id}`, locale))),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  it.each(['people', 'achievements'])('states that a department has no %s', (page) => {
    expect(read(localisePath(`/department/cse/${page}`, locale))).toContain(noneListed);
  });

  it('shows no sample and no name of the sample college', () => {
    const name = { en: 'Government Engineering College', ml: 'ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്' }[locale];
    expect(pages().length).toBeGreaterThan(50);
    expect(
      pages().filter((page) =>
        [`(${sampleNote})`, name].some((words) =>
          readFileSync(join(college, 'build/client', page), 'utf8').includes(words),
        ),
      ),
    ).toEqual([]);
  });
});
