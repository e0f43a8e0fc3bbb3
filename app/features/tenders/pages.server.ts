import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';
import { localisePath } from '#app/i18n/locale.ts';

export const pages: PageGroup<'tenders'> = {
  place: 80,
  routes: { tenders: 'tenders/tenders-route.tsx' },
  pages: (site) => [
    {
      kind: 'tenders',
      path: '/tenders',
      title: (locale) => labelsFor('tenders', locale).tenders,
      anchors: site.tenders.map(({ id }) => id),
    },
  ],
  siteMap: (_, locale) => [
    {
      title: labelsFor('tenders', locale).tenders,
      href: localisePath('/tenders', locale),
      pages: [],
    },
  ],
  categories: { '/tenders': 'Management' },
};

export { kinds } from './kind.server.ts';
