import { labelsFor } from '#app/content/labels.ts';
import { drawnBy, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { sortPeople } from '#app/content/rows/people-order.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { peopleView, personView } from './people.server.ts';

type Kind = 'people' | 'person';

const PATH = pathOf('people');

export const pages: PageGroup<Kind> = {
  place: 50,
  pages: (site) => [
    {
      kind: 'people',
      path: PATH,
      ...drawnBy<typeof import('./people-page.tsx')>('people/people-page.tsx', (locale) =>
        peopleView(site, locale),
      ),
      title: (locale) => labelsFor('people', locale).peopleTitle,
      anchors: site.departments.map(({ id }) => id),
      search: { isOverview: true },
    },
    ...sortPeople(site.people).map((person): ListedPage<Kind> => {
      const { id, name, sample = false } = person;
      return {
        kind: 'person',
        path: `${PATH}/${id}`,
        ...drawnBy<typeof import('./person-page.tsx')>('people/person-page.tsx', (locale) =>
          personView(site, person, locale),
        ),
        label: (locale) => name[locale],
        isSample: sample,
        subject: 'person',
      };
    }),
  ],
  categories: { [PATH]: 'Departments' },
};

export { kinds } from './kind.server.ts';
