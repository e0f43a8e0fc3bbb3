import { expect, it } from 'vitest';
import { withoutRanges } from './media-ranges.ts';

it.each([
  ['@media (width<960px){a{}}', '@media (max-width:959.98px){a{}}'],
  ['@media (width <= 960px){a{}}', '@media (max-width:960px){a{}}'],
  ['@media print and (width>=760px){a{}}', '@media print and (min-width:760px){a{}}'],
  ['@media (height>30rem){a{}}', '@media (min-height:30.00125rem){a{}}'],
  [
    '@media (1280px<=width<1500px){a{}}',
    '@media (min-width:1280px) and (max-width:1499.98px){a{}}',
  ],
  ['a{width:calc(1px + 2px)}', 'a{width:calc(1px + 2px)}'],
])('%s is written for older browsers', (css, older) => {
  expect(withoutRanges(css)).toBe(older);
});
