import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { weeklyHolidayOf } from '#app/domain/office-hours.ts';
import { formatWeeklyHoliday } from '#app/i18n/format.ts';
import { inEvery } from '#app/i18n/locale.ts';
import type { Expected } from '#app/lib/expected.ts';

const EXPECTED = {
  en: 'a working day in a sample (offices are closed on weekly and public holidays)',
  ml: 'മാതൃകയിൽ പ്രവൃത്തിദിവസം (പ്രതിവാര അവധികളിലും പൊതു അവധികളിലും ഓഫീസില്ല)',
};

/** Reports samples that begin, end, open, close or are issued on a day when offices are closed. Real entries state what happened. */
export function checkWorkingDays(
  site: Pick<
    Site,
    | 'college'
    | 'calendar'
    | 'events'
    | 'notices'
    | 'tenders'
    | 'documents'
    | 'committees'
    | 'partners'
    | 'admissions'
  >,
  { report }: Reporting,
): void {
  const check = (
    file: string,
    entry: { sample?: true | undefined },
    dates: Record<string, string | undefined>,
    above: FieldPath = [],
  ) => {
    for (const [field, date] of Object.entries(entry.sample ? dates : {})) {
      const day = date && dayOf(date);
      const reason = day && closedFor(day, site);
      if (reason)
        report({
          file,
          path: [...above, ...field.split('.')],
          expected: EXPECTED,
          found: { en: `${day}, ${reason.en}`, ml: `${day}, ${reason.ml}` },
        });
    }
  };
  for (const event of site.events) check(event.file, event, { start: event.start, end: event.end });
  for (const notice of site.notices) check(notice.file, notice, { issuedOn: notice.issuedOn });
  for (const tender of site.tenders) {
    const { publishedAt, closesAt, opensAt, awarded, cancelled } = tender;
    check(tender.file, tender, {
      publishedAt,
      closesAt,
      opensAt,
      'awarded.on': awarded?.on,
      'cancelled.on': cancelled?.on,
    });
  }
  for (const document of site.documents)
    check(document.file, document, { issuedOn: document.issuedOn });
  for (const committee of site.committees)
    check(committee.file, committee, { 'formedBy.date': committee.formedBy.date });
  for (const partner of site.partners) check(partner.file, partner, { signedOn: partner.signedOn });
  for (const [stream, { windows }] of site.admissions.streams.entries()) {
    for (const [index, window] of windows.entries())
      check(
        'admissions/streams.yaml',
        window,
        { opensAt: window.opensAt, closesAt: window.closesAt },
        [stream, 'windows', index],
      );
  }
  for (const event of site.admissions.events)
    check(`admissions/events (${event.id})`, event, {
      opensAt: event.opensAt,
      closesAt: event.closesAt,
    });
}

/** The day at the college of a date or a date-time. */
function dayOf(date: string): string {
  return date.length === 10 ? date : collegeDay(Date.parse(date));
}

function closedFor(
  day: string,
  { college, calendar }: Pick<Site, 'college' | 'calendar'>,
): Expected | undefined {
  const weekly = weeklyHolidayOf(day, college.closed);
  return weekly
    ? inEvery((locale) => formatWeeklyHoliday(weekly, locale))
    : calendar.holidays.find((holiday) => holiday.date === day)?.name;
}
