import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admission.ts';
import { admissionsView } from './admission.server.ts';

type FeeDetails = NonNullable<AdmissionEvent['feeDetails']>;

const site = getSite();

/** The fees of an event as the page shows them. */
function feesOf(feeDetails: FeeDetails | undefined) {
  const events = site.admissions.events.slice(0, 1).map(({ feeDetails: _, ...event }) => (feeDetails ? { ...event, feeDetails } : event));
  return admissionsView({ ...site, admissions: { ...site.admissions, events } }, undefined, 'en', 0)?.events[0]?.fees;
}

const ROWS: FeeDetails = [
  { category: { en: 'PTA fund', ml: 'പി.ടി.എ. ഫണ്ട്' }, amount: 10000, bundle: true, exemptScSt: true },
  { category: { en: 'Bus fund', ml: 'ബസ് ഫണ്ട്' }, amount: 750, bundle: true },
  { category: { en: 'Tuition', ml: 'ട്യൂഷൻ' }, amount: { en: 'As in the prospectus', ml: 'പ്രോസ്പെക്ടസ് പ്രകാരം' } },
];

describe('the fees of an admission event', () => {
  it('are rupees grouped the Indian way, or a remark', () => {
    expect(feesOf(ROWS)?.rows.map(({ amount }) => amount)).toEqual(['₹10,000', '₹750', 'As in the prospectus']);
  });

  it('add the college bundle up, and say what SC and ST candidates pay where it is less', () => {
    expect(feesOf(ROWS)?.totals).toEqual({ all: '₹10,750', scSt: '₹750 for SC and ST candidates' });
    expect(feesOf(ROWS.slice(1))?.totals).toEqual({ all: '₹750', scSt: undefined });
    expect(feesOf(ROWS.slice(2))?.totals).toBeUndefined();
  });

  it('are told apart from fees that are not there', () => {
    expect(feesOf([])?.rows).toEqual([]);
    expect(feesOf(undefined)).toBeUndefined();
  });
});
