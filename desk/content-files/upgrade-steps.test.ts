import { expect, it } from 'vitest';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { loadSite } from '#app/site.ts';
import { ContentFolder } from './content-folder.ts';
import { readYaml } from './read-yaml.ts';
import { upgraded } from './upgrade-steps.ts';

const content = new ContentFolder('content');

function problems(folder: ContentFolder): string[] {
  const result = loadSite('content', folder.changes, Number.POSITIVE_INFINITY);
  return 'problems' in result
    ? result.problems.map((problem) => `${problem.file} ${placeOf(problem)}`)
    : [];
}

/** The content as it was before some steps, from texts that these have changed. */
function before(
  changes: readonly (readonly [file: string, now: string, then: string])[],
): ContentFolder {
  return content.with(
    new Map(
      changes.map(([file, now, then]) => {
        expect(content.read(file)).toContain(now);
        return [file, content.read(file)?.replace(now, then)];
      }),
    ),
  );
}

it('content of this version stays as it is', () => {
  expect(upgraded(content, content).size).toBe(0);
});

it('content of 24 November 2026 gets the words of prescribed forms', () => {
  const old = before([
    ['papers.yaml', 'form: { en: "State format", ml: "സംസ്ഥാന മാതൃക" }', 'form: state'],
  ]);
  expect(problems(old)).toEqual([expect.stringMatching(/^papers\.yaml \[\d+\]\.form$/)]);
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(now.read('papers.yaml')).toContain(
    '  form:\n    en: "State format"\n    ml: "സംസ്ഥാന മാതൃക"\n',
  );
});

it('content of 25 November 2026 gets no works of students yet, and the day of the page of today', () => {
  const old = before([
    ['home.yaml', content.read('home.yaml')?.match(/^works:\n(?: .*\n)+/m)?.[0] ?? 'works:', ''],
    ['page-days.yaml', '/today: 2026-11-21\n', ''],
  ]);
  expect(problems(old)).toEqual(['home.yaml works', 'page-days.yaml /today']);
  expect(problems(old.with(upgraded(old, content)))).toEqual([]);
});

it('content of before 26 November 2026 gets the categories of candidates, and reductions as a list', () => {
  const old = before([
    ['categories.yaml', content.read('categories.yaml') ?? '', ''],
    [
      'fees.yaml',
      'reduced: [{ course: btech, categories: [sc, st, oec], amount: 1000 }]',
      'reduced: { btech: { sc: 1000, st: 1000, oec: 1000 } }',
    ],
  ]).with(new Map([['categories.yaml', undefined]]));
  expect(problems(old)).toEqual(['fees.yaml [0].reduced']);
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(readYaml(now.read('fees.yaml') ?? '')).toEqual(readYaml(content.read('fees.yaml') ?? ''));
});

it('content of before 27 November 2026 gets the weekly holidays that were in the code', () => {
  const [line = ''] = /^closed: .*\n/m.exec(content.read('college.yaml') ?? '') ?? [];
  const old = before([['college.yaml', line, '']]);
  expect(problems(old)).toEqual(['college.yaml closed']);
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(readYaml(now.read('college.yaml') ?? '')).toMatchObject({ closed: ['sun', 'sat-2'] });
});

it('content of the morning of 27 November 2026 gets its degrees with their levels and durations', () => {
  const old = before([
    ['programmes.yaml', '  award: btech\n', '  level: ug\n  award: B.Tech\n  duration: P4Y\n'],
    ['seat-kinds.yaml', 'awards: [btech]', 'awards: [B.Tech]'],
  ]).with(new Map([['degrees.yaml', undefined]]));
  expect(problems(old)).toContain('seat-kinds.yaml awards[0]');
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(now.read('programmes.yaml')).toBe(content.read('programmes.yaml'));
});

it('a course of before 27 November 2026 gets the tab and the quotas that were in the code', () => {
  const old = before([
    [
      'admissions/streams.yaml',
      '  tab: btech\n  quotas: [merit, reservation, disability, spot]\n',
      '',
    ],
  ]);
  expect(problems(old)).toEqual([
    'admissions/streams.yaml [0].tab',
    'admissions/streams.yaml [0].quotas',
  ]);
  const now = readYaml(old.with(upgraded(old, content)).read('admissions/streams.yaml') ?? '');
  expect(now).toEqual(readYaml(content.read('admissions/streams.yaml') ?? ''));
});

it('content of three versions ago comes to this one by one command', () => {
  const [closed = ''] = /^closed: .*\n/m.exec(content.read('college.yaml') ?? '') ?? [];
  const old = before([
    ['papers.yaml', 'form: { en: "State format", ml: "സംസ്ഥാന മാതൃക" }', 'form: state'],
    ['college.yaml', 'languages: [en, ml]\n', ''],
    ['programmes.yaml', '  award: btech\n', '  level: ug\n  award: B.Tech\n  duration: P4Y\n'],
    ['admissions/streams.yaml', '  tab: btech\n', ''],
  ]).with(new Map([['degrees.yaml', undefined]]));
  const withoutHolidays = old.with(
    new Map([['college.yaml', old.read('college.yaml')?.replace(closed, '')]]),
  );
  const changes = upgraded(withoutHolidays, content);
  expect([...changes.keys()].sort()).toEqual(
    [
      'admissions/streams.yaml',
      'college.yaml',
      'degrees.yaml',
      'papers.yaml',
      'programmes.yaml',
    ].sort(),
  );
  expect(problems(withoutHolidays.with(changes))).toEqual([]);
});

it('content of before the evening of 27 November 2026 is a demonstration only by its note', () => {
  const college = content.read('college.yaml') ?? '';
  const upgradedFrom = (edition: string) => {
    const then = `edition: ${edition}\nstillSample: [fees]\n${college}`;
    return upgraded(content.with(new Map([['college.yaml', then]])), content).get('college.yaml');
  };
  expect(readYaml(upgradedFrom('demonstration') ?? '')).toEqual(readYaml(college));
  expect(readYaml(upgradedFrom('publication') ?? '')).not.toHaveProperty('demonstrationNote');
});

it('an album of before 27 November 2026 has one consent for its photographs', () => {
  const album = content.read('gallery/campus.yaml') ?? '';
  const old = content.with(
    new Map([
      [
        'gallery/campus.yaml',
        album.replace(/^( +)file: .*$/m, '$1file: gate.jpg\n$1consent: true'),
      ],
      ['gallery/campus/gate.jpg', 'a photograph'],
    ]),
  );
  expect(problems(old)).toContain('gallery/campus.yaml pictures[0].consent');
  const now = readYaml(old.with(upgraded(old, content)).read('gallery/campus.yaml') ?? '');
  expect(now).toMatchObject({ consent: true });
  expect(JSON.stringify(now).match(/consent/g)).toHaveLength(1);
});

it('a portal that the college has left out stays out', () => {
  const own = before([['college.yaml', '  tenders: https://etenders.kerala.gov.in\n', '']]);
  expect(own.with(upgraded(own, content)).read('college.yaml')).toBe(own.read('college.yaml'));
});

it('content of before 27 November 2026 gets the paragraphs of a notice as one text, with bold words and links', () => {
  const file = 'news/bus-routes-revised.yaml';
  const source = content.read(file) ?? '';
  const [body = ''] = source.match(/^body:\n(?: .*\n|\n)+/m) ?? [];
  const then =
    'body:\n  - { en: "*From Monday*", ml: "തിങ്കൾ മുതൽ" }\n  - { en: "See https://ktu.edu.in", ml: "3*4" }\n';
  const old = before([[file, body, then]]);
  expect(problems(old)).toEqual(['news/bus-routes-revised.yaml body']);
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(now.read(file)).toContain(
    'body:\n  en: |\n    **From Monday**\n\n    See [https://ktu.edu.in](https://ktu.edu.in)\n  ml: |\n    തിങ്കൾ മുതൽ\n\n    3\\*4\n',
  );
});

it('the tabs of courses of before the evening of 27 November 2026 become a list, and their files go', () => {
  const tabs = readYaml(content.read('admissions/tabs.yaml') ?? '') as Record<string, unknown>[];
  const fileOf = (id: string, rename: (tab: Record<string, unknown>) => object) => {
    const {
      id: _,
      level: __,
      label: ___,
      hint: ____,
      ...tab
    } = tabs.find((tab) => tab.id === id) ?? {};
    return [`admissions/${id}.yaml`, JSON.stringify(rename(tab))] as const;
  };
  const asCourse = ({ notes, further, ...tab }: Record<string, unknown>) => {
    const [{ id = '', ...about } = {}] = further as Record<string, string>[];
    return { ...tab, allotmentNotes: notes, [id]: about };
  };
  const page = content.read('admissions/page.yaml') ?? '';
  const words = tabs.map(({ id, label, hint }) => `  - ${JSON.stringify({ id, label, hint })}\n`);
  const old = content.with(
    new Map([
      ['admissions/tabs.yaml', undefined],
      [
        'admissions/page.yaml',
        page.replace(
          /^current:\n {2}(label: .*)\n {2}(hint: .*)\n/m,
          (_, label, hint) =>
            `tabs:\n  - id: current\n    ${label}\n    ${hint}\n${words.join('')}`,
        ),
      ],
      fileOf('btech', asCourse),
      fileOf('mtech', asCourse),
      fileOf('phd', ({ contacts, contact, ...tab }) => ({
        ...tab,
        contact: { ...Object(contact), role: Object(contacts)[0] },
      })),
    ]),
  );
  expect(problems(old)).toContain('admissions/page.yaml current');
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(readYaml(now.read('admissions/tabs.yaml') ?? '')).toEqual(tabs);
  expect(now.list('admissions/*.yaml')).toEqual([
    'admissions/page.yaml',
    'admissions/streams.yaml',
    'admissions/tabs.yaml',
  ]);
});

it('content of before 27 November 2026 gets the work of a tender as its text', () => {
  const file = 'tenders/canteen-licence.yaml';
  const source = content.read(file) ?? '';
  const [body = ''] = source.match(/^body:\n(?: .*\n|\n)+/m) ?? [];
  const then = 'work:\n  en: "Grinders 3*4"\n  ml: "ഗ്രൈൻഡർ"\n';
  const old = before([[file, body, then]]);
  expect(problems(old)).toEqual([`${file} body`, `${file} work`]);
  const now = old.with(upgraded(old, content));
  expect(problems(now)).toEqual([]);
  expect(now.read(file)).toContain('body:\n  en: |\n    Grinders 3\\*4\n  ml: |\n    ഗ്രൈൻഡർ\n');
});
