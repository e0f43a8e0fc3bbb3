import type { ICalEventData } from 'ical-generator';
import {
  calendarFile,
  calendarHost,
  LOOK_AGAIN_S,
  versionOf,
  wholeDays,
} from '#app/content/calendar-file.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import { entryDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type CollegeEvent = Site['events'][number];

/** An event as a calendar file; `undefined` for an unknown slug. Times are in UTC, so no time zone definition is needed. */
export function eventCalendar(site: Site, id: string, locale: Locale): string | undefined {
  const event = site.events.find((entry) => entry.id === id);
  return event && calendarFile(site.college.name[locale], [entryOf(site, event, locale)]);
}

/** All events as a calendar to subscribe to. An event has the same identifier as in its own file. */
export function eventsFeed(site: Site, locale: Locale): string {
  const entries = site.events.map((event) => entryOf(site, event, locale));
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

/** A constant identifier, so that a phone does not list an event twice. */
function entryOf(site: Site, event: CollegeEvent, locale: Locale): ICalEventData {
  const { college } = site;
  const { id, start, end, title, summary, venue, sample, revision = 1 } = event;
  return {
    id: `event-${id}@${calendarHost(site)}`,
    ...(wholeDays(start, end) ?? { start: new Date(start), end: new Date(end) }),
    ...versionOf(entryDay(site, '/events', event), revision),
    summary: titleAlone(title[locale], sample, locale),
    description: summary[locale],
    location: `${venue[locale]}, ${college.name[locale]}`,
    url: `${college.siteUrl}${localisePath(`/events/${id}`, locale)}`,
  };
}
