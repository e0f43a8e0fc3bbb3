import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { albumView, galleryView } from './gallery.server.ts';

type Kind = 'gallery' | 'album';

const PATH = pathOf('gallery');

export const pages: PageGroup<Kind> = {
  place: 100,
  pages: (site) => [
    {
      kind: 'gallery',
      path: PATH,
      ...drawnBy<typeof import('./gallery-page.tsx')>('gallery/gallery-page.tsx', (locale) =>
        galleryView(site, locale),
      ),
      title: (locale) => labelsFor('gallery', locale).gallery,
      search: { isOverview: true },
    },
    ...site.albums.map((album): ListedPage<Kind> => {
      const { id, title, sample = false } = album;
      return {
        kind: 'album',
        path: `${PATH}/${id}`,
        ...drawnBy<typeof import('./album-page.tsx')>('gallery/album-page.tsx', (locale) =>
          albumView(site, album, locale),
        ),
        label: (locale) => title[locale],
        isSample: sample,
      };
    }),
  ],
  categories: { [PATH]: 'Campus' },
};

export { kinds } from './kind.server.ts';
