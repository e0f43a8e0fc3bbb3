import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { myAdmissionView } from './my-admission.server.ts';
import { ranksView } from './ranks.server.ts';

const site = getSite();

describe.each(PUBLISHED)('my admission (%s)', (locale) => {
  const { tool } = myAdmissionView(site, locale, Date.parse('2026-11-25T10:00:00+05:30'));
  const course = (id: string) => tool.courses.find(({ value }) => value === id);
  const costs = (id: string, category: string) =>
    course(id)?.costs?.find(({ categories }) => categories.includes(category));

  it('says what is paid on allotment, at the college and to the hostel', () => {
    const amounts = (category: string) => costs('btech', category)?.lines.map(({ value }) => value);
    expect(amounts('general')).toEqual(['₹9,650', '₹12,470', '₹5,700', '₹3,750']);
    expect(amounts('sc')).toEqual(['₹1,000', '₹2,470', '₹5,700', '₹3,750']);
  });

  it('says that the allotment memo states what is paid before joining where the list has no such fee', () => {
    const memo = { en: 'As in the memo', ml: 'മെമ്മോയിൽ പറയുന്നത്' }[locale];
    expect(
      costs('mca', 'general')
        ?.lines.map(({ value }) => value)
        .slice(0, 2),
    ).toEqual([memo, '₹12,110']);
    expect(
      costs('mtech', 'general')
        ?.lines.map(({ value }) => value)
        .slice(0, 2),
    ).toEqual([memo, '₹24,964']);
  });

  it('says nothing of fees that are nothing', () => {
    const free = site.fees.map((fee) => ({ ...fee, amounts: { ...fee.amounts, mtech: 0 } }));
    const view = myAdmissionView({ ...site, fees: free }, locale, Date.parse('2026-11-25T10:00'));
    const mtech = view.tool.courses.find(({ value }) => value === 'mtech');
    for (const { later, groups } of mtech?.costs ?? [])
      expect([later, groups.map(({ sum }) => sum)]).toEqual(['', []]);
    expect(costs('mtech', 'general')?.later).toContain('₹6,946');
  });

  it('says which branches a rank gets only of real last ranks, or where the site is a demonstration', () => {
    const real = { ...site, college: { ...site.college, demonstrationNote: undefined } };
    const [first, ...others] = site.lastRanks;
    const published = { ...real, lastRanks: [{ ...need(first), sample: undefined }, ...others] };
    const isSaid = (of: typeof site) => ranksView(of, 'btech', locale)?.summary !== undefined;
    expect([isSaid(site), isSaid(real), isSaid(published)]).toEqual([true, false, true]);
  });

  it('names the office of the course', () => {
    const emails = tool.courses.map(({ value, office }) => [value, office.email.split('@')[0]]);
    expect(Object.fromEntries(emails)).toEqual({
      btech: 'btech-admissions',
      barch: 'btech-admissions',
      'lateral-entry': 'btech-admissions',
      mtech: 'mtech-admissions',
      mca: 'mtech-admissions',
      phd: 'phd-coordinator',
    });
  });

  it('answers whether one may apply with what is needed, in every course', () => {
    const needed = { en: /^You need|You need 45%/, ml: /വേണം/ }[locale];
    for (const { value, mayApply } of tool.courses) expect(mayApply, value).toMatch(needed);
  });

  it.each([
    ['btech', 'general', ['₹9,650', '₹12,470'], '₹22,120'],
    ['btech', 'sc', ['₹1,000', '₹2,470'], '₹3,470'],
    ['btech', 'oec', ['₹1,000', '₹12,470'], '₹13,470'],
    ['mtech', 'st', ['₹16,100', '₹6,946', '₹1,918'], '₹24,964'],
    ['mca', 'ews', ['₹12,110'], '₹12,110'],
  ])('gives %s, %s by the time of paying, and in all', (id, category, sums, total) => {
    expect(costs(id, category)?.groups.map(({ sum }) => sum)).toEqual(sums);
    expect(costs(id, category)?.total).toBe(total);
  });

  it('names a scholarship for those to whom it is given', () => {
    const ofMca = course('mca')?.scholarships.filter(({ categories }) =>
      categories.includes('oec'),
    );
    expect(ofMca?.map(({ href }) => href)).toEqual(['https://egrantz.kerala.gov.in']);
  });
});
