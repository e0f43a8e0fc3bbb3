// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { SeatTable } from './seat-table.tsx';

afterEach(cleanup);

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

function show(props: Partial<typeof PROPS> = {}): HTMLElement {
  render(<SeatTable {...PROPS} {...props} />, { wrapper: MemoryRouter });
  return screen.getByRole('table', { name: props.caption ?? PROPS.caption });
}

function cellsOf(role: 'row'): (string | null)[][] {
  return screen.getAllByRole(role).map((row) => [...row.children].map((cell) => cell.textContent));
}

/** Stones of a row, course by course. */
function stonesOf(index: number): number[] {
  const row = screen.getAllByRole('row')[index];
  return [...(row?.querySelectorAll('span') ?? [])].map(({ dataset }) => Number(dataset.stones));
}

describe('a table of seats', () => {
  it('says code, programme and seats in words and numbers, and adds them up', () => {
    show();
    expect(cellsOf('row')).toEqual([
      ['Code', 'Programme', 'Ten seats a stone', 'Seats'],
      ['CSE', 'Computer Science', '', '60'],
      ['ME', 'Mechanical Engineering', '', '120'],
      ['Total of the 2 rows', '180'],
    ]);
  });

  it('has headings for its columns and rows', () => {
    show();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Code', 'Programme', 'Ten seats a stone', 'Seats']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Computer Science',
      'Mechanical Engineering',
      'Total of the 2 rows',
    ]);
  });

  it('leads from each programme to its department', () => {
    show();
    expect(screen.getByRole('link', { name: 'Computer Science' }).getAttribute('href')).toBe('/department/cse');
  });

  it('draws ten seats as a stone', () => {
    show();
    expect(stonesOf(1)).toEqual([6]);
    expect(stonesOf(2)).toEqual([12]);
  });

  it('lays more than twenty stones in further courses', () => {
    show({ seatsPerStone: 1 });
    expect(stonesOf(1)).toEqual([20, 20, 20]);
    cleanup();
    show({ seatsPerStone: 1, rows: [{ code: 'X', name: 'X', seats: 45, url: '/' }] });
    expect(stonesOf(1)).toEqual([20, 20, 5]);
  });

  it('shows a part of the rows without a total, in narrow places without codes', () => {
    const { total: _total, ...props } = PROPS;
    render(<SeatTable {...props} hasCodes={false} />, { wrapper: MemoryRouter });
    expect(cellsOf('row')).toEqual([
      ['Programme', 'Ten seats a stone', 'Seats'],
      ['Computer Science', '', '60'],
      ['Mechanical Engineering', '', '120'],
    ]);
  });
});
