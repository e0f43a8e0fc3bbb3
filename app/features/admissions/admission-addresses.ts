import type { Site } from '#app/content/reading/read.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admissions.ts';

/**
 * The name of an admission event in addresses: its permanent calendar id, or its id and position if
 * it has none.
 */
export function eventName(
  { id, calendarId }: Pick<AdmissionEvent, 'id' | 'calendarId'>,
  index: number,
): string {
  return calendarId ?? `${id}-${index + 1}`;
}

/**
 * Anchor of an event's card on /admissions; `<anchor>-fees` and the like are those of its sub-tabs.
 */
export const eventAnchor = (name: string) => `event-${name}`;

/** Names of all events, in their order. */
export function listEventNames({ admissions }: Pick<Site, 'admissions'>): string[] {
  return admissions.events.map(eventName);
}
