import { describe, expect, it } from 'vitest';
import { findCellFaults, personalColumns } from './list-cells.ts';

const HEADS = ['Rank', 'Roll No', 'Name', 'Index'];
const ROW = ['1', 'TVE20001', 'Anjali K.', '94.95'];

describe('the cells of a list', () => {
  it.each([
    ['a number below zero, a name and a word in Malayalam', ['-1', 'TVE/20-001', 'അഞ്ജലി കെ.', '']],
    ['a telephone number', ['1', '+91 00000 00000', 'Anjali', '- nil -']],
    ['a code with a letter E', ['1', '12E20', 'Anjali', '2E+']],
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
      'a formula behind a number, which runs a program',
      "-2+3+cmd|' /C calc'!A0",
      'a value in place of a formula or an error of the spreadsheet',
    ],
    [
      'a formula behind a tab',
      '\t=SUM(A1)',
      'a value in place of a formula or an error of the spreadsheet',
    ],
    [
      'a number that the spreadsheet has shortened',
      '1.23457E+11',
      'all digits of the number (make the column text in the spreadsheet, and save it again)',
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

it('the first row has names of columns, not the first candidate', () => {
  expect(findCellFaults([ROW, ROW.with(0, '2')])).toMatchObject([{ row: 1, found: '1' }]);
});

describe('columns about persons', () => {
  it.each([
    ...['Mobile No', 'MobileNo', 'Mob.', 'Ph. No', 'CONTACT_NO', 'E mail', 'D.O.B.', 'DoB', 'UID'],
    ...['Family_Income', 'PwBD', 'FatherName', 'A/c No.', 'Pin Code', 'Caste/Community'],
    ...[
      'ഫോൺ',
      'ഇമെയിൽ',
      'ഇ-മെയിൽ',
      'ആധാർ നമ്പർ',
      'വാർഷിക വരുമാനം',
      'അംഗപരിമിതർ',
      'സമുദായം',
      'പിതാവിന്റെ പേര്',
    ],
  ])('are known by their heading: %s', (head) => {
    expect(
      personalColumns([
        ['Rank', head, 'Category'],
        ['1', '', 'SC'],
      ]),
    ).toEqual([head]);
  });

  it.each([
    ['a mobile number among others that are left out', ['', '9876543210', '']],
    ['one in groups', ['9876-543210']],
    ['one behind a name', ['Anjali K. (98765 43210)']],
    ['two in a cell', ['+91-9876543210 / 9876543211']],
    ['an address for mail', ['office anjali@example.in']],
    ['a number of Aadhaar', ['2345 6789 0123']],
  ])('are known by what a cell has, whatever the heading is: %s', (_, cells) => {
    expect(personalColumns([['Remarks'], ...cells.map((cell) => [cell])])).toEqual(['Remarks']);
  });

  it('are not the numbers by which a list names candidates', () => {
    const heads = ['Application No', 'RollNo', 'Reg. No', 'Index', 'Contact hours'];
    const row = ['9876543210', '234567890123', '9876543211', '1987654321', '98.76'];
    expect(personalColumns([heads, row])).toEqual([]);
  });

  it.each(['ROLLNO', 'Rollno', 'REGNO', 'Enrolment No', 'Enrollment Number', 'Candidate No.'])(
    'are not a number of a candidate that looks like one of Aadhaar: %s',
    (head) => {
      expect(personalColumns([[head], ['234567890123']])).toEqual([]);
    },
  );

  it.each(['PhD', 'Ph.D.', 'Ph.D guide', 'ഫീമെയിൽ', 'മെയിൽ'])(
    'are not known by a part of a word: %s',
    (head) => {
      expect(personalColumns([[head], ['2']])).toEqual([]);
    },
  );
});
