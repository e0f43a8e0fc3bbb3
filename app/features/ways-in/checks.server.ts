import type { Site } from '#app/content/reading/read.server.ts';
import { SEAT_COLUMNS } from '#app/content/schemas/seat-kinds.ts';
import { wayAnchors } from '#app/content/schemas/ways-in.ts';
import {
  checkTarget,
  type Report,
  type Reporting,
  targetsOf,
} from '#app/content/target-check.server.ts';
import { givenTwice, notIn } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

const WAYS = 'ways-in.yaml';
const SEATS = 'seat-kinds.yaml';

/** Checks admission routes and seat categories across files: anchors, streams, events, links, courses, column names. */
export function checkWaysAndSeats(site: Site, { report }: Reporting): void {
  checkWays(site, report);
  checkSeatKinds(site, report);
}

function checkWays(site: Site, report: Report): void {
  const { streams, events } = site.admissions;
  const targets = targetsOf(site);
  // One of them may have no dates for a while: the page then states that none are announced.
  const eventIds = [...new Set(events.map(({ id }) => id))];
  for (const id of repeated(wayAnchors(site.ways)))
    report({ file: WAYS, path: ['id'], ...givenTwice(`#${id}`) });
  for (const id of repeated(site.ways.map(({ stream }) => stream)))
    report({
      file: WAYS,
      path: ['stream'],
      expected: { en: 'one route for each stream', ml: 'ഓരോ പ്രവേശന മാർഗത്തിനും ഒരു നടപടിക്രമം' },
      found: givenTwice(id).found,
    });
  for (const [index, { stream, stops }] of site.ways.entries()) {
    const known = streams.map((each) => each.id);
    if (!known.includes(stream))
      report({ file: WAYS, path: [index, 'stream'], ...notIn(known, stream) });
    for (const [place, { where, dates }] of stops.entries()) {
      const path = [index, 'stops', place];
      if (typeof where === 'object')
        checkTarget(targets, WAYS, [...path, 'where', 'href'], where.href, report);
      if (dates && 'event' in dates && !eventIds.includes(dates.event))
        report({ file: WAYS, path: [...path, 'dates', 'event'], ...notIn(eventIds, dates.event) });
    }
  }
}

function checkSeatKinds({ seatKinds, degrees }: Site, report: Report): void {
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
  const known = degrees.map(({ id }) => id);
  seatKinds.awards.forEach((award, index) => {
    if (!known.includes(award))
      report({ file: SEATS, path: ['awards', index], ...notIn(known, award) });
  });
}
