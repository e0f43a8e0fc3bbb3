/** Feed of all events as a calendar (RFC 5545), without the language. */
export const EVENTS_FEED = '/feeds/events.ics';
