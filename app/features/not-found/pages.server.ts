import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { notFoundView } from './not-found.server.ts';

export const pages: PageGroup<'not-found'> = {
  place: 1020,
  pages: (site) => [
    {
      kind: 'not-found',
      path: '/404',
      ...drawnBy<typeof import('./not-found-page.tsx')>('not-found/not-found-page.tsx', (locale) =>
        notFoundView(site, locale),
      ),
      search: false,
    },
  ],
};
