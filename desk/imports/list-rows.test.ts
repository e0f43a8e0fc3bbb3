import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { run } from './list-rows.ts';

const folder = newFolder();
const paste = (field: string, ...lines: string[]) => {
  const path = join(folder, 'table');
  writeFileSync(path, lines.join('\r\n'));
  return run({ kind: 'calendar', field, path, root: 'content' });
};
const problemsOf = (field: string, ...lines: string[]) =>
  paste(field, ...lines).problems.map(
    ({ row, column, words }) =>
      `${row} ${typeof column === 'string' ? column : column.en}: ${words.en}`,
  );

const REPUBLIC = { date: '2028-01-26', name: { en: 'Republic Day', ml: 'റിപ്പബ്ലിക് ദിനം' } };

describe('holidays', () => {
  it.each([
    ['in the order of the form', undefined],
    ['under the names of the fields', 'Date\tName (English)\tName (Malayalam)'],
    ['under the Malayalam names', 'തീയതി\tപേര് ഇംഗ്ലീഷ്\tപേര് മലയാളം'],
    ['under the names of the file', 'DATE\tname_en\tname_ml'],
  ])('are rows %s, with the day before the month', (_, head) => {
    const rows = ['26/01/2028\tRepublic Day\tറിപ്പബ്ലിക് ദിനം', ''];
    const { items, notes, problems } = paste('holidays', ...(head ? [head] : []), ...rows);
    expect([items, problems]).toEqual([[REPUBLIC], []]);
    expect(notes).toMatchObject([
      { column: { en: 'Date', ml: 'തീയതി' }, words: { en: 'Read as Wednesday, 26 January 2028.' } },
    ]);
  });

  it.each(['26-Jan-28', '26-Jan-2028', '26/01/28', '2028/01/26', '26.01.2028'])(
    'have their day as spreadsheets write it: %s',
    (day) => {
      expect(paste('holidays', `${day}\tRepublic Day\tറിപ്പബ്ലിക് ദിനം`).items).toEqual([REPUBLIC]);
    },
  );

  it.each([
    ['\t\t\t', 'Holidays of 2028\t\t\t'],
    ['Holidays of 2028\t\t\t', '\t\t\t'],
    ['Holidays of 2028', ''],
  ])('stand below the title of their sheet, beside numbers that nobody needs: %j', (...above) => {
    const sheet = [
      ...above,
      'Sl. No.\tDate\tname_en\tname_ml',
      '1\t26/01/2028\tRepublic Day\tറിപ്പബ്ലിക് ദിനം',
    ];
    const { items, notes } = paste('holidays', ...sheet);
    expect([items, notes.map(({ row }) => row)]).toEqual([[REPUBLIC], [4]]);
  });

  it('have each fault named by its row and column, and none is taken', () => {
    expect(
      problemsOf(
        'holidays',
        'name_ml,date,name_en',
        'റിപ്പബ്ലിക് ദിനം,26/01/2028,Republic Day',
        'ഓണം,soon,Onam',
        'ക്രിസ്മസ്,2028-12-25,',
      ),
    ).toEqual([
      '3 Date: Expected: a date such as 25/11/2026 (day, month, year) or 2026-11-25. Found: "soon".',
      '4 Name (English): This cell is empty.',
    ]);
    expect(paste('holidays', 'date,name_en,name_ml', '2028-12-25,,ക്രിസ്മസ്').items).toEqual([]);
  });

  it('without their headings are counted from the first row', () => {
    expect(problemsOf('holidays', '26/01/2028\t\tറിപ്പബ്ലിക് ദിനം')).toEqual([
      '1 Name (English): This cell is empty.',
    ]);
  });

  it('with a wrong day in the first row have that day named as it was typed', () => {
    expect(problemsOf('holidays', '31/06/2028\tBakrid\tബക്രീദ്', '15/08/2028\tOnam\tഓണം')).toEqual([
      '1 Date: This month does not have so many days: "31/06/2028".',
    ]);
  });

  it('have what is wrong in their headings named at the row of these', () => {
    const sheet = ['Holidays of 2028', '', 'date,name_en,day', '2028-12-25,Christmas,Monday,x'];
    expect(problemsOf('holidays', ...sheet)).toEqual([
      '3 day: This column is not known. Known columns: Date; Name (English); Name (Malayalam).',
      '3 Name (Malayalam): The column Name (Malayalam) is missing.',
      '4 D: Column D has no heading in row 3, but this row has a text in it.',
    ]);
  });

  it('under unknown, missing or doubled names are refused', () => {
    expect(problemsOf('holidays', 'date,Day,date,name_en', 'x,Wednesday,y,z')).toEqual([
      '1 Day: This column is not known. Known columns: Date; Name (English); Name (Malayalam).',
      '1 Name (Malayalam): The column Name (Malayalam) is missing.',
      '1 Date: This column is there twice.',
    ]);
  });
});

it('classes, tests and examinations take the names of the kinds, and one day alone', () => {
  const { items, problems } = paste(
    'terms',
    'First day,Last day,Kind,Name (English),Name (Malayalam)',
    '10/01/2028,28/04/2028,Classes,Even semester,ഈവൻ സെമസ്റ്റർ',
    '2028-05-08,,പരീക്ഷ,Viva,വൈവ',
  );
  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      ...{ from: '2028-01-10', to: '2028-04-28', kind: 'teaching' },
      name: { en: 'Even semester', ml: 'ഈവൻ സെമസ്റ്റർ' },
    },
    { from: '2028-05-08', kind: 'examination', name: { en: 'Viva', ml: 'വൈവ' } },
  ]);
  expect(paste('terms', '10/01/2028,28/04/2028,Holiday,A,അ').problems).toEqual([
    {
      row: 1,
      column: { en: 'Kind', ml: 'ഇനം' },
      words: {
        en: 'Expected: one of Classes, Test, Examination. Found: "Holiday".',
        ml: 'വേണ്ടത് ഇവയിലൊന്ന്: ക്ലാസ്, ടെസ്റ്റ്, പരീക്ഷ. കണ്ടത്: "Holiday".',
      },
    },
  ]);
});

it.each([
  ['calendar', 'rows'],
  ['calendar', 'none'],
  ['news', 'dates'],
  ['none', 'holidays'],
])('no other list takes a table (%s, %s)', (kind, field) => {
  const path = join(folder, 'table');
  writeFileSync(path, 'a,b');
  expect(() => run({ kind, field, path, root: 'content' })).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
