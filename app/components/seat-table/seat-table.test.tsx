// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { SeatTable } from './seat-table.tsx';

const PROPS: ComponentProps<typeof SeatTable> = {
  caption: 'Undergraduate programmes',
  headings: { code: 'Code', name: 'Programme', stones: 'Ten seats a stone', seats: 'Seats' },
  rows: [
    { code: 'CSE', name: 'Computer Science', seats: 60, url: '/department/cse' },
    { code: 'ME', name: 'Mechanical Engineering', seats: 120, url: '/department/mech' },
  ],
  seatsPerStone: 10,
  total: { label: 'Total of the 2 rows', seats: 180 },
};

function show(props: Partial<typeof PROPS>): void {
  render(<SeatTable {...PROPS} {...props} />);
}

/** The line of stones of a row as it is drawn. */
function stonesOf(index: number): string | null | undefined {
  return screen.getAllByRole('row')[index]?.querySelector('path')?.getAttribute('d');
}

describe('a table of seats', () => {
  it('has headings for its columns and rows', () => {
    show({});
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Code',
      'Programme',
      'Ten seats a stone',
      'Seats',
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Computer Science',
      'Mechanical Engineering',
      'Total of the 2 rows',
    ]);
  });

  it('draws seats in one scale, so that more seats are never shorter than fewer', () => {
    show({
      rows: [18, 60, 120].map((seats) => ({
        code: `${seats}`,
        name: `${seats}`,
        seats,
        url: '/',
      })),
    });
    expect([1, 2, 3].map(stonesOf)).toEqual(['M0 8h216', 'M0 8h720', 'M0 8h1440']);
  });

  it('lays more than a hundred and twenty seats in further courses', () => {
    show({ rows: [{ code: 'X', name: 'X', seats: 150, url: '/' }] });
    expect(stonesOf(1)).toBe('M0 8h1440M0 24h360');
  });

  it('draws a stone for each seat of small programmes, at most twenty-four in a course', () => {
    const rows = [18, 60].map((seats) => ({ code: `${seats}`, name: 'X', seats, url: '/' }));
    show({ rows, seatsPerStone: 1 });
    expect([1, 2].map(stonesOf)).toEqual(['M0 8h1080', 'M0 8h1440M0 24h1440M0 40h720']);
    expect(document.querySelector('path')?.getAttribute('stroke-dasharray')).toBe('50 10');
  });
});
