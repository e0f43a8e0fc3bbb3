import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { compareView } from './compare.server.ts';

export const pages: PageGroup<'compare'> = {
  place: 110,
  pages: (site) => [
    {
      kind: 'compare',
      path: '/academics/compare',
      ...drawnBy<typeof import('./compare-page.tsx')>('compare/compare-page.tsx', (locale) =>
        compareView(site, locale),
      ),
      title: (locale) => labelsFor('compare', locale).compareTitle,
      changes: {
        // A college may have no department yet.
        days: () => [
          ...site.departments.map(({ updatedOn }) => updatedOn),
          site.pageDays[pathOf('departments')],
        ],
        replacesPageDay: true,
      },
    },
  ],
};
