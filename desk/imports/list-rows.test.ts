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
  paste(field, ...lines).problems.map(({ row, column, words }) => `${row} ${column}: ${words.en}`);

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
      { column: 'date', words: { en: 'Read as Wednesday, 26 January 2028.' } },
    ]);
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
      '3 date: Expected: a date such as 25/11/2026 (day, month, year) or 2026-11-25. Found: "soon".',
      '4 name_en: This cell is empty.',
    ]);
    expect(paste('holidays', 'date,name_en,name_ml', '2028-12-25,,ക്രിസ്മസ്').items).toEqual([]);
  });

  it('without their headings are counted from the first row', () => {
    expect(problemsOf('holidays', '26/01/2028\t\tറിപ്പബ്ലിക് ദിനം')).toEqual([
      '1 name_en: This cell is empty.',
    ]);
  });

  it('under unknown, missing or doubled names are refused', () => {
    expect(problemsOf('holidays', 'date,day,date,name_en', 'x,Wednesday,y,z')).toEqual([
      '1 day: This column is not known. Known columns: date, name_en, name_ml.',
      '1 name_ml: The column name_ml is missing.',
      '1 date: This column is there twice.',
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
  expect(problemsOf('terms', '10/01/2028,28/04/2028,Holiday,A,അ')).toEqual([
    '1 kind: Expected: one of teaching, classes, ക്ലാസ്, test, ടെസ്റ്റ്, examination, പരീക്ഷ. Found: "Holiday".',
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
