import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { feeSums, totalsOnAdmission } from './fee-totals.server.ts';

const site = getSite();

it('bars of a course have one scale: a lower total is drawn shorter', () => {
  const lengths = feeSums(site, 'btech', 'en').map(({ total, parts }) => [
    total,
    Math.round(Math.max(...parts.map(({ from, share }) => from + share))),
  ]);
  expect(lengths).toContainEqual(['₹22,120', 100]);
  expect(lengths).toContainEqual(['₹3,470', 16]);
});

it('the totals on admission name that of SC and ST beside the full one', () => {
  expect(totalsOnAdmission(site, 'btech', 'en')).toBe('₹22,120;\nSC, ST: ₹3,470');
});
