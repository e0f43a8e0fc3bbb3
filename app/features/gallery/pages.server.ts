import { labelsFor } from '#app/content/labels.ts';
import type { ListedPage, PageGroup } from '#app/content/page-group.server.ts';

type Kind = 'gallery' | 'album';

const PATH = '/gallery';

export const pages: PageGroup<Kind> = {
  place: 100,
  routes: { gallery: 'gallery/gallery-page.tsx', 'gallery/:id': 'gallery/album-page.tsx' },
  pages: (site) => [
    {
      kind: 'gallery',
      path: PATH,
      title: (locale) => labelsFor('gallery', locale).gallery,
      search: { isOverview: true },
    },
    ...site.albums.map(
      ({ id, title, sample = false }): ListedPage<Kind> => ({
        kind: 'album',
        path: `${PATH}/${id}`,
        label: (locale) => title[locale],
        isSample: sample,
      }),
    ),
  ],
  categories: { [PATH]: 'Campus' },
};

export { kinds } from './kind.server.ts';
