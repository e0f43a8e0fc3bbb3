import type { Site } from '#app/content/reading/read.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { givenTwice, notIn } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

const FILE = 'last-ranks.yaml';

type Ranks = Pick<Site, 'lastRanks' | 'programmes' | 'categories'>;

/** Checks that programmes and categories are known, and that no rank is given twice. */
export function checkLastRanks(site: Ranks, { report }: Reporting): void {
  const known = {
    programme: site.programmes.map(({ id }) => id),
    category: site.categories.map(({ id }) => id),
  };
  for (const [index, row] of site.lastRanks.entries())
    for (const field of ['programme', 'category'] as const)
      if (!known[field].includes(row[field]))
        report({ file: FILE, path: [index, field], ...notIn(known[field], row[field]) });
  for (const id of repeated(site.lastRanks.map((row) => row.id)))
    report({ file: FILE, path: ['id'], ...givenTwice(id) });
  const places = site.lastRanks.map((row) =>
    [row.year, row.round, row.programme, row.category].join(', '),
  );
  for (const place of repeated(places))
    report({ file: FILE, path: ['rank'], ...givenTwice(place) });
}
