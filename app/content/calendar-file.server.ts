import { createHash } from 'node:crypto';
import ical, { escape as escaped, type ICalCalendarData, type ICalEventData } from 'ical-generator';
import type { Site } from '#app/content/reading/read.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, dayStart } from '#app/domain/clock.ts';
import { FIRST, type Locale, localisePath } from '#app/i18n/locale.ts';
import { entryDay } from './last-modified.ts';

/** The time zone of the college. */
export const ZONE = 'Asia/Kolkata';

/** Seconds between updates of a subscribed calendar: a day, because the site is built daily. */
export const LOOK_AGAIN_S = 24 * 3600;

/**
 * Host name of the site, which makes the identifiers of calendar entries globally unique; they stay
 * when the site gets another.
 */
export function calendarHost({ college }: Pick<Site, 'college'>): string {
  return new URL(college.firstSiteUrl ?? college.siteUrl).hostname;
}

/**
 * Names of dates by their day and what they are, the same in each language, so that each keeps its
 * own whatever comes before it; calendars that have an entry would else turn it into another (RFC
 * 5545, 3.8.4.7).
 * @param dates with their words in the first language
 */
export function dateNames(dates: readonly { day: string; words: string }[]): string[] {
  const names = dates.map(
    ({ day, words }) =>
      `${day}-${createHash('sha256').update(words.toLowerCase()).digest('hex').slice(0, 8)}`,
  );
  return names.map((name, index) => {
    const same = names.slice(0, index).filter((other) => other === name).length;
    return same === 0 ? name : `${name}.${same + 1}`;
  });
}

/**
 * Whole days at the college as days without a time, so that a phone in another time zone shows
 * these days; the end is the day after the last (RFC 5545, 3.6.1). `undefined` for an entry with
 * times. An end at 23:59 means the whole day too.
 */
export function wholeDays(
  start: string,
  end: string,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> | undefined {
  const [from, until] = [Date.parse(start), Date.parse(end) + MINUTE_MS];
  const days = [collegeDay(from), collegeDay(until)];
  const [first = 0, after = 0] = days.map(dayStart);
  if (from !== first || until - after > MINUTE_MS || after <= first) return undefined;
  const [startDay = '', endDay = ''] = days;
  // The library writes the day of UTC.
  return { start: new Date(startDay), end: new Date(endDay), allDay: true };
}

const MINUTE_MS = 60_000;

/**
 * The version of an entry: its stamp is the day of its last change, so that calendars know the
 * newer of two.
 */
export function versionOf(
  day: string,
  revision: number,
): Pick<ICalEventData, 'stamp' | 'lastModified' | 'sequence'> {
  const changed = new Date(dayStart(day));
  // The first version of a calendar entry is number 0; a higher number replaces the stored version.
  return { stamp: changed, lastModified: changed, sequence: revision - 1 };
}

/** The time zone of the college as the standard requires it; +05:30 without change since 1945. */
const ZONE_DESCRIPTION = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZNAME:IST',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * A calendar file (RFC 5545) of some entries, without METHOD, which is for invitations (RFC 5546).
 */
export function calendarFile(
  name: string,
  entries: readonly ICalEventData[],
  settings: Pick<ICalCalendarData, 'ttl'> = {},
): string {
  const calendar = ical({
    ...settings,
    // The only text that the library writes as it is.
    name: escaped(name, false),
    prodId: { company: 'government-engineering-college', product: 'website' },
  });
  for (const entry of entries) calendar.createEvent(entry);
  // The library writes the zone of a calendar before its other properties, and stamps in it; a
  // calendar without any component is invalid.
  const needsZone = entries.length === 0 || entries.some(({ timezone }) => timezone);
  const text = needsZone
    ? calendar.toString().replace(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m, `${ZONE_DESCRIPTION}\r\n$&`)
    : calendar.toString();
  // It also omits the final line break that the standard requires.
  return `${text}\r\n`;
}

/**
 * An event in every calendar that has it, its own and that of the year: a constant identifier, so
 * that a phone does not list it twice. Times are in UTC, so no time zone definition is needed.
 */
export function eventCalendarEntry(
  site: Site,
  event: Site['events'][number],
  locale: Locale,
): ICalEventData {
  const { college } = site;
  const { id, start, end, title, summary, venue, sample, only, revision = 1 } = event;
  return {
    id: `event-${id}@${calendarHost(site)}`,
    ...(wholeDays(start, end) ?? { start: new Date(start), end: new Date(end) }),
    ...versionOf(entryDay(site, pathOf('events'), event), revision),
    summary: titleAlone(title[locale], sample, locale, only),
    description: summary[locale],
    location: `${venue[locale]}, ${college.name[locale]}`,
    url: `${college.siteUrl}${localisePath(pathOf('events', id), locale)}`,
  };
}

/**
 * The days of a notice in every calendar that has them, likewise. In the list of a day each says of
 * what it is.
 */
export function noticeCalendarEntries(
  site: Site,
  notice: Site['notices'][number],
  locale: Locale,
): ICalEventData[] {
  const { id, title, sample, only, dates = [], issuedOn, updatedOn } = notice;
  const day = entryDay(site, pathOf('news'), notice);
  const names = dateNames(
    dates.map(({ date, event: words }) => ({ day: date, words: words[FIRST] })),
  );
  return dates.map(({ date, event }, index) => ({
    id: `notice-${id}.${names[index]}@${calendarHost(site)}`,
    ...(wholeDays(`${date}T00:00:00+05:30`, `${date}T23:59:00+05:30`) ?? { start: new Date(date) }),
    ...versionOf(day, updatedOn === undefined || updatedOn === issuedOn ? 1 : 2),
    summary: titleAlone(`${title[locale]}: ${event[locale]}`, sample, locale, only),
    url: `${site.college.siteUrl}${localisePath(pathOf('news', id), locale)}`,
  }));
}
