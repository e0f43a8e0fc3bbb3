import { labelsFor } from '#app/content/labels.ts';
import type { ListedPage, PageGroup } from '#app/content/page-group.server.ts';
import { localisePath } from '#app/i18n/locale.ts';

type Kind = 'gallery' | 'album';

const PATH = '/gallery';

export const pages: PageGroup<Kind> = {
  place: 100,
  routes: { gallery: 'gallery/gallery-route.tsx', 'gallery/:id': 'gallery/album-route.tsx' },
  pages: (site) => [
    {
      kind: 'gallery',
      path: PATH,
      title: (locale) => labelsFor('gallery', locale).gallery,
      search: { isOverview: true },
    },
    ...site.albums.map(
      ({ id, sample = false }): ListedPage<Kind> => ({
        kind: 'album',
        path: `${PATH}/${id}`,
        isSample: sample,
      }),
    ),
  ],
  siteMap: (site, locale) => [
    {
      title: labelsFor('gallery', locale).gallery,
      href: localisePath(PATH, locale),
      pages: site.albums.map(({ id, title }) => ({
        label: title[locale],
        href: localisePath(`${PATH}/${id}`, locale),
      })),
    },
  ],
  categories: { [PATH]: 'Campus' },
};

export { kinds } from './kind.server.ts';
