import { expect, it } from 'vitest';
import { withoutPasted } from './pasted-address.ts';

it.each([
  ['/admissions.', '/admissions'],
  ['/admissions,', '/admissions'],
  ['/ml/contact)', '/ml/contact'],
  ['/admissions%20', '/admissions'],
  ['/admissions%E2%80%8B', '/admissions'],
  ['/admissions%C2%A0', '/admissions'],
  ['/admissions%e2%80%9d', '/admissions'],
  ['/admissions&utm_source=whatsapp', '/admissions'],
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
