import type { Site } from '#app/content/reading/read.server.ts';
import { SEAT_COLUMNS } from '#app/content/schemas/seat-kinds.ts';
import { wayAnchors } from '#app/content/schemas/ways-in.ts';
import type { Report, Reporting } from '#app/content/target-check.server.ts';
import { givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

const WAYS = 'ways-in.yaml';
const SEATS = 'seat-kinds.yaml';

/**
 * Checks admission routes and seat categories across files: anchors, one route for each stream,
 * column names.
 */
export function checkWaysAndSeats(site: Site, { report }: Reporting): void {
  checkWays(site, report);
  checkSeatKinds(site, report);
}

function checkWays({ ways }: Site, report: Report): void {
  const named = [...new Map(ways.map((way) => [way.id, way])).values()];
  for (const id of repeated(wayAnchors(named)))
    report({ file: WAYS, path: ['id'], ...givenTwice(`#${id}`) });
  for (const id of repeated(ways.map(({ stream }) => stream)))
    report({
      file: WAYS,
      path: ['stream'],
      expected: { en: 'one route for each stream', ml: 'ഓരോ പ്രവേശന മാർഗത്തിനും ഒരു നടപടിക്രമം' },
      found: givenTwice(id).found,
    });
}

function checkSeatKinds({ seatKinds }: Site, report: Report): void {
  const ids = [
    ...SEAT_COLUMNS,
    ...seatKinds.kinds.map(({ id }) => id),
    ...seatKinds.extra.map(({ id }) => id),
  ];
  for (const id of repeated(ids))
    report({
      file: SEATS,
      path: ['id'],
      expected: {
        en: 'each name of a seat column once',
        ml: 'സീറ്റുപട്ടികയിലെ ഓരോ കോളത്തിനും വ്യത്യസ്ത പേര്',
      },
      found: givenTwice(id).found,
    });
}
