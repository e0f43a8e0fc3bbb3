import type { Site } from '#app/content/reading/read.server.ts';
import type { Report } from '#app/content/target-check.server.ts';
import { collegeDay } from '#app/lib/clock.ts';
import { weekendOf } from '#app/lib/office-hours.ts';

const EXPECTED = 'a working day in a sample (offices are closed on Sundays, second Saturdays and the holidays of calendar.yaml)';

/** Reports samples that begin, end, open, close or are issued on a day when offices are closed. Real entries state what happened. */
export function checkWorkingDays(
  site: Pick<Site, 'calendar' | 'events' | 'notices' | 'tenders' | 'documents' | 'committees' | 'partners' | 'admissions'>,
  report: Report,
): void {
  const check = (file: string, entry: { sample?: true | undefined }, dates: Record<string, string | undefined>) => {
    for (const [field, date] of Object.entries(entry.sample ? dates : {})) {
      const day = date && dayOf(date);
      const reason = day && closedFor(day, site.calendar.holidays);
      if (reason) report({ file, field, expected: EXPECTED, found: `${day}, ${reason}` });
    }
  };
  for (const event of site.events) check(event.file, event, { start: event.start, end: event.end });
  for (const notice of site.notices) check(notice.file, notice, { issuedOn: notice.issuedOn });
  for (const tender of site.tenders) {
    const { publishedAt, closesAt, opensAt, awarded, cancelled } = tender;
    check(tender.file, tender, { publishedAt, closesAt, opensAt, 'awarded.on': awarded?.on, 'cancelled.on': cancelled?.on });
  }
  for (const document of site.documents) check(document.file, document, { issuedOn: document.issuedOn });
  for (const committee of site.committees) check(committee.file, committee, { 'formedBy.date': committee.formedBy.date });
  for (const partner of site.partners) check(partner.file, partner, { signedOn: partner.signedOn });
  for (const { id, windows } of site.admissions.streams) {
    for (const window of windows)
      check('admissions/streams.yaml', window, { [`${id}: ${window.id}.opensAt`]: window.opensAt, [`${id}: ${window.id}.closesAt`]: window.closesAt });
  }
  for (const event of site.admissions.events) check(`admissions/events (${event.id})`, event, { opensAt: event.opensAt, closesAt: event.closesAt });
}

/** The day at the college of a date or a date-time. */
function dayOf(date: string): string {
  return date.length === 10 ? date : collegeDay(Date.parse(date));
}

function closedFor(day: string, holidays: Site['calendar']['holidays']): string | undefined {
  const weekend = weekendOf(day);
  if (weekend) return weekend === 'sunday' ? 'a Sunday' : 'a second Saturday';
  return holidays.find((holiday) => holiday.date === day)?.name.en;
}
