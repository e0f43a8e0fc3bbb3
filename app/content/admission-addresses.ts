import type { Site } from './reading/read.server.ts';
import type { AdmissionEvent } from './schemas/admission.ts';

/** What an event of admission is called in addresses: the name calendars know it by, which stays; without one its id and place. */
export function eventName({ id, calendarId }: Pick<AdmissionEvent, 'id' | 'calendarId'>, index: number): string {
  return calendarId ?? `${id}-${index + 1}`;
}

/** Anchor of an event's card on /admissions; `<anchor>-fees` and the like are those of its sub-tabs. */
export const eventAnchor = (name: string) => `event-${name}`;

/** Path of an event's sheet for the notice board: a file, no page of the router. */
export const sheetPath = (name: string) => `/admissions/sheets/${name}.html`;

/** Names of all events, in their order. */
export function listEventNames({ admissions }: Pick<Site, 'admissions'>): string[] {
  return admissions.events.map(eventName);
}
