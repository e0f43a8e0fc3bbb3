import {
  calendarFile,
  eventCalendarEntry,
  LOOK_AGAIN_S,
} from '#app/content/calendar-file.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** An event as a calendar file. */
export function eventCalendar(site: Site, event: Site['events'][number], locale: Locale): string {
  return calendarFile(site.college.name[locale], [eventCalendarEntry(site, event, locale)]);
}

/**
 * All events as a calendar to subscribe to. An event has the same identifier as in its own file.
 */
export function eventsFeed(site: Site, locale: Locale): string {
  const entries = site.events.map((event) => eventCalendarEntry(site, event, locale));
  return calendarFile(
    fillIn(labelsFor('departments', locale).partOf, {
      part: labelsFor('events', locale).events,
      department: site.college.name[locale],
    }),
    entries,
    {
      ttl: LOOK_AGAIN_S,
    },
  );
}
