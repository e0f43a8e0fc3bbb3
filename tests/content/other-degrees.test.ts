import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { compareView } from '#app/features/compare/compare.server.ts';
import { departmentView } from '#app/features/departments/department.server.ts';
import { myAdmissionView } from '#app/features/my-admission/my-admission.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { loadSite } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { programmeListNode } from '#tools/page/structured-data-nodes.ts';

const NOW = Date.parse('2026-11-27T12:00:00+05:30');
const OTHER = /B\.Tech|M\.Tech|ബി\.ടെക്|എം\.ടെക്/;

const content = new ContentFolder('content');
const asEngineers = (text: string) =>
  text
    .replaceAll('B.Tech', 'B.E.')
    .replaceAll('M.Tech', 'M.E.')
    .replaceAll('ബി.ടെക്', 'ബി.ഇ.')
    .replaceAll('എം.ടെക്', 'എം.ഇ.');

/** The sample college, were its degrees B.E. and M.E. in all that it has written itself. */
function engineers() {
  const files = globSync('**/*.{yaml,md}', { cwd: 'content' });
  const changes = new Map(files.map((file) => [file, asEngineers(content.read(file) ?? '')]));
  const result = loadSite('content', changes, NOW);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.site;
}

it('a college with B.E. and M.E. has no B.Tech anywhere', () => {
  const site = engineers();
  const shown = LOCALES.flatMap((locale) => [
    myAdmissionView(site, locale, NOW),
    compareView(site, locale),
    departmentView(site, 'civil', undefined, locale, NOW),
    departmentView(site, 'civil', 'programmes', locale, NOW),
    programmeListNode(site, locale),
  ]);
  expect(JSON.stringify([shown, tabsOf(site)])).not.toMatch(OTHER);
  const [course, , lateral, postgraduate] = myAdmissionView(site, 'en', NOW).tool.courses;
  expect([course?.label, lateral?.label, postgraduate?.label]).toEqual([
    'B.E.',
    'B.E. lateral entry',
    'M.E. and M.Plan',
  ]);
});

it('labels of the product name no degree', () => {
  const named = globSync('app/**/*.{en,ml}.json').filter((file) =>
    OTHER.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
