import { describe, expect, it } from 'vitest';
import { findCellFaults, personalColumns } from './list-cells.ts';

const HEADS = ['Rank', 'Roll No', 'Name', 'Index'];
const ROW = ['1', 'TVE20001', 'Anjali K.', '94.95'];

describe('the cells of a list', () => {
  it.each([
    ['a number below zero, a name and a word in Malayalam', ['-1', 'TVE/20-001', 'അഞ്ജലി കെ.', '']],
    ['a telephone number', ['1', '+91 00000 00000', 'Anjali', '- nil -']],
  ])('may be %s', (_, row) => {
    expect(findCellFaults([HEADS, row])).toEqual([]);
  });

  it.each([
    [
      'a formula',
      '=HYPERLINK("https://a.example")',
      'a value in place of a formula or an error of the spreadsheet',
    ],
    [
      'an error of the spreadsheet',
      '#REF!',
      'a value in place of a formula or an error of the spreadsheet',
    ],
    [
      'a column that was too narrow',
      '########',
      'a value in place of a formula or an error of the spreadsheet',
    ],
    ['HTML', '<b>Anjali</b>', 'plain text without HTML'],
    ['a sign of a font of Word', '\uf0b7 Anjali', 'letters, not signs of a font of symbols'],
    ['a text', 'x'.repeat(301), 'at most 300 characters'],
  ])('are named by row and column where one has %s', (_, cell, expected) => {
    const faults = findCellFaults([HEADS, ROW, ROW.with(2, cell)]);
    expect(faults).toMatchObject([{ row: 3, column: 'Name', found: cell.slice(0, 40) }]);
    if (cell !== '\uf0b7 Anjali') expect(faults[0]?.expected.en).toBe(expected);
  });

  it('are as many as the columns, each of which has a name of its own', () => {
    expect(
      findCellFaults([
        ['Rank', 'Rank', ''],
        ['1', '2', '3', '4'],
      ]),
    ).toMatchObject([
      { row: 1, column: 'Rank' },
      { row: 1, column: 'C', found: '' },
      { row: 2, column: 'D', found: '4' },
    ]);
  });
});

it('columns about persons are known by their heading, or by what most of their cells are', () => {
  const columns = [
    'Rank',
    'Name',
    'Mobile No',
    'Family_Income',
    'PwD',
    'Contact',
    'ഫോൺ',
    'Category',
  ];
  const row = ['1', 'Anjali', '', '72000', 'No', '9876543210', '', 'SC'];
  expect(personalColumns([columns, row])).toEqual([
    'Mobile No',
    'Family_Income',
    'PwD',
    'Contact',
    'ഫോൺ',
  ]);
});
