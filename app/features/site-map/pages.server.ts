import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { siteMapView } from './site-map.server.ts';

export const pages: PageGroup<'site-map'> = {
  place: 1010,
  pages: (site) => [
    {
      kind: 'site-map',
      path: '/sitemap',
      ...drawnBy<typeof import('./site-map-page.tsx')>('site-map/site-map-page.tsx', (locale) =>
        siteMapView(site, locale),
      ),
      title: (locale) => labelsFor('site-map', locale).siteMap,
      search: { isOverview: true },
    },
  ],
  // It does not list itself.
  siteMap: () => [],
};
