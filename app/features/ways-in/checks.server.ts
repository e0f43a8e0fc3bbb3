import { listAnchors } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { checkTarget, type Report } from '#app/content/target-check.server.ts';
import { SEAT_COLUMNS } from '#app/features/programmes/seat-kinds-schema.ts';
import { repeated } from '#app/lib/file-names.ts';
import { wayAnchors } from './schema.ts';

const WAYS = 'ways-in.yaml';
const SEATS = 'seat-kinds.yaml';

/** Checks admission routes and seat categories across files: anchors, streams, events, links, courses, column names. */
export function checkWaysAndSeats(site: Site, report: Report): void {
  checkWays(site, report);
  checkSeatKinds(site, report);
}

function checkWays(site: Site, report: Report): void {
  const { streams, events } = site.admissions;
  const anchors = listAnchors(site);
  // One of them may have no dates for a while: the page then states that none are announced.
  const eventIds = [...new Set(events.map(({ id }) => id))];
  for (const id of repeated(wayAnchors(site.ways))) report({ file: WAYS, field: 'id', expected: 'each anchor of the page once', found: `#${id} twice` });
  for (const id of repeated(site.ways.map(({ stream }) => stream)))
    report({ file: WAYS, field: 'stream', expected: 'one route for each stream', found: `"${id}" twice` });
  for (const { id, stream, stops } of site.ways) {
    if (!streams.some((each) => each.id === stream)) {
      report({ file: WAYS, field: `${id}: stream`, expected: `one of: ${streams.map((each) => each.id).join(', ')}`, found: `"${stream}"` });
    }
    for (const { id: stop, where, dates } of stops) {
      if (typeof where === 'object') checkTarget(anchors, WAYS, `${id}: ${stop}.where.href`, where.href, report);
      if (dates && 'event' in dates && !eventIds.includes(dates.event)) {
        const expected = `the id of an admission event, one of: ${eventIds.join(', ')}`;
        report({ file: WAYS, field: `${id}: ${stop}.dates.event`, expected, found: `"${dates.event}"` });
      }
    }
  }
}

function checkSeatKinds({ seatKinds, programmes }: Site, report: Report): void {
  const ids = [...SEAT_COLUMNS, ...seatKinds.kinds.map(({ id }) => id), ...seatKinds.extra.map(({ id }) => id)];
  for (const id of repeated(ids)) report({ file: SEATS, field: 'id', expected: 'each name of a seat column once', found: `"${id}" twice` });
  for (const award of seatKinds.awards.filter((name) => !programmes.some((programme) => programme.award === name))) {
    report({ file: SEATS, field: 'awards', expected: 'courses of programmes in programmes.yaml', found: `"${award}"` });
  }
}
