import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { calendarFile, calendarHost } from './calendar-file.server.ts';

/**
 * An event as a calendar file; `undefined` for a slug that no event has. Times are in UTC, so no zone has to be
 * described. The identifier stays the same from build to build, so that a phone does not list an event twice; the stamp is the
 * event's own beginning and not the time of the build, so that unchanged content gives an unchanged file.
 */
export function eventCalendar(site: Site, id: string, locale: Locale): string | undefined {
  const event = site.events.find((entry) => entry.id === id);
  if (!event) return undefined;
  const { college } = site;
  return calendarFile(college.name[locale], [
    {
      id: `event-${id}@${calendarHost(site)}`,
      start: new Date(event.start),
      end: new Date(event.end),
      stamp: new Date(event.start),
      summary: event.title[locale],
      description: event.summary[locale],
      location: `${event.venue[locale]}, ${college.name[locale]}`,
      url: `${college.siteUrl}${localisePath(`/events/${id}`, locale)}`,
    },
  ]);
}
