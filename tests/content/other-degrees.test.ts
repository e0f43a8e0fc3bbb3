import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
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

/** The file of the sample with an entry at its end. */
const withEntry = (file: string, entry: string): [string, string] => [
  file,
  `${content.read(file)}${entry}`,
];

it('a course that no other college has is shown wherever courses are', () => {
  const result = loadSite(
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
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const view = admissionsView(result.site, 'mtech', 'en', NOW);
  expect(view?.pay.tabs.mtech.tables.at(-1)).toMatchObject({
    label: 'M.B.A.',
    sums: [{ total: '₹2,500' }],
  });
  expect(view?.bring.tables.mtech.caption).toContain('M.B.A.');
  expect(myAdmissionView(result.site, 'en', NOW).tool.courses.at(-1)).toMatchObject({
    value: 'mba',
    label: 'M.B.A.',
    quotas: [{ value: 'merit', label: 'State merit' }],
  });
});

it('a tab needs its file only while a course stands on it', () => {
  const streams = content.read('admissions/streams.yaml') ?? '';
  const problems = (text: string) => {
    const changes = new Map([
      ['admissions/phd.yaml', undefined],
      ['admissions/streams.yaml', text],
    ]);
    const result = loadSite('content', changes, NOW);
    return 'problems' in result ? result.problems : [];
  };
  const [withCourse, without] = [streams, streams.slice(0, streams.indexOf('- id: phd'))].map(
    problems,
  );
  expect(withCourse).toContainEqual({
    file: 'admissions/streams.yaml',
    path: [5, 'tab'],
    expected: { en: 'the file admissions/phd.yaml', ml: '“admissions/phd.yaml” എന്ന ഫയൽ' },
    found: '"phd"',
  });
  expect(without?.filter(({ file }) => file.startsWith('admissions/'))).toEqual([]);
});

it('a misspelt course is named with those that there are', () => {
  const papers = content.read('papers.yaml') ?? '';
  const result = loadSite('content', new Map([['papers.yaml', papers.replace('[mca]', '[mac]')]]));
  expect('problems' in result && result.problems).toMatchObject([
    {
      file: 'papers.yaml',
      path: [2, 'for', 'courses', 0],
      expected: { en: 'one of: btech, barch, lateral-entry, mtech, mca, phd' },
      found: '"mac"',
    },
  ]);
});
