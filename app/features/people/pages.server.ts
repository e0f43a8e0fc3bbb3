import { labelsFor } from '#app/content/labels.ts';
import type { ListedPage, PageGroup } from '#app/content/page-group.server.ts';
import { sortPeople } from '#app/content/rows/people-order.ts';
import { localisePath } from '#app/i18n/locale.ts';

type Kind = 'people' | 'person';

const PATH = '/faculty';

export const pages: PageGroup<Kind> = {
  place: 50,
  routes: { faculty: 'people/people-route.tsx', 'faculty/:id': 'people/person-route.tsx' },
  pages: (site) => [
    {
      kind: 'people',
      path: PATH,
      title: (locale) => labelsFor('people', locale).peopleTitle,
      anchors: site.departments.map(({ id }) => id),
      search: { isOverview: true },
    },
    ...site.people.map(
      ({ id, department, sample = false }): ListedPage<Kind> => ({
        kind: 'person',
        path: `${PATH}/${id}`,
        isSample: sample,
        drawing: site.departments.find((each) => each.id === department)?.drawing,
        subject: { kind: 'person', id },
      }),
    ),
  ],
  siteMap: (site, locale) => [
    {
      title: labelsFor('people', locale).peopleTitle,
      href: localisePath(PATH, locale),
      pages: sortPeople(site.people).map(({ id, name }) => ({
        label: name[locale],
        href: localisePath(`${PATH}/${id}`, locale),
      })),
    },
  ],
  categories: { [PATH]: 'Departments' },
};

export { kinds } from './kind.server.ts';
