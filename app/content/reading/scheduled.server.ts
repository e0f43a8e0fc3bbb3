import type { Site } from './read.server.ts';

/** An entry with a time of publication. */
type Scheduled = { publishFrom?: string | undefined };

/** Whether an entry is not yet published at a time, in Unix milliseconds. */
export function isScheduled({ publishFrom }: Scheduled, now: number): boolean {
  return publishFrom !== undefined && now < Date.parse(publishFrom);
}

/** The site without the entries that are to be published later; the same one when there are none. */
export function withoutScheduled(site: Site, now: number): Site {
  const isOut = (entry: Scheduled) => !isScheduled(entry, now);
  const { notices, events, tenders, admissions } = site;
  if ([notices, events, tenders, admissions.events].every((entries) => entries.every(isOut))) return site;
  return {
    ...site,
    notices: notices.filter(isOut),
    events: events.filter(isOut),
    tenders: tenders.filter(isOut),
    admissions: { ...admissions, events: admissions.events.filter(isOut) },
  };
}
