import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { compareView } from '#app/features/compare/compare.server.ts';
import { departmentView } from '#app/features/departments/department.server.ts';
import { myAdmissionView } from '#app/features/my-admission/my-admission.server.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { loadSite } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';

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
  const files = namesLike('**/*.{yaml,md}', 'content');
  const changes = new Map(files.map((file) => [file, asEngineers(content.read(file) ?? '')]));
  return soundSite('content', changes, NOW);
}

it('a college with B.E. and M.E. has no B.Tech anywhere', () => {
  const site = engineers();
  const civil = need(site.departments.find(({ id }) => id === 'civil'));
  const shown = PUBLISHED.flatMap((locale) => [
    myAdmissionView(site, locale, NOW),
    compareView(site, locale),
    departmentView(site, civil, undefined, locale, NOW),
    departmentView(site, civil, 'programmes', locale, NOW),
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
  const named = namesLike('app/**/*.{en,ml}.json').filter((file) =>
    OTHER.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});

/** The file of the sample with an entry at its end. */
const withEntry = (file: string, entry: string): [string, string] => [
  file,
  `${content.read(file)}${entry}`,
];

it('a course that no other college has is shown wherever courses are', () => {
  const site = soundSite(
    'content',
    new Map([
      withEntry(
        'admissions/streams.yaml',
        `- id: mba
  name: { en: "M.B.A. by rank list", ml: "എം.ബി.എ. റാങ്ക് ലിസ്റ്റ് വഴി" }
  tab: mtech
  quotas: [merit]
  runBy: { en: "The authority", ml: "അതോറിറ്റി" }
  officialLink: "https://example.org"
  href: "/admissions#mtech"
  windows: []
`,
      ),
      withEntry(
        'degrees.yaml',
        `- id: mba
  name: { en: "M.B.A.", ml: "എം.ബി.എ." }
  level: pg
  duration: P2Y
  course: mba
`,
      ),
      withEntry(
        'fees.yaml',
        `- id: case-studies
  name: { en: "Case studies", ml: "പഠന സാമഗ്രികൾ" }
  amounts: { mba: 2500 }
  when: joining
  paidTo: { en: "College", ml: "കോളേജ്" }
  refundable: false
`,
      ),
    ]),
    NOW,
  );
  const view = admissionsView(site, 'mtech', 'en', NOW);
  const tab = view?.courseTabs.find(({ id }) => id === 'mtech');
  expect(tab?.fees.tables.at(-1)).toMatchObject({
    label: 'M.B.A.',
    sums: [{ total: '₹2,500' }],
  });
  expect(tab?.papers.caption).toContain('M.B.A.');
  expect(myAdmissionView(site, 'en', NOW).tool.courses.at(-1)).toMatchObject({
    value: 'mba',
    label: 'M.B.A.',
    quotas: [{ value: 'merit', label: 'State merit' }],
  });
});

it('a tab that a college adds has its courses, its anchors and its page', () => {
  const tabs = content.read('admissions/tabs.yaml') ?? '';
  const mtech = tabs.slice(tabs.indexOf('- id: mtech'), tabs.indexOf('- id: phd'));
  const mba = mtech
    .replace('- id: mtech', '- id: mba')
    .replace('"M.Tech", ml: "എം.ടെക്"', '"MCA", ml: "എം.സി.എ."')
    .replace('- id: mca', '- id: mca-2');
  const streams = content.read('admissions/streams.yaml') ?? '';
  const [before = '', own = ''] = streams.split('- id: mca\n');
  const site = soundSite(
    'content',
    new Map([
      ['admissions/tabs.yaml', tabs.replace('- id: phd', () => `${mba}- id: phd`)],
      ['admissions/streams.yaml', `${before}- id: mca\n${own.replace('tab: mtech', 'tab: mba')}`],
    ]),
    NOW,
  );
  const view = admissionsView(site, 'mba', 'en', NOW);
  expect(view?.page.tabs.map(({ id }) => id)).toEqual(['current', 'btech', 'mtech', 'mba', 'phd']);
  expect(view?.page.tabs[3]?.hint).toMatch(/^2.years, 1.programme$/);
  expect(view?.courseTabs[2]).toMatchObject({ title: 'MCA admission', streams: ['mca'] });
  expect(view?.courseTabs[2]?.seats?.table.rows.map(({ name }) => name)).toEqual([
    'Computer Applications',
  ]);
  expect(view?.courseTabs[1]?.seats?.table.rows).toHaveLength(19);
});

it('a course needs its tab, and a tab without a course is not shown', () => {
  const tabs = content.read('admissions/tabs.yaml') ?? '';
  const streams = content.read('admissions/streams.yaml') ?? '';
  const withoutTab = loadSite(
    'content',
    new Map([['admissions/tabs.yaml', tabs.slice(0, tabs.indexOf('- id: phd'))]]),
    NOW,
  );
  expect('problems' in withoutTab && withoutTab.problems).toContainEqual({
    file: 'admissions/streams.yaml',
    path: [5, 'tab'],
    expected: { en: 'one of: btech, mtech', ml: 'ഇവയിലൊന്ന്: btech, mtech' },
    found: '"phd"',
    isChoice: true,
  });
  const withoutCourse = loadSite(
    'content',
    new Map([['admissions/streams.yaml', streams.slice(0, streams.indexOf('- id: phd'))]]),
    NOW,
  );
  const problems = 'problems' in withoutCourse ? withoutCourse.problems : [];
  expect(problems.filter(({ file }) => file === 'admissions/tabs.yaml')).toEqual([]);
});
