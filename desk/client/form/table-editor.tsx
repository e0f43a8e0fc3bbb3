import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Locale } from '../language.ts';
import type { DeskMessages } from '../messages.ts';
import type { Table } from './table-text.ts';

type TableEditorProps = {
  table: Table;
  lang: Locale | undefined;
  words: DeskMessages;
  onTake: (table: Table) => void;
  onClose: () => void;
};

/** A table as fields: its caption, and one for each cell; rows and columns are added below and beside, or taken out. */
export function TableEditor({ table, lang, words, onTake, onClose }: TableEditorProps) {
  const [{ caption, marks, rows }, setTable] = useState(table);
  const put = (next: Partial<Table>) => setTable({ caption, marks, rows, ...next });
  const [heading = []] = rows;
  const resize = (height: number, width: number) =>
    put({
      marks: Array.from({ length: width }, (_, column) => marks[column] ?? '---'),
      rows: Array.from({ length: height }, (_, row) =>
        Array.from({ length: width }, (__, column) => rows[row]?.[column] ?? ''),
      ),
    });
  const write = (row: number, column: number, cell: string) =>
    put({
      rows: rows.map((cells, index) =>
        index === row ? cells.with(column, cell.replaceAll('\n', ' ')) : cells,
      ),
    });
  const takeColumn = (column: number) =>
    put({
      marks: marks.toSpliced(column, 1),
      rows: rows.map((cells) => cells.toSpliced(column, 1)),
    });
  return (
    // Opened by the browser when it is drawn: the text behind it cannot change meanwhile.
    <dialog className="table-editor" ref={opened} aria-labelledby="table-editor" onClose={onClose}>
      <h2 id="table-editor">{words.table}</h2>
      <label>
        {words.caption} <small>({words.required})</small>
        <input
          lang={lang}
          value={caption}
          aria-required
          onChange={({ target }) => put({ caption: target.value })}
        />
      </label>
      <div className="bar">
        <Count
          label={words.rows}
          value={rows.length}
          least={2}
          onChange={(height) => resize(height, heading.length)}
        />
        <Count
          label={words.columns}
          value={heading.length}
          least={1}
          onChange={(width) => resize(rows.length, width)}
        />
      </div>
      <div className="cells">
        <table>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place only
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place only
                  <td key={column}>
                    <textarea
                      lang={lang}
                      rows={1}
                      value={cell}
                      aria-label={
                        row === 0
                          ? fillIn(words.headingCell, { column: column + 1 })
                          : fillIn(words.cell, { row, column: column + 1 })
                      }
                      onChange={({ target }) => write(row, column, target.value)}
                    />
                  </td>
                ))}
                <td>
                  {row > 0 && rows.length > 2 && (
                    <button
                      type="button"
                      aria-label={fillIn(words.takeRow, { row })}
                      onClick={() => put({ rows: rows.toSpliced(row, 1) })}
                    >
                      ×
                    </button>
                  )}
                </td>
              </tr>
            ))}
            <tr>
              {heading.length > 1 &&
                heading.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place only
                  <td key={column}>
                    <button
                      type="button"
                      aria-label={fillIn(words.takeColumn, { column: column + 1 })}
                      onClick={() => takeColumn(column)}
                    >
                      ×
                    </button>
                  </td>
                ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="bar">
        <button
          type="button"
          className="main"
          disabled={caption.trim() === ''}
          onClick={() => onTake({ caption, marks, rows })}
        >
          {words.useTable}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  );
}

function opened(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

function Count({
  label,
  value,
  least,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  onChange: (count: number) => void;
}) {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        min={least}
        max={99}
        value={value}
        onChange={({ target }) => target.validity.valid && onChange(target.valueAsNumber || least)}
      />
    </label>
  );
}
