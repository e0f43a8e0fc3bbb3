import type { Site } from '#app/content/reading/read.server.ts';

/** Name of the feed of all dates of admission: `/calendar/admissions.ics`. */
export const FEED_ID = 'admissions';

/** Name of the calendar file of a stream. */
export const streamCalendarId = (id: string) => `stream-${id}`;

/** Name of the calendar file of an admission event, from its `calendarId`. */
export const eventCalendarId = (calendarId: string) => `admission-${calendarId}`;

/** Names of the calendar files of all streams and of all events with dates. */
export function listAdmissionCalendars({ admissions }: Pick<Site, 'admissions'>): string[] {
  return [
    ...admissions.streams.map(({ id }) => streamCalendarId(id)),
    ...admissions.events.flatMap(({ calendarId, opensAt, closesAt }) =>
      calendarId && opensAt && closesAt ? [eventCalendarId(calendarId)] : [],
    ),
  ];
}
