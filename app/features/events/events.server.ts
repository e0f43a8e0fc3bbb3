import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { MAP_ANCHOR, MAP_PAGE } from '#app/content/rows/links.server.ts';
import { eventRow, updateFact } from '#app/content/rows/notice-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { entryPicture, entryView } from '#app/features/shell/entry.server.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { EVENTS_FEED } from './events-feed.ts';

export type EventsView = ReturnType<typeof eventsView>;
export type EventView = Awaited<ReturnType<typeof eventView>>;

/** All events by start time; the visitor's clock separates upcoming from past ones. */
export function eventsView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('events', locale);
  const newsLabels = labelsFor('news', locale);
  const rows = [...site.events].sort(byStart).map((event) => eventRow(event, locale));
  return {
    now: lastChange(rows.flatMap(timelineChanges), now),
    ...headed(site, pathOf('events'), locale, {
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

/** One event. */
export async function eventView(
  site: Site,
  event: Site['events'][number],
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('events', locale);
  const newsLabels = labelsFor('news', locale);
  const texts = localise(event, locale);
  const row = eventRow(event, locale);
  return {
    ...(await entryView(site, event, row, locale, now)),
    picture: await entryPicture(site, 'events', event, locale),
    head: headOf(site, pathOf('events', event.id), locale, {
      title: `${texts.title} | ${labels.events}`,
      description: texts.summary,
      keywords: [labels.events, texts.venue],
    }),
    ancestors: trailOf(pathOf('events'), labels.events, locale),
    facts: [
      { term: labels.when, value: row.when },
      { term: labels.venue, value: texts.venue },
      { term: newsLabels.forWhom, value: texts.audience },
      ...updateFact(event, locale),
    ],
    calendarHref: localisePath(`/calendar/${event.id}.ics`, locale),
    mapHref: event.place ? localisePath(`${MAP_PAGE}#${MAP_ANCHOR}`, locale) : undefined,
  };
}
