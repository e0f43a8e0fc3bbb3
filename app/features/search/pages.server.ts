import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { sentIndex } from '#app/lib/search/sent-index.ts';
import { searchPageView } from './search.server.ts';
import { searchIndexOf } from './search-list.server.ts';

export const pages: PageGroup<'search'> = {
  place: 1000,
  files: (site) => [
    { path: '/lists/search-list.json', text: (locale) => sentIndex(searchIndexOf(site, locale)) },
  ],
  pages: (site) => [
    {
      kind: 'search',
      path: '/search',
      ...drawnBy<typeof import('./search-page.tsx')>('search/search-page.tsx', (locale) =>
        searchPageView(site, locale),
      ),
      search: false,
    },
  ],
};

export { kinds } from './kind.server.ts';
