import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shellView } from '#app/features/shell/shell.server.ts';
import { soundSite } from '#tests/support/sound-site.ts';

const COLLEGE = readFileSync('content/college.yaml', 'utf8');

/** The site of a college without some portals. */
function without(...names: string[]) {
  const source = names.reduce(
    (text, name) => text.replace(new RegExp(`^ {2}${name}: http.*\n`, 'm'), ''),
    COLLEGE,
  );
  return soundSite('content', new Map([['college.yaml', source]]), Number.POSITIVE_INFINITY);
}

it('a portal that the college does not have takes its button, its links and its resource along', () => {
  const site = without('login', 'student', 'elibrary', 'placement', 'alumni', 'national');
  const shell = shellView(site, 'en', Date.parse('2026-11-25T10:00:00+05:30'));
  expect([shell.loginUrl, shell.nationalPortalUrl]).toEqual([undefined, undefined]);
  expect(JSON.stringify(site)).not.toMatch(/portal:(?:login|student|elibrary|placement|alumni)/);
  expect(site.home.resources.map(({ id }) => id)).toEqual([
    'academic-calendar',
    'exam-results',
    'scholarships',
  ]);
  expect(shell.footer.resources.map(({ label }) => label)).toEqual([
    'Academic Calendar',
    'Exam Results',
    'Scholarships',
    'Anti-Ragging',
  ]);
});

it('of a link in a text its words stay', () => {
  const texts = without('alumni').pages.flatMap(({ sectionTexts }) => sectionTexts);
  const portal = texts.find(({ id }) => id === 'portal')?.texts.en.tree;
  expect(JSON.stringify(portal)).toMatch(/"Register on the "[\s\S]*"alumni portal"/);
  expect(JSON.stringify(portal)).not.toContain('portal:alumni');
});

it('a college with all portals keeps its site as it was read', () => {
  expect(without().home.resources).toHaveLength(5);
});

it('a portal of its own is a target like any other', () => {
  const changes = new Map([
    [
      'college.yaml',
      COLLEGE.replace('portals:\n', 'portals:\n  fees: https://fees.college.example\n'),
    ],
    [
      'navigation.yaml',
      readFileSync('content/navigation.yaml', 'utf8').replace('"/about#history"', '"portal:fees"'),
    ],
  ]);
  const site = soundSite('content', changes, Number.POSITIVE_INFINITY);
  const links = shellView(site, 'en', Date.parse('2026-11-25T10:00:00+05:30'));
  expect(JSON.stringify(links)).toContain('"href":"https://fees.college.example"');
});
