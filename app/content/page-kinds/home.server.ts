import { ALL_NEWS } from '#app/content/feeds.ts';
import { issuedSoFar } from './notices.server.ts';
import type { PageGroup } from './page-group.server.ts';

export const home: PageGroup<'home'> = {
  pages: (site) => [
    {
      kind: 'home',
      path: '/',
      anchors: site.home.resources.map(({ id }) => id),
      changes: { days: (_, now) => issuedSoFar(site.notices, now), isAlone: false },
      search: { isOverview: true },
      feeds: [ALL_NEWS],
      hasEventCalendar: true,
      subject: { kind: 'college', id: '' },
    },
  ],
};
