import { labelsFor } from '#app/content/labels.ts';
import {
  calendarPath,
  drawnBy,
  type ListedPage,
  type PageGroup,
} from '#app/content/page-group.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { eventCalendar } from './event-calendar.server.ts';
import { eventsView, eventView } from './events.server.ts';
import { EVENTS_FEED } from './events-feed.ts';

type Kind = 'events' | 'event';

const PATH = pathOf('events');

export const pages: PageGroup<Kind> = {
  place: 70,
  files: (site) =>
    site.events.map((event) => ({
      path: calendarPath(event.id),
      namedIn: event.file,
      text: (locale) => eventCalendar(site, event, locale),
    })),
  pages: (site) => [
    {
      kind: 'events',
      path: PATH,
      ...drawnBy<typeof import('./events-page.tsx')>('events/events-page.tsx', (locale, now) =>
        eventsView(site, locale, now),
      ),
      title: (locale) => labelsFor('events', locale).events,
      search: { isOverview: true },
      feeds: [EVENTS_FEED],
    },
    ...site.events.map((event): ListedPage<Kind> => {
      const { id, title, only, start, end, updatedOn, sample = false } = event;
      return {
        kind: 'event',
        path: `${PATH}/${id}`,
        ...drawnBy<typeof import('./event-page.tsx')>('events/event-page.tsx', (locale, now) =>
          eventView(site, event, locale, now),
        ),
        label: (locale) => title[locale],
        only,
        changes: { days: () => [updatedOn], replacesPageDay: true },
        search: {
          date: [...new Set([Date.parse(start), Date.parse(end) - 1].map(collegeDay))].join('/'),
        },
        isSample: sample,
        feeds: [EVENTS_FEED],
        subject: 'event',
      };
    }),
  ],
  categories: { [PATH]: 'Events' },
};

export { kinds } from './kind.server.ts';
