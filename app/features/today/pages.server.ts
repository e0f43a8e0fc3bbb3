import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { todayView } from './today.server.ts';

export const pages: PageGroup<'today'> = {
  place: 130,
  pages: (site) => [
    {
      kind: 'today',
      path: '/today',
      ...drawnBy<typeof import('./today-page.tsx')>('today/today-page.tsx', (locale, now) =>
        todayView(site, locale, now),
      ),
      title: (locale) => labelsFor('today', locale).todayTitle,
      search: { isOverview: true },
    },
  ],
};
