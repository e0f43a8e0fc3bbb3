import type { PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';

export const pages: PageGroup<'home'> = {
  place: 10,
  routes: { '': 'home/home-page.tsx' },
  pages: (site) => [
    {
      kind: 'home',
      path: '/',
      anchors: site.home.resources.map(({ id }) => id),
      changes: { days: (_, now) => issuedSoFar(site.notices, now), isAlone: false },
      search: { isOverview: true },
      feeds: ['/feeds/news', '/feeds/events.ics'],
      subject: { kind: 'college', id: '' },
    },
  ],
};

export { kinds } from './kind.server.ts';
