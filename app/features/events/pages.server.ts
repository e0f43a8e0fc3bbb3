import { labelsFor } from '#app/content/labels.ts';
import { calendarPath, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { EVENTS_FEED } from './events-feed.ts';

type Kind = 'events' | 'event';

const PATH = '/events';

export const pages: PageGroup<Kind> = {
  place: 70,
  routes: {
    events: 'events/events-page.tsx',
    'events/:id': 'events/event-page.tsx',
    'calendar/:file': 'events/event-calendar-route.ts',
  },
  files: (site) => site.events.map(({ id }) => calendarPath(id)),
  pages: (site) => [
    {
      kind: 'events',
      path: PATH,
      title: (locale) => labelsFor('events', locale).events,
      search: { isOverview: true },
      feeds: [EVENTS_FEED],
    },
    ...site.events.map(
      ({ id, title, start, updatedOn, sample = false }): ListedPage<Kind> => ({
        kind: 'event',
        path: `${PATH}/${id}`,
        label: (locale) => title[locale],
        changes: { days: () => [updatedOn], isAlone: true },
        search: { date: start.slice(0, 10) },
        isSample: sample,
        feeds: [EVENTS_FEED],
        subject: { kind: 'event', id },
      }),
    ),
  ],
  categories: { [PATH]: 'Events' },
};

export { kinds } from './kind.server.ts';
