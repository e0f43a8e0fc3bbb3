import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import { calendarPath } from '#app/content/page-group.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { eventCalendarId } from '#app/content/rows/admission-calendars.ts';
import { eventTimeline } from '#app/content/rows/admission-dates.server.ts';
import { eventContact } from '#app/content/rows/department-rows.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admissions.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { eventAnchor, eventName } from './admission-addresses.ts';
import { eventFees } from './event-fees.server.ts';

/** An admission event as its card on the page shows it. */
export function admissionEventView(
  site: Site,
  event: AdmissionEvent,
  index: number,
  locale: Locale,
) {
  const { feeDetails: _, feeRemarks: __, contactRole: ___, ...texts } = localise(event, locale);
  const anchor = eventAnchor(eventName(event, index));
  const href = localisePath(`/admissions#${anchor}`, locale);
  return {
    ...texts,
    ...eventContact(site, event, locale),
    fees: eventFees(site, event, locale),
    /**
     * Ids may repeat across events (specification, section 3), so cards are identified by their
     * position.
     */
    key: `${event.id}-${index + 1}`,
    anchor,
    /** Address of the card; with `-fees` and the like at its end that of a sub-tab. */
    href,
    college: site.college.name[locale],
    /** Of its details, for the code on paper. */
    address: `${site.college.siteUrl}${href}-details`,
    timeline: eventTimeline(event, locale),
    calendarHref: calendarOf(event, locale),
    detailsLabel: fillIn(labelsFor('admissions', locale).detailsOf, { title: texts.title }),
  };
}

/** Address of the calendar file of an event; `undefined` if it has no dates. */
function calendarOf(
  { calendarId, opensAt, closesAt }: AdmissionEvent,
  locale: Locale,
): string | undefined {
  return calendarId && opensAt && closesAt
    ? localisePath(calendarPath(eventCalendarId(calendarId)), locale)
    : undefined;
}
