import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { getSite } from '#app/site.ts';
import { newContent } from '#desk/setup/starter.ts';
import { inShape } from '#tests/support/languages.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { OF_KERALA } from '#tests/support/of-kerala.ts';
import { soundSite } from '#tests/support/sound-site.ts';

afterEach(() => void vi.unstubAllEnvs());

const NOW = Date.parse('2026-11-27T10:00:00+05:30');
const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (state: string) => namesLike('**/*.{yaml,md}', `states/${state}`);

/** The starter as the content of a college of a State, with all degrees of it. */
function withState(
  en: string,
  languages: Locale[] = ['en', 'ml'],
  programmes: Record<string, number> = {},
): Map<string, string> {
  const { college } = getSite();
  const { name, shortName, address, phone, email, siteUrl, university } = college;
  const place = inShape({ en: 'Palm Grove', ml: 'പാം ഗ്രോവ്' });
  const made = newContent({
    ...{ name, shortName, address, phone, email, siteUrl, university },
    ...{ languages, place, district: place, departments: ['civil'], programmes },
    state: inShape({ en, ml: 'സംസ്ഥാനം' }),
  });
  return new Map(
    [...made].flatMap(([file, source]) => (typeof source === 'string' ? [[file, source]] : [])),
  );
}

it.each(['Kerala', 'Tamil Nadu'])('the starter with the files of %s has no mistake', (state) => {
  expect(() => soundSite('content-starter', withState(state), NOW)).not.toThrow();
});

it('a text of a State is in no language that of the starter', () => {
  const made = withState('Kerala', ['en', 'ta']);
  const written = (text: string) => made.has(`pages/academics/${text}.ta.md`);
  expect([written('nba'), written('admission')]).toEqual([true, false]);
});

it('Kerala is what the sample college has of its State, without dates', () => {
  const made = withState('Kerala');
  const withoutDates = (text: string) =>
    text
      // The year of its amounts, which each college writes once it has compared them.
      .replaceAll(/\((?:2024|\[\[.*?\]\])\)/g, '(year)')
      .replaceAll(/\nterms:\n(?: {2}- .*\n)+/g, '\n')
      .replaceAll(/ {2}windows:\n(?: {4}.*\n)+/g, '  windows: []\n')
      .replaceAll(/\n +dates: \{ event: .*/g, '');
  for (const file of filesOf('kerala').filter((each) => each.endsWith('.yaml')))
    expect(parse(withoutDates(made.get(file) ?? '')), file).toEqual(
      parse(withoutDates(read(`content/${file}`))),
    );
});

it('MCA has the same words on the tab of M.Tech and on one of its own', () => {
  const tabs = parse(read('states/kerala/admissions/tabs.yaml'));
  const tab = (id: string) => tabs.find((each: { id: string }) => each.id === id);
  expect(tab('mca').overview).toEqual(tab('mtech').further[0].text);
});

it('a college of Kerala without postgraduate degrees and architecture admits to neither', () => {
  const changes = withState('Kerala');
  const college = changes.get('college.yaml') ?? '';
  changes.set('college.yaml', `${college}\nwithout: [pg, phd, architecture]\n`);
  const { admissions, ways } = soundSite('content-starter', changes, NOW);
  expect(admissions.streams.map(({ id }) => id)).toEqual(['btech', 'lateral-entry']);
  expect(ways.map(({ id }) => id)).toEqual(['btech-keam', 'lateral-entry']);
  expect(JSON.stringify([admissions.tabs[0], ways])).not.toMatch(/B\.Arch|NATA/);
});

it('the example of a State makes a whole college, with brackets to be written', () => {
  const folder = newFolder({});
  cpSync('docs/state-example', join(folder, 'states/hill-state'), { recursive: true });
  vi.stubEnv('COLLEGE_DIR', folder);
  const changes = withState('Hill State', ['en'], { 'be-ce': 60 });
  const { admissions, college, programmes } = soundSite('content-starter', changes, NOW);
  expect(admissions.tabs.map(({ label }) => label.en)).toEqual(['B.E.']);
  expect(college.without).toEqual(['phd', 'pg', 'architecture']);
  expect(programmes.map(({ id }) => id)).toEqual(['be-ce']);
});

it('no other State names a body of Kerala', () => {
  const files = namesLike('states/*/**/*').filter(
    (file) => /\.(?:yaml|md)$/.test(file) && !/kerala/.test(file),
  );
  expect(files.filter((file) => read(file).search(OF_KERALA) >= 0)).toEqual([]);
});
