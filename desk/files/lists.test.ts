import { expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { prepareList } from './lists.ts';
import { isListName } from './prepare-file.ts';

const refused = (text: string) =>
  refusalOf(Promise.resolve().then(() => prepareList(Buffer.from(text))));
const kept = (text: string) => new TextDecoder().decode(prepareList(Buffer.from(text)).bytes);

it.each([
  ['cells that were pasted', 'Rank\tName\n1\tAnjali K.\n'],
  [
    'a file of a spreadsheet in Europe, with an empty column and row',
    'Rank;;Name\n1;;Anjali K.\n;;\n',
  ],
  ['a number that a program has written as text', 'Rank,Name\n"=""1""",Anjali K.\n'],
  ['a name above the headings', 'Rank list of 2026,\nRank,Name\n1,Anjali K.\n'],
])('%s become a plain CSV file', (_, text) => {
  expect(kept(text)).toBe('Rank,Name\n1,Anjali K.\n');
});

it('cells are pasted with the quotation marks that they have', () => {
  expect(kept('Rank\tName\n1\tAnjali "Ammu" K.\n')).toBe('Rank,Name\n1,"Anjali ""Ammu"" K."\n');
});

it('Malayalam of any keyboard is kept in one encoding', () => {
  expect(kept('റാങ്ക്,പേര്\n൧,ജോണ്\u200d\u200b\n')).toBe('റാങ്ക്,പേര്\n1,ജോൺ\n');
});

it('the Unicode text of Excel is read', () => {
  const { bytes } = prepareList(Buffer.from('\ufeffറാങ്ക്\tപേര്\n0012\tജോൺ\n', 'utf16le'));
  expect(new TextDecoder().decode(bytes)).toBe('റാങ്ക്,പേര്\n0012,ജോൺ\n');
});

it('it begins with the mark by which Excel knows Malayalam', () => {
  const [first, second, third] = prepareList(Buffer.from('Rank,Name\n1,അഞ്ജലി')).bytes;
  expect([first, second, third]).toEqual([0xef, 0xbb, 0xbf]);
});

it('a wrong cell is refused by its row, as the spreadsheet counts it, and its column', async () => {
  const text = 'Rank list of 2026,\nRank,Name\n\n1,#N/A\n';
  expect(await refused(text)).toContain(
    'Row 4, column Name: expected a value in place of a formula or an error of the spreadsheet, found “#N/A”.',
  );
});

it('a list without rows is refused', async () => {
  expect(await refused('Rank,Name\n')).toBe(
    'The list has no rows below the headings of its columns.',
  );
});

it('columns about persons are named', () => {
  expect(prepareList(Buffer.from('Rank,Mobile\n1,\n')).personal).toEqual(['Mobile']);
});

it('a table is known by its name', () => {
  expect(['a.CSV', 'b.tsv', 'c.pdf', 'd.csv.pdf'].map(isListName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
