import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';
import { coursesWithRanks } from './ranks.server.ts';

export const pages: PageGroup<'my-admission'> = {
  place: 120,
  pages: (site) => [
    {
      kind: 'my-admission',
      path: '/admissions/my-admission',
      anchors: coursesWithRanks(site).map((course) => `ranks-${course}`),
      title: (locale) => labelsFor('my-admission', locale).myAdmission,
    },
  ],
};
