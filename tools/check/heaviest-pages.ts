/** What a first view of a page costs: bytes as sent, by kind, and requests. */
export type PageWeight = { address: string; bytes: Record<string, number>; requests: number };

/** Kind of the notes that tests of pages leave in the runner's report, one a page. */
export const WEIGHT_NOTE = 'weight of a page';

const KINDS = ['html', 'css', 'js', 'font', 'image'];
const SHOWN = 10;
const COLUMN = 9;

/**
 * The heaviest pages of a run of the browser tests, as a table.
 * @param report of the runner (Playwright's JSON reporter), in which tests have left notes of {@link WEIGHT_NOTE}
 * @returns lines of text; none when no page was weighed
 */
export function heaviestPages(report: unknown): string[] {
  const weights = notesIn(report).map((note) => ({ ...note, sum: Object.values(note.bytes).reduce((sum, bytes) => sum + bytes, 0) }));
  if (weights.length === 0) return [];
  const heaviest = weights.sort((a, b) => b.sum - a.sum).slice(0, SHOWN);
  const row = (cells: readonly (string | number)[], address: string) => `${cells.map((cell) => String(cell).padStart(COLUMN)).join('')}  ${address}`;
  return [
    `The ${heaviest.length} heaviest of ${weights.length} pages, bytes of a first view as sent:`,
    row(['all', ...KINDS, 'requests'], 'page'),
    ...heaviest.map(({ sum, bytes, requests, address }) => row([sum, ...KINDS.map((kind) => bytes[kind] ?? 0), requests].map(grouped), address)),
  ];
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** Notes at any depth of the report: files hold suites, suites hold tests, tests hold notes. */
function notesIn(part: unknown): PageWeight[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === WEIGHT_NOTE && 'description' in part) return [JSON.parse(String(part.description)) as PageWeight];
  // The runner repeats the notes of a test with each of its results.
  return Object.entries(part).flatMap(([name, inner]) => (name === 'results' ? [] : notesIn(inner)));
}
