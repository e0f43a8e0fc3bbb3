import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';
import { todayBlock } from '#app/features/today/today.server.ts';
import { homeView } from './home.server.ts';

export const pages: PageGroup<'home'> = {
  place: 10,
  pages: (site) => [
    {
      kind: 'home',
      path: '/',
      ...drawnBy<typeof import('./home-page.tsx')>('home/home-page.tsx', (locale, now) => ({
        ...homeView(site, locale, now),
        day: todayBlock(site, locale, now),
      })),
      anchors: site.home.resources.map(({ id }) => id),
      changes: { days: (_, now) => issuedSoFar(site.notices, now), replacesPageDay: false },
      search: { isOverview: true },
      feeds: ['/feeds/news', '/feeds/events.ics'],
      subject: 'college',
    },
  ],
};

export { kinds } from './kind.server.ts';
