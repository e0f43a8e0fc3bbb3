import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { linkTitles } from '#app/content/rows/link-titles.server.ts';
import { type DisclosureList, disclosureItems } from '#app/content/schemas/disclosures.ts';
import {
  disclosureCountsHtml,
  disclosureHtml,
  dueThoughHeld,
  withStatus,
} from '#app/features/disclosures/disclosures.server.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';

const site = getSite();
const LISTS = site.disclosures;

function list(id: string): DisclosureList {
  return need(LISTS.find((each) => each.id === id));
}

const statusIn = (content: typeof site, id: string, wanted: string) =>
  withStatus(content, list(id))
    .groups.flatMap(({ items }) => items)
    .find((item) => item.id === wanted)?.status;

describe('the lists of items that a college must publish', () => {
  it("have UGC's ten headings from a to j with 61 items in UGC's order", () => {
    const { groups } = list('ugc');
    expect(groups.map(({ ref }) => ref).join('')).toBe('abcdefghij');
    expect(groups.map(({ items }) => items.length)).toEqual([9, 13, 9, 3, 3, 11, 1, 9, 1, 2]);
  });

  it('have AICTE headings 10.1 to 10.20', () => {
    expect(list('aicte').groups.map(({ ref }) => ref)).toEqual(
      Array.from({ length: 20 }, (_, index) => `10.${index + 1}`),
    );
  });

  it('have the seventeen manuals of the Right to Information Act, by number', () => {
    expect(disclosureItems(list('rti')).map(({ id }) => id)).toEqual(
      Array.from({ length: 17 }, (_, index) => `manual-${index + 1}`),
    );
  });

  it('have the separate duties: ranking, accreditation, ragging, harassment, grievances, equity, disability', () => {
    const ids = disclosureItems(list('others')).map(({ id }) => id);
    for (const id of 'nirf nba coa ragging-officers ragging-help icc grievance ombudsperson equity accessible-site'.split(
      ' ',
    ))
      expect(ids).toContain(id);
  });

  it('state that there is no management quota where AICTE requires lists of its applicants', () => {
    const management = disclosureItems(list('aicte')).filter(({ id }) =>
      /^management|^applicants/.test(id),
    );
    expect(management).toHaveLength(3);
    for (const { notApplicable } of management)
      expect(notApplicable?.en).toContain('no management or NRI quota');
  });

  it('are reviewed within twelve months', () => {
    for (const { reviewMonths } of LISTS) expect(reviewMonths).toBeLessThanOrEqual(12);
  });

  it('count last ranks as published once three years of them are there', () => {
    const row = need(site.lastRanks[0]);
    const status = (...years: string[]) => {
      const lastRanks = years.map((year) => ({ ...row, year }));
      return ['cut-off', 'levels'].map((id) => statusIn({ ...site, lastRanks }, 'aicte', id));
    };
    expect(status('2025-26', '2026-27')).toEqual(['college', 'college']);
    expect(status('2024-25', '2025-26', '2026-27')).toEqual(['met', 'met']);
  });

  it.each([
    ['agreements', 'aicte', 'agreements', { partners: [] }],
    ['notices', 'ugc', 'circulars', { notices: [] }],
    ['teachers', 'aicte', 'faculty', { people: [] }],
    [
      'hostel charges',
      'aicte',
      'hostel-cost',
      { hostelCharges: { ...site.hostelCharges, rows: [] } },
    ],
    ['ramps and lifts', 'aicte', 'barrier-free', { campusMap: { ...site.campusMap, places: [] } }],
    ['accredited programmes', 'others', 'nba', { programmes: [] }],
  ])('count %s as published only while the page holds them', (_, id, item, without) => {
    expect(statusIn(site, id, item)).toBe('met');
    expect(statusIn({ ...site, ...without }, id, item)).toBe('college');
  });

  it('count as published what one of its places or its own words say', () => {
    const bare = { ...site, notices: [], events: [], people: [] };
    expect(statusIn(bare, 'ugc', 'news')).toBe('met');
    expect(statusIn(bare, 'aicte', 'profiles')).toBe('met');
  });

  it('that are to be published are named for a look while their page lists something', () => {
    const named = (content: typeof site) =>
      dueThoughHeld(content, list('aicte')).find(({ id }) => id === 'accreditation');
    expect(named(site)).toMatchObject({
      held: ['/academics/nba'],
      college: { en: 'The letter for each programme, with dates.' },
    });
    expect(named({ ...site, programmes: [] })).toBeUndefined();
  });
});

describe.each(PUBLISHED)('the page of a list (%s)', (locale) => {
  it('says that what an empty place should hold is still to be published', () => {
    const html = disclosureHtml({ ...site, partners: [] }, list('aicte'), locale, 2);
    const [, row = ''] = html.split('id="aicte-agreements"');
    const { disclosureState, onlyTheCollege, noneThere } = labelsFor('disclosures', locale);
    const title = linkTitles(site, locale)('/partnerships#industry');
    const plain = (row.split('</li>')[0] ?? '').replaceAll(/<[^>]*>/g, '');
    expect(plain).toContain(disclosureState.college);
    expect(plain).toContain(`${onlyTheCollege} ${title} (${noneThere})`);
  });

  it('counts the items of a heading in words that suit one item, too', async () => {
    const html = await disclosureHtml(site, list('others'), locale, 2);
    expect(html).toContain(
      locale === 'en'
        ? 'Items: 1. Published on this site: 0. To be published by the college: 1.'
        : 'ഇനങ്ങൾ: 1. ഈ സൈറ്റിൽ പ്രസിദ്ധീകരിച്ചവ: 0. കോളേജ് പ്രസിദ്ധീകരിക്കാനുള്ളവ: 1.',
    );
  });

  it('numbers the items continuously across headings', async () => {
    const starts = [
      ...(await disclosureHtml(site, list('ugc'), locale, 2)).matchAll(/<ol start="(\d+)"/g),
    ].map(([, start]) => Number(start));
    expect(starts).toEqual([10, 23, 32, 35, 38, 49, 50, 59, 60]);
  });

  it('is listed in the table of counts', async () => {
    const html = await disclosureCountsHtml(site, locale);
    for (const { name, page } of LISTS) {
      expect(html).toContain(name[locale]);
      expect(html).toContain(page);
    }
  });
});
