import { expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { myAdmissionView } from '#app/features/my-admission/my-admission.server.ts';
import { kindOf, loadSite } from '#app/site.ts';
import { ContentFolder, type Overlay } from '#desk/content-files/content-folder.ts';
import { withoutWords, withoutWordsInText } from './gone-words.ts';
import { leaveOut } from './leave-out.ts';

/** The site without entries such as `departments/mca`, and what went with them. */
function without(...names: string[]) {
  const wanted = names.flatMap((name) => {
    const kind = kindOf(name.replace(/\/.*/, ''));
    return kind ? [{ kind, id: name.slice(name.indexOf('/') + 1) }] : [];
  });
  const { changes, gone } = leaveOut(new ContentFolder('content'), wanted);
  return { site: siteOf(changes), changes, gone: gone.map(({ kind, id }) => `${kind.id}/${id}`) };
}

function siteOf(changes: Overlay) {
  const result = loadSite('content', changes, Number.POSITIVE_INFINITY);
  expect('problems' in result ? result.problems : []).toEqual([]);
  if ('problems' in result) throw new Error('the content has mistakes');
  return result.site;
}

it('six departments go in one step, with their programmes and people, and the content is valid', () => {
  const { site, gone } = without(
    'departments/mech',
    'departments/production',
    'departments/chemical',
    'departments/architecture',
    'departments/mca',
    'departments/economics',
  );
  expect(site.departments.map(({ id }) => id)).toEqual([
    'cse',
    'ece',
    'eee',
    'civil',
    'maths',
    'physics',
    'chemistry',
    'physicalEducation',
  ]);
  expect(gone).toContain('programmes/barch');
  expect(site.people.every(({ department }) => department !== 'mech')).toBe(true);
  expect(JSON.stringify(site.departments)).not.toContain(
    'students of Mechanical and Production Engineering',
  );
  expect(
    site.navigation.menu
      .flatMap(({ entries = [] }) => entries)
      .filter(({ href }) => href.includes('/mech')),
  ).toEqual([]);
});

it('degrees that a college lacks go out of lists with others, out of questions and tables; abbreviations end no sentence', () => {
  const words = {
    awards: {
      gone: ['B.Arch', 'MCA', 'ബി.ആർക്', 'എം.സി.എ.'],
      left: ['B.Tech', 'M.Tech', 'ബി.ടെക്', 'എം.ടെക്'],
    },
    programmes: { gone: [], left: [] },
    figures: [],
  };
  const said = (en: string, ml: string, file = 'admissions/page.yaml') =>
    withoutWords({ en, ml }, file, words);
  expect(
    said('Seats in B.Tech, B.Arch, M.Tech and MCA.', 'ബി.ടെക്, ബി.ആർക്, എം.ടെക്, എം.സി.എ. സീറ്റുകൾ'),
  ).toEqual({
    en: 'Seats in B.Tech and M.Tech.',
    ml: 'ബി.ടെക്, എം.ടെക് സീറ്റുകൾ',
  });
  expect(said('B.Arch or B.Tech', 'എം.സി.എ. അപേക്ഷ')).toEqual({
    en: 'B.Tech',
    ml: 'എം.സി.എ. അപേക്ഷ',
  });
  expect(said('M.Tech and MCA are full-time courses.', 'എം.ടെക്')).toEqual({
    en: 'M.Tech and MCA are full-time courses.',
    ml: 'എം.ടെക്',
  });
  expect(
    said('B.Tech takes four years. The B.Arch is below.', 'ബി.ടെക് 4 വർഷം. ബി.ആർക് താഴെയുണ്ട്.'),
  ).toEqual({
    en: 'B.Tech takes four years.',
    ml: 'ബി.ടെക് 4 വർഷം.',
  });
  expect(
    withoutWords([{ question: { en: 'Is there a test for B.Arch?' } }], 'faq.yaml', words),
  ).toEqual([]);
  expect(
    withoutWordsInText('---\ntitle: a\n---\n| B.Tech | KEAM |\n| B.Arch | NATA |\n', words),
  ).toBe('---\ntitle: a\n---\n| B.Tech | KEAM |\n');
});

it('a college without B.Arch and MCA names neither among its admissions', () => {
  const { site, changes, gone } = without('programmes/barch', 'programmes/mca');
  expect(gone).toEqual(
    expect.arrayContaining([
      'admission-streams/barch',
      'ways-in/mca',
      'admission-events/05-mca-admission',
    ]),
  );
  expect(site.home.ways.map(({ id }) => id)).toEqual(['btech', 'mtech', 'phd']);
  expect(changes.get('pages/academics/coa.en.md')).not.toContain('barch-seats');
  const names = site.plainWords.map(({ id }) => id);
  expect([names.includes('nata'), names.includes('coa'), names.includes('gate')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(
    site.departments
      .flatMap(({ teaches = [] }) => teaches)
      .filter(({ students }) => /B\.Arch/.test(students.en)),
  ).toEqual([]);
  expect(JSON.stringify(site.disclosures)).not.toContain('Approval and seats of B.Arch');
  expect(JSON.stringify(site.search).match(/"(?:B\.Arch|MCA|ബി\.ആർക്)[^"]*"/g)).toBeNull();
  expect(changes.get('pages/academics/programs.en.md')).toContain(
    'keywords: [B.Tech, M.Tech, courses, seats]',
  );
  const view = admissionsView(site, undefined, 'en', Date.parse('2026-11-25T10:00:00+05:30'));
  if (!view) throw new Error('there is no page');
  const { btech, mtech } = view;
  expect([btech?.title, btech?.aside, mtech?.title, mtech?.aside]).toEqual([
    'B.Tech admission',
    undefined,
    'M.Tech and M.Plan admission',
    undefined,
  ]);
  const { tool } = myAdmissionView(site, 'en', Date.parse('2026-11-25T10:00:00+05:30'));
  expect(tool.courses.map(({ value }) => value)).toEqual([
    'btech',
    'lateral-entry',
    'mtech',
    'phd',
  ]);
});

it('a college without postgraduate programmes has no tab, figure or way of theirs', () => {
  const all = siteOf(new Map()).programmes.filter(({ level }) => level === 'pg');
  const { site, changes, gone } = without(...all.map(({ id }) => `programmes/${id}`));
  expect(gone).toEqual(
    expect.arrayContaining([
      'admission-streams/mtech',
      'admission-streams/mca',
      'ways-in/mtech-gate',
    ]),
  );
  expect(site.home.ways.map(({ id }) => id)).toEqual(['btech', 'barch', 'phd']);
  expect(site.home.figures.map(({ figure }) => figure)).not.toContain('mtech-intake');
  expect(changes.get('pages/academics/programs.en.md')).not.toMatch(
    /mtech-intake|pg-programmes|M\.Tech/,
  );
  expect(changes.get('departments/civil/department.yaml')).not.toContain(
    'M.Tech students of the four programmes',
  );
  const paths = listPages(site).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/admissions/'))).toEqual(
    expect.arrayContaining(['/admissions/btech', '/admissions/phd']),
  );
  expect(paths).not.toContain('/admissions/mtech');
  const now = Date.parse('2026-11-25T10:00:00+05:30');
  expect(admissionsView(site, undefined, 'en', now)?.page.tabs.map(({ id }) => id)).toEqual([
    'current',
    'btech',
    'phd',
  ]);
  expect(admissionsView(site, 'mtech', 'en', now)).toBeUndefined();
});

it('parts of pages and a programme go with the links to them, and nothing else goes along', () => {
  const names = [
    'texts/facilities/hostel',
    'texts/facilities/library',
    'texts/campus-life/athletics',
    'programmes/mtech-thermal-engineering',
  ];
  expect(without(...names).gone).toEqual(names);
});

it('names of programmes may have signs such as those of "C++ (evening)"', () => {
  const words = {
    awards: { gone: [], left: [] },
    programmes: { gone: ['C++ (evening)'], left: ['Civil'] },
    figures: [],
  };
  const teaches = [
    { students: { en: 'Students of C++ (evening)' } },
    { students: { en: 'Students of Civil' } },
  ];
  expect(withoutWords({ teaches }, 'departments/cse/department.yaml', words)).toEqual({
    teaches: [{ students: { en: 'Students of Civil' } }],
  });
});
