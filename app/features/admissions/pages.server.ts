import { localise } from '#app/content/fields.ts';
import {
  calendarPath,
  drawnBy,
  type ListedPage,
  type PageGroup,
} from '#app/content/page-group.server.ts';
import { FEED_ID, listAdmissionCalendars } from '#app/content/rows/admission-calendars.ts';
import { courseTabsOf, tabsOf } from '#app/content/rows/course-tabs.server.ts';
import type { AdmissionTab } from '#app/content/schemas/admissions.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { admissionsView } from './admission.server.ts';
import { admissionCalendar } from './admission-calendar.server.ts';

export { checkAdmissions as check } from './checks.server.ts';

const PATH = '/admissions';

/** Parts of a tab that links may name: what follows the hyphen is the tab. */
const PARTS = {
  ug: ['fees', 'scholarships', 'papers', 'ranks', 'seats', 'steps', 'notes', 'contacts'],
  pg: ['fees', 'scholarships', 'papers', 'seats', 'steps', 'notes', 'contacts'],
  research: ['fees', 'papers', 'areas', 'eligibility', 'steps', 'contacts'],
} as const satisfies Record<AdmissionTab['level'], readonly string[]>;

/** The anchors in a tab, beside its own. */
const anchorsIn = ({ id, level, further = [] }: AdmissionTab) => [
  ...further.map((course) => course.id),
  ...PARTS[level].map((part) => `${part}-${id}`),
];

export const pages: PageGroup<'admissions'> = {
  place: 20,
  files: (site) =>
    [FEED_ID, ...listAdmissionCalendars(site)].map((id) => ({
      path: calendarPath(id),
      text: (locale) => admissionCalendar(site, id, locale),
    })),
  pages: (site) => {
    const tabs = tabsOf(site).map(({ id }) => id);
    const drawn = (tab?: AdmissionTab['id']) =>
      drawnBy<typeof import('./admissions-page.tsx')>(
        'admissions/admissions-page.tsx',
        (locale, now) => admissionsView(site, tab, locale, now),
      );
    return [
      {
        kind: 'admissions',
        path: PATH,
        ...drawn(),
        anchors: [...tabs, ...courseTabsOf(site).flatMap(anchorsIn)],
        search: { isOverview: true },
      },
      ...tabs.map(
        (tab): ListedPage<'admissions'> => ({
          kind: 'admissions',
          path: `${PATH}/${tab}`,
          namedIn: 'admissions/tabs.yaml',
          ...drawn(tab),
        }),
      ),
    ];
  },
  siteMap: (site, locale) => [
    {
      title: site.admissions.page.title[locale],
      href: localisePath(PATH, locale),
      pages: localise(tabsOf(site), locale).map(({ id, label }) => ({
        label,
        href: localisePath(`${PATH}/${id}`, locale),
      })),
    },
  ],
  categories: { [PATH]: 'Process' },
};

export { kinds } from './kind.server.ts';
