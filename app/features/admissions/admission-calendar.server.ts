import { TZDate } from '@date-fns/tz';
import { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import {
  calendarFile,
  calendarHost,
  LOOK_AGAIN_S,
  versionOf,
  wholeDays,
  ZONE,
} from '#app/content/calendar-file.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import { entryDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  eventCalendarId,
  FEED_ID,
  streamCalendarId,
} from '#app/content/rows/admission-calendars.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import type { AdmissionStream } from '#app/content/schemas/admission-streams.ts';
import type { AdmissionEvent } from '#app/content/schemas/admissions.ts';
import type { Span } from '#app/domain/admission-timeline.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { eventAnchor, eventName } from './admission-addresses.ts';

/**
 * A calendar file of admissions: the feed of all dates, one stream or one event with dates. Both
 * languages give the same entries in their own texts. The calendar of a stream without dates is
 * empty, but can be subscribed to.
 */
export function admissionCalendar(site: Site, id: string, locale: Locale): string {
  const { college, admissions } = site;
  const events = admissions.events
    .map((event, index) => ({ event, anchor: eventAnchor(eventName(event, index)) }))
    .filter(
      ({ event }) =>
        id === FEED_ID || (event.calendarId && eventCalendarId(event.calendarId) === id),
    );
  const streams = admissions.streams.filter(
    (stream) => id === FEED_ID || streamCalendarId(stream.id) === id,
  );
  const entries = [
    ...streams.flatMap((stream) => streamEntries(site, stream, locale)),
    ...events.flatMap(({ event, anchor }) => eventEntry(site, event, anchor, locale)),
  ];
  const feed = fillIn(labelsFor('admissions', locale).admissionFeed, {
    college: college.name[locale],
  });
  const [stream] = id === FEED_ID ? [] : streams;
  return calendarFile(stream ? `${stream.name[locale]}: ${feed}` : feed, entries, {
    ttl: LOOK_AGAIN_S,
  });
}

/** Ids contain no full stop, so identifiers of streams and periods are unique. */
function streamEntries(
  site: Site,
  { id, name, runBy, officialLink, windows }: AdmissionStream,
  locale: Locale,
): ICalEventData[] {
  const labels = labelsFor('admissions', locale);
  return windows.map((window) => ({
    ...timesOf(window),
    ...versionOf(entryDay(site, '/admissions', {}), window.revision),
    id: `stream-${id}.${window.id}@${calendarHost(site)}`,
    summary: titleAlone(
      `${name[locale]}: ${labels.windowKind[window.kind]}`,
      window.sample,
      locale,
    ),
    description: runBy[locale],
    ...(officialLink && { url: officialLink }),
  }));
}

function eventEntry(
  site: Site,
  event: AdmissionEvent,
  anchor: string,
  locale: Locale,
): ICalEventData[] {
  const { calendarId, revision, opensAt, closesAt, title, description, venue } = event;
  if (!calendarId || revision === undefined || !opensAt || !closesAt) return [];
  const { college } = site;
  return [
    {
      ...timesOf({ opensAt, closesAt }),
      ...versionOf(entryDay(site, '/admissions', event), revision),
      id: `admission-${calendarId}@${calendarHost(site)}`,
      summary: titleAlone(title[locale], event.sample, locale),
      description: description[locale],
      location: `${venue[locale]}, ${college.name[locale]}`,
      url: `${college.siteUrl}${localisePath(`/admissions#${anchor}-details`, locale)}`,
    },
  ];
}

/** Start and end. Days on which candidates may apply are marked as free time. */
function timesOf({ opensAt, closesAt }: Span) {
  const times = wholeDays(opensAt, closesAt) ?? {
    start: new TZDate(opensAt, ZONE),
    end: new TZDate(closesAt, ZONE),
    timezone: ZONE,
  };
  return { ...times, transparency: ICalEventTransparency.TRANSPARENT };
}
