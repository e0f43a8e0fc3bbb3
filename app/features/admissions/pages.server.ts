import { localise } from '#app/content/fields.ts';
import { calendarPath, type PageGroup } from '#app/content/page-group.server.ts';
import { FEED_ID, listAdmissionCalendars } from '#app/content/rows/admission-calendars.ts';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { ADMISSION_ANCHORS, ADMISSION_PARTS } from '#app/domain/admission-tabs.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { listEventNames, sheetPath } from './admission-addresses.ts';

export { checkAdmissions as check } from './checks.server.ts';

const PATH = '/admissions';

export const pages: PageGroup<'admissions'> = {
  place: 20,
  routes: {
    'admissions/:section?': 'admissions/admissions-route.tsx',
    'admissions/sheets/:file': 'admissions/admission-sheet-route.tsx',
  },
  files: (site) => [
    ...[FEED_ID, ...listAdmissionCalendars(site)].map(calendarPath),
    ...listEventNames(site).map(sheetPath),
  ],
  pages: (site) => {
    const { btech, mtech } = site.admissions;
    const tabs = tabsOf(site).map(({ id }) => id);
    return [
      {
        kind: 'admissions',
        path: PATH,
        anchors: [
          ...tabs,
          ...Object.keys(ADMISSION_ANCHORS).filter((id) => id in { ...btech, ...mtech }),
          ...ADMISSION_PARTS.filter((part) => tabs.some((tab) => part.endsWith(`-${tab}`))),
        ],
        search: { isOverview: true },
        subject: { kind: 'programme-list', id: '' },
      },
      ...tabs.map((tab) => ({ kind: 'admissions' as const, path: `${PATH}/${tab}` })),
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
