import { readFileSync } from 'node:fs';

/** A query, its type, and the expected pages; written without looking at the index. */
export type LabelledQuery = { query: string; kind: string; wanted: readonly string[] };

/** The queries of queries.tsv, in its order. */
export function readLabelledQueries(): LabelledQuery[] {
  const lines = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [query = '', kind = '', wanted = ''] = line.split('\t');
    return { query, kind, wanted: wanted.split(' ') };
  });
}
