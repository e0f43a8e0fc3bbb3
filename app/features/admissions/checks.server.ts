import type { Site } from '#app/content/reading/read.server.ts';
import type { Report } from '#app/content/target-check.server.ts';
import { repeated } from '#app/lib/file-names.ts';
import { listEventNames } from './admission-addresses.ts';
import { FEED_ID, listAdmissionCalendars } from './admission-calendars.ts';

const FILE = 'admissions/streams.yaml';

/** Checks admission dates across entries: duplicate streams, windows or calendar names, and overlapping windows. */
export function checkAdmissionDates(site: Site, report: Report): void {
  const { streams } = site.admissions;
  for (const id of repeated(idsOf(streams))) report({ file: FILE, field: 'id', expected: 'each stream once', found: `"${id}" twice` });
  for (const { id, windows } of streams) {
    for (const twice of repeated(idsOf(windows))) report({ file: FILE, field: `${id}: windows`, expected: 'each id once', found: `"${twice}" twice` });
    checkOverlaps(id, windows, report);
  }
  for (const id of repeated(listEventNames(site)))
    report({ file: 'admissions/events', field: 'calendarId', expected: 'each name once', found: `"${id}" twice` });
  checkFileNames(site, report);
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** A window may begin at the moment the previous one ends. */
function checkOverlaps(stream: string, windows: Site['admissions']['streams'][number]['windows'], report: Report): void {
  const inOrder = [...windows].sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt));
  for (const [index, { id, opensAt }] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && Date.parse(opensAt) < Date.parse(before.closesAt)) {
      report({ file: FILE, field: `${stream}: ${id}.opensAt`, expected: `a moment not before ${before.id} closes, ${before.closesAt}`, found: opensAt });
    }
  }
}

/** Calendars of college events and of admissions are in one folder. */
function checkFileNames(site: Site, report: Report): void {
  const taken = [FEED_ID, ...listAdmissionCalendars(site)];
  for (const { id, file } of site.events.filter((event) => taken.includes(event.id))) {
    report({ file, field: 'file', expected: 'another name: an admission calendar has this one', found: `"${id}"` });
  }
}
