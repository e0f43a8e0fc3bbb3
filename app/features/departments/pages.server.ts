import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { DEPARTMENT_PARTS, type DepartmentPart } from '#app/content/schemas/departments.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { departmentsView, departmentView } from './department.server.ts';

type Kind = 'departments' | 'department' | 'department-part';

const PATH = pathOf('departments');

export const pages: PageGroup<Kind> = {
  place: 40,
  pages: (site) => [
    {
      kind: 'departments',
      path: PATH,
      ...drawnBy<typeof import('./departments-page.tsx')>(
        'departments/departments-page.tsx',
        (locale) => departmentsView(site, locale),
      ),
      title: (locale) => labelsFor('departments', locale).departments,
      search: { isOverview: true },
    },
    ...site.departments.flatMap((department): ListedPage<Kind>[] => {
      const { id, name, updatedOn, laboratories } = department;
      const drawn = (part?: DepartmentPart) =>
        drawnBy<typeof import('./department-page.tsx')>(
          'departments/department-page.tsx',
          (locale, now) => departmentView(site, department, part, locale, now),
        );
      const shared = {
        changes: { days: () => [updatedOn], replacesPageDay: true },
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
          ...drawn(),
          label: (locale) => name[locale],
          anchors: ['overview', ...DEPARTMENT_PARTS],
          search: { isOverview: true },
        },
        ...DEPARTMENT_PARTS.map(
          (part): ListedPage<Kind> => ({
            ...shared,
            kind: 'department-part',
            path: `${PATH}/${id}/${part}`,
            ...drawn(part),
            anchors: anchors[part] ?? [],
          }),
        ),
      ];
    }),
  ],
  categories: { [PATH]: 'Departments' },
};

export { kinds } from './kind.server.ts';
