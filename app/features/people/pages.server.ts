import { labelsFor } from '#app/content/labels.ts';
import type { ListedPage, PageGroup } from '#app/content/page-group.server.ts';
import { sortPeople } from '#app/content/rows/people-order.ts';

type Kind = 'people' | 'person';

const PATH = '/faculty';

export const pages: PageGroup<Kind> = {
  place: 50,
  routes: { faculty: 'people/people-page.tsx', 'faculty/:id': 'people/person-page.tsx' },
  pages: (site) => [
    {
      kind: 'people',
      path: PATH,
      title: (locale) => labelsFor('people', locale).peopleTitle,
      anchors: site.departments.map(({ id }) => id),
      search: { isOverview: true },
    },
    ...sortPeople(site.people).map(
      ({ id, name, sample = false }): ListedPage<Kind> => ({
        kind: 'person',
        path: `${PATH}/${id}`,
        label: (locale) => name[locale],
        isSample: sample,
        subject: { kind: 'person', id },
      }),
    ),
  ],
  categories: { [PATH]: 'Departments' },
};

export { kinds } from './kind.server.ts';
