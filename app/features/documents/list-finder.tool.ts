import { find } from '#app/browser/find.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { correctEncoding } from '#languages/encoding.ts';

/** As many rows as one looks through. */
const MOST_SHOWN = 50;

/** Finds rows of a list that has pages: each word that is typed is in one of its cells. */
export function start(root: HTMLElement): void {
  const input = find<HTMLInputElement>(root, 'input');
  const status = find(root, '[role="status"]');
  const [all, found] = [find(root, '[data-all]'), find(root, '[data-found]')];
  let loading: Promise<Row[]> | undefined;

  async function show(): Promise<void> {
    const typed = input.value;
    // A list has one encoding, a keyboard may have another.
    const words = plain(correctEncoding(typed).text).split(/\s+/).filter(Boolean);
    all.hidden = words.length > 0;
    found.hidden = words.length === 0;
    if (words.length === 0) {
      status.textContent = '';
      return;
    }
    try {
      loading ??= load(root.dataset.rows ?? '');
      const rows = (await loading).filter(({ text }) => words.every((word) => text.includes(word)));
      // Something else was typed while the rows came.
      if (input.value !== typed) return;
      status.textContent = countOf(rows.length, status.dataset);
      find(found, 'tbody').replaceChildren(
        ...rows.slice(0, MOST_SHOWN).map(({ cells }) => rowOf(cells)),
      );
    } catch {
      loading = undefined;
      status.textContent = status.dataset.failedText ?? '';
      all.hidden = false;
      found.hidden = true;
    }
  }

  input.addEventListener('input', () => void show());
  // A browser that goes back keeps what was typed.
  if (input.value) void show();
}

type Row = { cells: string[]; text: string };

async function load(address: string): Promise<Row[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const rows = (await response.json()) as string[][];
  return rows.map((cells) => ({ cells, text: plain(cells.join(' ')) }));
}

/** Without joiners and the like, which are not seen and seldom typed. */
const plain = (words: string) =>
  words
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();

function countOf(
  count: number,
  { none = '', one = '', many = '', first = '' }: DOMStringMap,
): string {
  if (count === 0) return none;
  const said = counted({ one, many }, { count });
  return count > MOST_SHOWN ? `${said}. ${fillIn(first, { count: MOST_SHOWN })}` : said;
}

function rowOf(cells: readonly string[]): Node {
  const row = document.createElement('tr');
  row.append(
    ...cells.map((cell) => Object.assign(document.createElement('td'), { textContent: cell })),
  );
  return row;
}
