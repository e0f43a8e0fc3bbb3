/** The cost of a first page view: bytes as sent, by type, and requests. */
export type PageWeight = { address: string; bytes: Record<string, number>; requests: number };

/** Type of the annotations that page tests leave in Playwright's report, one per page. */
export const WEIGHT_NOTE = 'weight of a page';

const KINDS = ['html', 'css', 'js', 'font', 'image'];
const SHOWN = 10;
const COLUMN = 9;

/**
 * The heaviest pages of a browser test run, as a table.
 * @param report of Playwright's JSON reporter, in which tests have left annotations of type {@link WEIGHT_NOTE}
 * @returns lines of text; none if no page was measured
 */
export function heaviestPages(report: unknown): string[] {
  const weights = notesIn(report).map((note) => ({
    ...note,
    sum: Object.values(note.bytes).reduce((sum, bytes) => sum + bytes, 0),
  }));
  if (weights.length === 0) return [];
  const heaviest = weights.sort((a, b) => b.sum - a.sum).slice(0, SHOWN);
  const row = (cells: readonly (string | number)[], address: string) =>
    `${cells.map((cell) => String(cell).padStart(COLUMN)).join('')}  ${address}`;
  return [
    `The ${heaviest.length} heaviest of ${weights.length} pages, bytes of a first view as sent:`,
    row(['all', ...KINDS, 'requests'], 'page'),
    ...heaviest.map(({ sum, bytes, requests, address }) =>
      row([sum, ...KINDS.map((kind) => bytes[kind] ?? 0), requests].map(grouped), address),
    ),
  ];
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** Annotations at any depth of the report: files contain suites, suites tests, tests annotations. */
function notesIn(part: unknown): PageWeight[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === WEIGHT_NOTE && 'description' in part)
    return [JSON.parse(String(part.description)) as PageWeight];
  // Playwright repeats the annotations of a test in each of its results.
  return Object.entries(part).flatMap(([name, inner]) =>
    name === 'results' ? [] : notesIn(inner),
  );
}
