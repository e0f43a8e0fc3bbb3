import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';

export const pages: PageGroup<'tenders'> = {
  place: 80,
  routes: { tenders: 'tenders/tenders-page.tsx' },
  pages: (site) => [
    {
      kind: 'tenders',
      path: '/tenders',
      title: (locale) => labelsFor('tenders', locale).tenders,
      anchors: site.tenders.map(({ id }) => id),
    },
  ],
  categories: { '/tenders': 'Management' },
};

export { kinds } from './kind.server.ts';
