/** A table of a text as the editor shows it; the first row is the heading. A mark is the line below the heading of one column. */
export type Table = { caption: string; marks: string[]; rows: string[][] };

const ROWS = '.*\\|.*\\n[\\t :|]*-[\\t :|-]*(?:\\n.*\\|.*)*';
/** With its caption as the site wants it, or bare, as it was pasted. */
const TABLE = new RegExp(
  `^:::table\\[(.*)\\][^\\S\\n]*\\n\\s*(${ROWS})\\n+:::[^\\S\\n]*$|^(${ROWS})`,
  'gm',
);
/** Not a sign that belongs to a cell. */
const BORDER = /(?<!\\)\|/;

/** The table in which the cursor of a text stands, and where it begins and ends. */
export function tableAt(
  text: string,
  at: number,
): (Table & { from: number; to: number }) | undefined {
  for (const { 0: whole, 1: caption = '', 2: inside, 3: bare = '', index } of text.matchAll(
    TABLE,
  )) {
    if (at < index || at > index + whole.length) continue;
    const [heading = [], marks = [], ...rows] = (inside ?? bare).split('\n').map(cellsOf);
    const fitting = (row: string[], filler: string) =>
      heading.map((_, column) => row[column] ?? filler);
    return {
      caption,
      marks: fitting(marks, '---'),
      rows: [heading, ...rows.map((row) => fitting(row, ''))],
      from: index,
      to: index + whole.length,
    };
  }
  return undefined;
}

/** A table as the site reads it. */
export function textOf({ caption, marks, rows: [heading = [], ...rows] }: Table): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `:::table[${caption.trim()}]\n`,
    line(heading),
    `|${marks.join('|')}|`,
    ...rows.map(line),
    '\n:::',
  ].join('\n');
}

function cellsOf(line: string): string[] {
  const cells = line.trim().split(BORDER);
  const inner = cells.slice(
    cells[0] === '' ? 1 : 0,
    cells.length > 1 && cells.at(-1) === '' ? -1 : undefined,
  );
  return inner.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
