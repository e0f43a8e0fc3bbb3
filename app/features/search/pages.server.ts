import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';

/** Pages that link to others, and the not-found page. */
export const pages: PageGroup<'search' | 'site-map' | 'not-found'> = {
  place: 1000,
  routes: {
    search: 'search/search-page.tsx',
    sitemap: 'site-map/site-map-page.tsx',
    404: 'not-found/not-found-page.tsx',
    'lists/search.json': 'search/list-file-route.ts',
  },
  files: () => ['/lists/search.json'],
  pages: () => [
    { kind: 'search', path: '/search', search: false },
    {
      kind: 'site-map',
      path: '/sitemap',
      title: (locale) => labelsFor('site-map', locale).siteMap,
      search: { isOverview: true },
    },
    { kind: 'not-found', path: '/404', search: false },
  ],
};

export { kinds } from './kind.server.ts';
