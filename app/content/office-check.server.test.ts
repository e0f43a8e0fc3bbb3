import { expect, it } from 'vitest';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { contactsOf } from '#app/content/rows/department-rows.server.ts';
import { getSite } from '#app/site.ts';
import { checkOffices } from './office-check.server.ts';

const site = getSite();
const contacts = site.college.contacts.filter(({ role }) => role !== 'hostel');
const withoutHostel = { ...site, college: { ...site.college, contacts } };

function faultsOf(named: string): string[] {
  const faults: Problem[] = [];
  const notices = site.notices.slice(0, 1).map((notice) => ({ ...notice, contact: named }));
  checkOffices({ ...withoutHostel, notices }, (fault) => faults.push(fault));
  return faults.map(({ path, found }) => `${path.join('.')}: ${found}`);
}

it('a college need not have each office that a text names: the college office answers', () => {
  expect(faultsOf('hostel')).toEqual([]);
  const titles = (...roles: string[]) =>
    contactsOf(withoutHostel, roles, 'en').map(({ title }) => title);
  expect(titles('hostel')).toEqual(['College office']);
  expect(titles('library', 'hostel')).toEqual(['Library']);
});

it('a text may name an office of the college alone, not one that nobody has', () => {
  const own = { ...contacts[0], role: 'examination-cell' };
  expect(faultsOf('examination-cell')).toEqual(['contact: "examination-cell"']);
  contacts.push({ ...withoutHostel.college.contacts[0], ...own } as (typeof contacts)[number]);
  expect(faultsOf('examination-cell')).toEqual([]);
});
