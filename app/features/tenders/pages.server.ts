import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { tendersView } from './tenders.server.ts';

export const pages: PageGroup<'tenders'> = {
  place: 80,
  pages: (site) => [
    {
      kind: 'tenders',
      path: pathOf('tenders'),
      ...drawnBy<typeof import('./tenders-page.tsx')>('tenders/tenders-page.tsx', (locale, now) =>
        tendersView(site, locale, now),
      ),
      title: (locale) => labelsFor('tenders', locale).tenders,
      anchors: site.tenders.map(({ id }) => id),
    },
  ],
  categories: { [pathOf('tenders')]: 'Management' },
};

export { kinds } from './kind.server.ts';
