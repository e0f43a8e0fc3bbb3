import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesLike } from '#app/lib/names.server.ts';
import { OF_KERALA } from '#tests/support/of-kerala.ts';
import { soundSite } from '#tests/support/sound-site.ts';

const NOW = Date.parse('2026-11-27T10:00:00+05:30');
const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (state: string) => namesLike('**/*.{yaml,md}', `states/${state}`);

/** Links of the starter to the first tab of a level lead to that of the State. */
const tabsOfState = (text: string, state: string) => {
  const tabs = parse(read(`states/${state}/admissions/tabs.yaml`)) as {
    id: string;
    level: string;
  }[];
  return text.replace(
    /(?<=\/admissions[#/](?:[a-z]+-)?)(?:ug|pg|research)\b/g,
    (level) => tabs.find((tab) => tab.level === level)?.id ?? level,
  );
};

/** The starter as the content of a college of a State. */
function withState(state: string) {
  const starter = namesLike('**/*.{yaml,md}', 'content-starter');
  return new Map([
    ...starter.map((file): [string, string] => [
      file.replaceAll('\\', '/'),
      tabsOfState(read(`content-starter/${file}`), state),
    ]),
    ...filesOf(state).map((file): [string, string] => [file, read(`states/${state}/${file}`)]),
  ]);
}

it.each(['kerala', 'tamil-nadu'])('the starter with the files of %s has no mistake', (state) => {
  expect(() => soundSite('content-starter', withState(state), NOW)).not.toThrow();
});

it('Kerala is what the sample college has of its State, without dates', () => {
  const withoutDates = (file: string) =>
    read(file)
      // The year of its amounts, which each college writes once it has compared them.
      .replaceAll(/\((?:2024|\[\[.*?\]\])\)/g, '(year)')
      .replaceAll(/ {2}windows:\n(?: {4}.*\n)+/g, '  windows: []\n')
      .replaceAll(/\n +dates: \{ event: .*/g, '');
  for (const file of filesOf('kerala').filter((each) => each.endsWith('.yaml')))
    expect(parse(withoutDates(`states/kerala/${file}`)), file).toEqual(
      parse(withoutDates(`content/${file}`)),
    );
});

it('a college of Kerala without postgraduate degrees and architecture admits to neither', () => {
  const college = `${read('content-starter/college.yaml')}\nwithout: [pg, phd, architecture]\n`;
  const changes = withState('kerala').set('college.yaml', college);
  const { admissions, ways } = soundSite('content-starter', changes, NOW);
  expect(admissions.streams.map(({ id }) => id)).toEqual(['btech', 'lateral-entry']);
  expect(ways.map(({ id }) => id)).toEqual(['btech-keam', 'lateral-entry']);
  expect(JSON.stringify([admissions.tabs[0], ways])).not.toMatch(/B\.Arch|NATA/);
});

it('no other State names a body of Kerala', () => {
  const files = namesLike('states/*/**/*').filter(
    (file) => /\.(?:yaml|md)$/.test(file) && !/kerala/.test(file),
  );
  expect(files.filter((file) => read(file).search(OF_KERALA) >= 0)).toEqual([]);
});
