import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { contactsOf } from '#app/content/rows/department-rows.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { MAP_ANCHOR, MAP_PAGE, resolveTarget } from '#app/content/rows/links.server.ts';
import { eventRow, leadOf, updateFact } from '#app/content/rows/notice-rows.server.ts';
import { writtenHtml } from '#app/content/rows/written-html.server.ts';
import { endChanges, lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { departmentLinks, homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { EVENTS_FEED } from './events-feed.ts';

export type EventsView = ReturnType<typeof eventsView>;
export type EventView = NonNullable<ReturnType<typeof eventView>>;

/** All events by start time; the visitor's clock separates upcoming from past ones. */
export function eventsView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('events', locale);
  const newsLabels = labelsFor('news', locale);
  const rows = [...site.events].sort(byStart).map((event) => eventRow(event, locale));
  return {
    now: lastChange(rows.flatMap(timelineChanges), now),
    ...headed(site, '/events', locale, {
      title: labels.events,
      lead: labels.eventsLead,
      keywords: [labels.events, newsLabels.archive],
    }),
    ancestors: [homeLink(locale)],
    rows,
    subscription: {
      title: newsLabels.subscribe,
      note: labels.subscribeToEvents,
      link: { label: labels.calendarFeed, href: localisePath(EVENTS_FEED, locale) },
    },
  };
}

function byStart(a: { start: string }, b: { start: string }): number {
  return Date.parse(a.start) - Date.parse(b.start);
}

/** One event; `undefined` for a slug that no event has. */
export function eventView(site: Site, id: string, locale: Locale, now: number) {
  const event = site.events.find((entry) => entry.id === id);
  if (!event) return undefined;
  const labels = labelsFor('events', locale);
  const newsLabels = labelsFor('news', locale);
  const texts = localise(event, locale);
  const row = eventRow(event, locale);
  const lead = leadOf(event, locale);
  const attachments = site.documents.filter(({ id: name }) => event.attachments?.includes(name));
  return {
    now: lastChange([...timelineChanges(row), ...attachments.flatMap(endChanges)], now),
    head: headOf(site, `/events/${id}`, locale, {
      title: `${texts.title} | ${labels.events}`,
      description: texts.summary,
      keywords: [labels.events, texts.venue],
    }),
    title: texts.title,
    row,
    lead,
    ancestors: trailOf('/events', labels.events, locale),
    facts: [
      { term: labels.when, value: row.when },
      { term: labels.venue, value: texts.venue },
      { term: newsLabels.forWhom, value: texts.audience },
      ...updateFact(event, locale),
    ],
    body: writtenHtml(site, texts.body, locale),
    departments: departmentLinks(site, event.departments ?? [], locale),
    links: (texts.links ?? []).map(({ label, href }) => ({
      label,
      href: resolveTarget(href, site.college, locale),
    })),
    attachments: attachments.map((document) => documentRow(site, document, locale, texts.summary)),
    contact: contactsOf(site, event.contact ? [event.contact] : [], locale)[0],
    calendarHref: localisePath(`/calendar/${id}.ics`, locale),
    mapHref: event.place ? localisePath(`${MAP_PAGE}#${MAP_ANCHOR}`, locale) : undefined,
  };
}
