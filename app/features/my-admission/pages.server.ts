import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { myAdmissionView } from './my-admission.server.ts';
import { coursesWithRanks } from './ranks.server.ts';

export const pages: PageGroup<'my-admission'> = {
  place: 120,
  pages: (site) => [
    {
      kind: 'my-admission',
      path: '/admissions/my-admission',
      ...drawnBy<typeof import('./my-admission-page.tsx')>(
        'my-admission/my-admission-page.tsx',
        (locale, now) => myAdmissionView(site, locale, now),
      ),
      anchors: coursesWithRanks(site).map((course) => `ranks-${course}`),
      title: (locale) => labelsFor('my-admission', locale).myAdmission,
    },
  ],
};
