import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Fees due by 30 June', 'fees-due-by-30-june'],
  ['Dr. A.B. Nair', 'ab-nair'],
  ['Prof Étienne O’Neil', 'etienne-oneil'],
  ['B.Tech & M.Tech', 'btech-mtech'],
  ['2026: results', 'results-2026'],
  ['10th Convocation of the college', 'convocation-10th-of-the-college'],
  ['5G laboratory opened', 'laboratory-5g-opened'],
  ['24x7 helpline', 'helpline-24x7'],
  ['3D', 'n-3d'],
  ['3.5 2026', ''],
  ['ഓഫീസ്', ''],
  [`${'word '.repeat(11)}longest`, 'word-word-word-word-word-word-word-word-word-word-word'],
  ['x'.repeat(70), 'x'.repeat(60)],
])('%j is %j in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
