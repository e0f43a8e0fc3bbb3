import { expect, it } from 'vitest';
import { withoutPasted } from './pasted-address.ts';

it.each([
  ['/admissions%e2%80%9d', '/admissions'],
  ['/about/history).%20', '/about/history'],
])('%s was pasted with a sign too many: %s', (pasted, address) => {
  expect(withoutPasted(pasted)).toBe(address);
});

it.each([
  '/admissions',
  '/department/physicalEducation',
  '/',
  '//evil.example.',
  '/documents/fee-sheet.en.pdf',
])('%s has nothing too many, or could lead elsewhere', (address) => {
  expect(withoutPasted(address)).toBeUndefined();
});
