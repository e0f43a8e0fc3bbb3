import ical, { type ICalCalendarData, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { Site } from '#app/content/reading/read.server.ts';

/** Seconds between updates of a subscribed calendar: a day, because the site is built daily. */
export const LOOK_AGAIN_S = 24 * 3600;

/** Host name of the site, which makes the identifiers of calendar entries globally unique. */
export function calendarHost({ college }: Pick<Site, 'college'>): string {
  return new URL(college.siteUrl).hostname;
}

/** A calendar file (RFC 5545) of some entries. */
export function calendarFile(name: string, entries: readonly ICalEventData[], settings: Pick<ICalCalendarData, 'timezone' | 'ttl'> = {}): string {
  const calendar = ical({
    ...settings,
    name,
    prodId: { company: 'government-engineering-college', product: 'website' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) calendar.createEvent(entry);
  // The library omits the final line break that the standard requires.
  return `${calendar.toString()}\r\n`;
}
