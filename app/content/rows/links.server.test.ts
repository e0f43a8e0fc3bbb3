import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { resolveTarget } from './links.server.ts';

const { college } = getSite();

it('a link to a page keeps the language', () => {
  expect(resolveTarget('/about#history', college, 'en')).toBe('/about#history');
  expect(resolveTarget('/about#history', college, 'ml')).toBe('/ml/about#history');
  expect(resolveTarget('/', college, 'ml')).toBe('/ml');
});

it('a portal becomes its address', () => {
  expect(resolveTarget('portal:login', college, 'en')).toBe(college.portals.login);
  expect(resolveTarget('portal:login', college, 'ml')).toBe(college.portals.login);
});

it('external addresses and # are unchanged', () => {
  expect(resolveTarget('https://ktu.edu.in', college, 'ml')).toBe('https://ktu.edu.in');
  expect(resolveTarget('#', college, 'ml')).toBe('#');
});

it('an unknown portal is not a link', () => {
  expect(() => resolveTarget('portal:xyz', college, 'en')).toThrow(
    'There is no portal for portal:xyz in college.yaml',
  );
});

it('registration links to a new sign-up at the college portal', () => {
  const address = new URL(college.portals.registration ?? '');
  expect(address.protocol).toBe('https:');
  expect(address.searchParams.get('reg_type')).toBe('1');
});
