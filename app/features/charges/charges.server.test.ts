import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { busLines, busRoutesBlock } from '#app/features/bus-routes/bus-routes.server.ts';
import { busRoutesSchema } from '#app/features/bus-routes/schema.ts';
import { guideGroups } from '#app/features/people/people-rows.server.ts';
import { placementsSchema } from '#app/features/placements/schema.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { hostelCharges, placementsBlock } from './charges.server.ts';

const text = (words: string) => ({ en: words, ml: '\u0d05' });

describe('hostel charges', () => {
  const charges = {
    title: text('Charges'),
    rows: [
      { name: text('Admission'), rupees: 200, period: 'joining' as const },
      { name: text('Rent'), rupees: 300, period: 'month' as const },
      { name: text('Mess'), rupees: 3200, period: 'month' as const, note: text('Shared') },
    ],
    sample: true as const,
  };

  it('have totals for joining and for each month', () => {
    const table = hostelCharges({ hostelCharges: charges }, 'en');
    expect(table.totals.map(({ name, cells }) => [name, cells[0]])).toEqual([
      ['Total when joining', '₹200'],
      ['Total each month', '₹3,500'],
    ]);
    expect(table.rows.map(({ name, note }) => [name, note])).toContainEqual(['Mess', 'Shared']);
  });

  it('are marked as samples', () => {
    expect(hostelCharges({ hostelCharges: charges }, 'en').caption).toBe('Sample entry: Charges');
    expect(getSite().hostelCharges.sample).toBe(true);
  });
});

describe('bus routes', () => {
  const stop = { name: text('Ferry'), morning: '07:50', evening: '17:20' };
  const route = { id: 'river', name: text('River'), stops: [stop], arrives: '08:45', leaves: '16:30' };

  it('end at the college; the column headings name the part of the day', () => {
    const block = busRoutesBlock({ busRoutes: { title: text('Routes'), college: text('College'), routes: [route] } }, 'en');
    expect(block.routes[0]?.stops).toEqual([
      { name: 'Ferry', morning: '7.50', evening: '5.20' },
      { name: 'College', morning: '8.45', evening: '4.30' },
    ]);
  });

  it('list each stop with its time on a line of the facilities page', () => {
    for (const locale of LOCALES) {
      const lines = busLines(getSite(), locale);
      expect(lines).toHaveLength(getSite().busRoutes.routes.length);
      for (const [index, { stops }] of getSite().busRoutes.routes.entries()) expect(lines[index]?.areas[0]).toContain(stops[0]?.name[locale]);
    }
  });

  it('are rejected if a later stop has an earlier time', () => {
    const back = { ...route, stops: [stop, { ...stop, morning: '07:40' }] };
    expect(busRoutesSchema.safeParse({ title: text('Routes'), college: text('College'), routes: [back] }).success).toBe(false);
    expect(busRoutesSchema.safeParse({ title: text('Routes'), college: text('College'), routes: [{ ...route, leaves: '17:30' }] }).success).toBe(false);
  });
});

describe('placements', () => {
  it('are a table with sums, and bars of the share that is placed', () => {
    const { chart, table } = placementsBlock(getSite(), 'en');
    const { rows } = getSite().placements;
    expect(table.totals[0]?.cells[0]).toBe(String(rows.reduce((sum, { registered }) => sum + registered, 0)));
    for (const [index, { registered, placed }] of rows.entries()) expect(chart.bars[index]?.value).toBe(Math.round((100 * placed) / registered));
    expect(table.caption).toContain('Sample');
  });

  it('are rejected if more are placed than registered', () => {
    const row = { department: 'cse', registered: 10, placed: 9, higherStudy: 2 };
    expect(placementsSchema.safeParse({ title: text('Placement'), year: '2025-26', rows: [row] }).success).toBe(false);
  });
});

describe('research guides', () => {
  it('are teachers with a doctorate, by department', () => {
    const { people } = getSite();
    const shown = guideGroups(getSite(), 'en').flatMap((group) => group.people.map(({ id }) => id));
    expect(shown.length).toBeGreaterThan(5);
    for (const id of shown) expect(people.find((person) => person.id === id)?.qualifications.some(({ en }) => en.startsWith('Ph.D'))).toBe(true);
    expect(shown).not.toContain(people.find(({ designation }) => designation === 'trade-instructor')?.id);
  });
});
