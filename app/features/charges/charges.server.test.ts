import { describe, expect, it } from 'vitest';
import { hostelChargesBlock } from '#app/content/rows/charge-rows.server.ts';
import { guideGroups } from '#app/content/rows/people-rows.server.ts';
import { placementsSchema } from '#app/features/placements/schema.ts';
import { getSite } from '#app/site.ts';
import { words } from '#tests/support/words.ts';
import { placementsBlock } from './charges.server.ts';

const text = (en: string) => words(en, '\u0d05');

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

  it('begin with the sums for joining and for each month', () => {
    const { sums, table } = hostelChargesBlock({ hostelCharges: charges }, 'en');
    expect(sums).toEqual([
      { term: 'Total when joining (Sample entry)', value: '₹200' },
      { term: 'Total each month (Sample entry)', value: '₹3,500' },
    ]);
    expect(table.rows.map(({ name, note }) => [name, note])).toContainEqual(['Mess', 'Shared']);
  });

  it('are marked as samples', () => {
    expect(hostelChargesBlock({ hostelCharges: charges }, 'en').table.caption).toBe(
      'Sample entry: Charges',
    );
    expect(getSite().hostelCharges.sample).toBe(true);
  });
});

describe('placements', () => {
  it('are a table with sums, and bars of the share that is placed', () => {
    const { chart, table } = placementsBlock(getSite(), 'en');
    const { rows } = getSite().placements;
    expect(table.totals[0]?.cells[0]).toBe(
      String(rows.reduce((sum, { registered }) => sum + registered, 0)),
    );
    for (const [index, { registered, placed }] of rows.entries())
      expect(chart.bars[index]?.value).toBe(Math.round((100 * placed) / registered));
    expect(table.caption).toContain('Sample');
  });

  it('name the companies that recruited, with students and branches', () => {
    const { recruiters } = placementsBlock(getSite(), 'en');
    expect(recruiters.caption).toBe('Sample entry: Companies that recruited in 2025-26');
    expect(recruiters.rows[1]).toEqual({
      name: 'Sample Machine Works',
      cells: ['38', 'Mechanical Engineering, Production Engineering'],
    });
  });

  it('are rejected if more are placed than registered', () => {
    const row = { department: 'cse', registered: 10, placed: 9, higherStudy: 2 };
    expect(
      placementsSchema.safeParse({ title: text('Placement'), year: '2025-26', rows: [row] })
        .success,
    ).toBe(false);
  });
});

describe('research guides', () => {
  it('are teachers with a doctorate, by department', () => {
    const { people } = getSite();
    const shown = guideGroups(getSite(), 'en').flatMap((group) => group.people.map(({ id }) => id));
    expect(shown.length).toBeGreaterThan(5);
    for (const id of shown)
      expect(
        people
          .find((person) => person.id === id)
          ?.qualifications.some(({ en }) => en.startsWith('Ph.D')),
      ).toBe(true);
    expect(shown).not.toContain(
      people.find(({ designation }) => designation === 'trade-instructor')?.id,
    );
  });
});
