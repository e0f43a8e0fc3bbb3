import ical, { type ICalCalendarData, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { Site } from '#app/content/reading/read.server.ts';

/** Seconds after which a subscribed calendar should look again: a day, as the site is built once a day. */
export const LOOK_AGAIN_S = 24 * 3600;

/** Host of the site's address, which makes identifiers of calendar entries unique in the world. */
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
  // The library leaves out the end of the last line, which the standard asks for.
  return `${calendar.toString()}\r\n`;
}
