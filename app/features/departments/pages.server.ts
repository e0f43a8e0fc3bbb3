import { labelsFor } from '#app/content/labels.ts';
import type { ListedPage, PageGroup } from '#app/content/page-group.server.ts';
import { DEPARTMENT_PARTS } from '#app/content/schemas/departments.ts';

type Kind = 'departments' | 'department' | 'department-part';

const PATH = '/department';

export const pages: PageGroup<Kind> = {
  place: 40,
  routes: {
    department: 'departments/departments-page.tsx',
    'department/:id/:part?': 'departments/department-page.tsx',
  },
  pages: (site) => [
    {
      kind: 'departments',
      path: PATH,
      title: (locale) => labelsFor('departments', locale).departments,
      search: { isOverview: true },
    },
    ...site.departments.flatMap(({ id, name, updatedOn, laboratories }): ListedPage<Kind>[] => {
      const shared = {
        changes: { days: () => [updatedOn], isAlone: true },
        feeds: [`/feeds/department-${id}`],
      };
      const anchors: Partial<Record<string, string[]>> = {
        laboratories: laboratories.map((laboratory) => laboratory.id),
        programmes: site.programmes
          .filter(({ department }) => department === id)
          .map((programme) => programme.id),
      };
      return [
        {
          ...shared,
          kind: 'department',
          path: `${PATH}/${id}`,
          label: (locale) => name[locale],
          anchors: ['overview', ...DEPARTMENT_PARTS],
          search: { isOverview: true },
        },
        ...DEPARTMENT_PARTS.map(
          (part): ListedPage<Kind> => ({
            ...shared,
            kind: 'department-part',
            path: `${PATH}/${id}/${part}`,
            anchors: anchors[part] ?? [],
          }),
        ),
      ];
    }),
  ],
  categories: { [PATH]: 'Departments' },
};

export { kinds } from './kind.server.ts';
