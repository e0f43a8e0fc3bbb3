import type { Site } from '#app/content/reading/read.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

const FILE = 'last-ranks.yaml';

/** Checks that no rank is given twice. */
export function checkLastRanks(
  { lastRanks }: Pick<Site, 'lastRanks'>,
  { report }: Reporting,
): void {
  const places = lastRanks.map((row) => [row.year, row.round, row.programme, row.seats].join(', '));
  for (const place of repeated(places))
    report({ file: FILE, path: ['rank'], ...givenTwice(place) });
}
