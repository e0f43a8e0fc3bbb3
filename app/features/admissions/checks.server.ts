import type { Site } from '#app/content/reading/read.server.ts';
import type { EventFees } from '#app/content/schemas/admissions.ts';
import type { Report, Reporting } from '#app/content/target-check.server.ts';
import { headsOf } from '#app/domain/fees.ts';
import { givenTwice, notIn } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { listEventNames } from './admission-addresses.ts';

const FILE = 'admissions/streams.yaml';

/**
 * Checks admissions across entries: duplicate streams, windows or calendar names, overlapping
 * windows, and fee items of another course.
 */
export function checkAdmissions(site: Site, { report }: Reporting): void {
  const { streams, events } = site.admissions;
  for (const { file, feeDetails } of events)
    if (feeDetails) checkEventFees(site.fees, feeDetails, file, report);
  for (const id of repeated(idsOf(streams)))
    report({ file: FILE, path: ['id'], ...givenTwice(id) });
  for (const [index, { windows }] of streams.entries()) {
    for (const id of repeated(idsOf(windows)))
      report({ file: FILE, path: [index, 'windows'], ...givenTwice(id) });
    checkOverlaps(index, windows, report);
  }
  for (const id of repeated(listEventNames(site)))
    report({ file: 'admissions/events', path: ['calendarId'], ...givenTwice(id) });
}

function checkEventFees(
  fees: Site['fees'],
  { course, heads }: EventFees,
  file: string,
  report: Report,
): void {
  const known = headsOf(fees, course).map(({ id }) => id);
  heads.forEach((id, index) => {
    const path = ['feeDetails', 'heads', index];
    if (!known.includes(id)) report({ file, path, ...notIn(known, id) });
    else if (heads.indexOf(id) < index) report({ file, path, ...givenTwice(id) });
  });
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** A window may begin at the moment the previous one ends. */
function checkOverlaps(
  stream: number,
  windows: Site['admissions']['streams'][number]['windows'],
  report: Report,
): void {
  const inOrder = [...windows].sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt));
  for (const [index, window] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && Date.parse(window.opensAt) < Date.parse(before.closesAt)) {
      const expected = {
        en: `a time not before “${before.id}” closes, ${before.closesAt}`,
        ml: `മുമ്പത്തെ ഘട്ടം (“${before.id}”) അവസാനിക്കുന്നതിനു (“${before.closesAt}”) മുമ്പല്ലാത്ത സമയം`,
      };
      report({
        file: FILE,
        path: [stream, 'windows', windows.indexOf(window), 'opensAt'],
        expected,
        found: window.opensAt,
      });
    }
  }
}
