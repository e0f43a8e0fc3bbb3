import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { resolveTarget } from './links.server.ts';

const { college } = getSite();

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
