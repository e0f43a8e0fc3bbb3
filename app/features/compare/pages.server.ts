import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';

export const pages: PageGroup<'compare'> = {
  place: 110,
  pages: ({ departments, pageDays }) => [
    {
      kind: 'compare',
      path: '/academics/compare',
      title: (locale) => labelsFor('compare', locale).compareTitle,
      changes: {
        // A college may have no department yet.
        days: () => [...departments.map(({ updatedOn }) => updatedOn), pageDays['/department']],
        isAlone: true,
      },
    },
  ],
};
