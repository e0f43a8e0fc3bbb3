import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { accreditationTable, achievementsTable } from './records.server.ts';

const { programmes, departments } = getSite();
const programme = (id: string, accreditation?: (typeof programmes)[number]['accreditation']) => {
  const template = need(programmes[0]);
  return { ...template, id, name: words(id, id), accreditation };
};

describe('the accreditation of programmes', () => {
  it('has a row for each undergraduate programme and for every other that has one, and marks a sample', () => {
    const term = { from: '2024-07-01', to: '2027-06-30', order: 'N-7' };
    const master = { ...programme('Lenses'), level: 'pg' as const };
    const list = [
      programme('Optics', term),
      programme('Glass'),
      master,
      { ...master, accreditation: term },
    ];
    const { caption, rows } = accreditationTable(
      { programmes: list },
      'en',
      Date.parse('2026-12-01T12:00:00+05:30'),
    );
    expect(caption).toBe('Accreditation (NBA)');
    expect(rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['B.Tech Optics', 'Accredited from 1 July 2024 to 30 June 2027, order N-7'],
      ['B.Tech Glass', '–'],
      ['B.Tech Lenses', 'Accredited from 1 July 2024 to 30 June 2027, order N-7'],
    ]);
    const sample = accreditationTable(
      { programmes: [programme('Optics', { ...term, sample: true })] },
      'en',
      Date.parse('2027-07-01T12:00:00+05:30'),
    );
    expect([sample.caption, sample.rows[0]?.cells]).toEqual([
      'Sample entry: Accreditation (NBA)',
      ['The accreditation ended on 30 June 2027'],
    ]);
  });
});

describe('achievements', () => {
  it('are those of the latest year on record, by department', () => {
    const [first, second] = departments;
    if (!first || !second) throw new Error('The content has fewer than two departments');
    const done = (year: number, en: string) => ({ year, text: words(en, 'നേട്ടം') });
    const list = [
      {
        ...first,
        name: words('Optics', 'ഒപ്റ്റിക്സ്'),
        achievements: [done(2031, 'A lamp'), done(2030, 'A lens')],
      },
      { ...second, name: words('Glass', 'ഗ്ലാസ്'), achievements: [done(2030, 'A jar')] },
    ];
    const { caption, rows } = achievementsTable({ departments: list }, 'en');
    expect([caption, rows.map(({ name, cells }) => [name, ...cells])]).toEqual([
      'Achievements of 2031',
      [['Optics', 'A lamp']],
    ]);
  });
});
