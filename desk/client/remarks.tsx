import { fillIn } from '#app/lib/fill-in.ts';
import type { RowRemark } from '#desk/imports/csv-kinds.ts';
import { useLanguage } from './language.ts';
import type { DeskMessages } from './messages.ts';

/** Where something stands in the file; 0 is no row. */
export function rowOf(row: number, words: DeskMessages['settingUp']): string {
  return row === 0 ? words.wholeFile : fillIn(words.row, { row });
}

/** What is said of the rows of a table, each with its row and column. */
export function Remarks({ title, remarks }: { title: string; remarks: readonly RowRemark[] }) {
  const { locale, words: own } = useLanguage();
  if (remarks.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="rows">
        {remarks.map(({ row, column, words }) => {
          const name = typeof column === 'string' ? column : column[locale];
          return (
            <li key={`${row} ${name} ${words.en}`}>
              <strong>{[rowOf(row, own.settingUp), name].filter(Boolean).join(', ')}:</strong>{' '}
              {words[locale]}
            </li>
          );
        })}
      </ul>
    </>
  );
}
