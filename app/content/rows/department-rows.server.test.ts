import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import {
  contactsOf,
  departmentRows,
  programmeTable,
  researchAreaRows,
} from './department-rows.server.ts';

const site = getSite();

describe('the table of programmes', () => {
  it('adds the undergraduate seats to 820', () => {
    const { rows, total } = programmeTable(site, 'ug', 'en');
    expect(rows).toHaveLength(9);
    expect(total).toBe(820);
    expect(rows.reduce((sum, row) => sum + row.Intake, 0)).toBe(total);
  });

  it('adds the postgraduate seats to 393', () => {
    const { rows, total } = programmeTable(site, 'pg', 'en');
    expect(rows).toHaveLength(20);
    expect(total).toBe(393);
    expect(rows.reduce((sum, row) => sum + row.Intake, 0)).toBe(total);
  });

  it('has the seats and years of each undergraduate programme', () => {
    const { rows } = programmeTable(site, 'ug', 'en');
    expect(
      rows.map(
        ({ name, degree, Intake, years }) => `${name}, ${degree}: ${Intake} seats, ${years} years`,
      ),
    ).toEqual([
      'Computer Science and Engineering, B.Tech: 60 seats, 4 years',
      'Electronics and Communication Engineering, B.Tech: 120 seats, 4 years',
      'Electrical and Electronics Engineering, B.Tech: 120 seats, 4 years',
      'Mechanical Engineering, B.Tech: 120 seats, 4 years',
      'Civil Engineering, B.Tech: 120 seats, 4 years',
      'Chemical Engineering, B.Tech: 120 seats, 4 years',
      'Production Engineering, B.Tech: 60 seats, 4 years',
      'Cyber Physical Systems, B.Tech: 60 seats, 4 years',
      'Architecture, B.Arch: 40 seats, 5 years',
    ]);
  });

  it('usually gives M.Tech 18 seats, Geotechnical Engineering 9 and MCA 60, all for two years', () => {
    const { rows } = programmeTable(site, 'pg', 'en');
    const mtech = rows.filter(({ award }) => award === 'mtech');
    expect(mtech.filter(({ Intake }) => Intake === 18).length).toBeGreaterThan(mtech.length / 2);
    expect(rows.find(({ name }) => /Geotechnical/.test(name))?.Intake).toBe(9);
    expect(rows.find(({ award }) => award === 'mca')?.Intake).toBe(60);
    expect(new Set(rows.map(({ years }) => years))).toEqual(new Set([2]));
  });

  it('links to the department in the language of the page', () => {
    expect(programmeTable(site, 'ug', 'en').rows[0]?.url).toBe('/department/cse');
    expect(programmeTable(site, 'ug', 'ml').rows[0]?.url).toBe('/ml/department/cse');
    expect(programmeTable(site, 'ug', 'ml').rows[0]?.name).toMatch(/[\u0d00-\u0d7f]/);
  });
});

describe('the lists of departments', () => {
  it('have nine departments of engineering and five others, in order', () => {
    const urls = (group?: string) =>
      departmentRows(site, 'en', group).map(({ url }) => url.replace('/department/', ''));
    expect(urls('engineering')).toEqual([
      'cse',
      'ece',
      'eee',
      'mech',
      'civil',
      'production',
      'architecture',
      'chemical',
      'mca',
    ]);
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
