import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';

export const pages: PageGroup<'today'> = {
  place: 130,
  pages: () => [
    {
      kind: 'today',
      path: '/today',
      title: (locale) => labelsFor('today', locale).todayTitle,
      search: { isOverview: true },
    },
  ],
};
