import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { totalsOnAdmission } from './fee-rows.server.ts';

it('the totals on admission name that of SC and ST beside the full one', () => {
  expect(totalsOnAdmission(getSite(), 'btech', 'en')).toBe('₹22,120;\nSC, ST: ₹3,470');
});
