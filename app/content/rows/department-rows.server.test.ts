import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { contactsOf, departmentRows, researchAreaRows } from './department-rows.server.ts';

const site = getSite();

describe('the lists of departments', () => {
  it('have nine departments of engineering and five others, in order', () => {
    const urls = (group?: string) =>
      departmentRows(site, 'en', group).map(({ url }) => url.replace('/department/', ''));
    expect(urls('engineering')).toEqual(
      'cse ece eee mech civil production architecture chemical mca'.split(' '),
    );
    expect(urls('supporting')).toEqual([
      'maths',
      'physics',
      'chemistry',
      'economics',
      'physicalEducation',
    ]);
    expect(urls()).toEqual([...urls('engineering'), ...urls('supporting')]);
  });

  it('lead from research areas to the guides of a department, and to the department while it has none', () => {
    const hrefs = (people: typeof site.people) =>
      researchAreaRows({ ...site, people }, 'en').map(({ href }) => href);
    expect(hrefs(site.people)).toContain('/research/guides#cse');
    expect(hrefs([])).toContain('/department/cse');
    expect(hrefs([]).filter((href) => href?.includes('#'))).toEqual([]);
  });

  it('name research areas of engineering departments in the language of the page', () => {
    const engineering = departmentRows(site, 'ml', 'engineering').map(({ code }) => code);
    const rows = researchAreaRows(site, 'ml');
    expect(rows.length).toBeGreaterThan(0);
    for (const { code, areas } of rows) {
      expect(engineering).toContain(code);
      expect(areas.join(' ')).toMatch(/[\u0d00-\u0d7f]/);
    }
  });
});

it('contacts are in the requested order', () => {
  expect(contactsOf(site, ['library', 'principal'], 'en').map(({ title }) => title)).toEqual([
    'Library',
    'Principal',
  ]);
  expect(contactsOf(site, ['principal'], 'ml').map(({ title }) => title)).toEqual(['പ്രിൻസിപ്പൽ']);
  expect(contactsOf(site, [], 'en')).toEqual([]);
});

it.each([
  ['en', 'At night (6 pm to 8 am): Warden on duty'],
  ['ml', 'രാത്രി (വൈകിട്ട് 6 മുതൽ രാവിലെ 8 വരെ): ഡ്യൂട്ടിയിലുള്ള വാർഡൻ'],
] as const)(
  'an office says who answers at night, and whether that is a sample (%s)',
  (locale, title) => {
    const [hostel, library] = contactsOf(site, ['hostel', 'library'], locale);
    expect(hostel?.night).toMatchObject({ title, phone: '+91 00000 00000', isSample: true });
    expect(library?.night).toBeUndefined();
  },
);
