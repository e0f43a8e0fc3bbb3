import { localise } from '#app/content/fields.ts';
import { calendarPath, type PageGroup } from '#app/content/page-group.server.ts';
import { FEED_ID, listAdmissionCalendars } from '#app/content/rows/admission-calendars.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ADMISSION_ANCHORS, ADMISSION_PARTS, ADMISSION_TABS } from '#app/lib/admission-tabs.ts';

const PATH = '/admissions';

export const pages: PageGroup<'admissions'> = {
  place: 20,
  routes: { 'admissions/:section?': 'admissions/admissions-route.tsx' },
  files: (site) => [FEED_ID, ...listAdmissionCalendars(site)].map(calendarPath),
  pages: ({ admissions: { btech, mtech } }) => [
    {
      kind: 'admissions',
      path: PATH,
      anchors: [...ADMISSION_TABS, ...Object.keys(ADMISSION_ANCHORS).filter((id) => id in btech || id in mtech), ...ADMISSION_PARTS],
      search: { isOverview: true },
      subject: { kind: 'programme-list', id: '' },
    },
    ...ADMISSION_TABS.map((tab) => ({ kind: 'admissions' as const, path: `${PATH}/${tab}` })),
  ],
  siteMap: ({ admissions: { page } }, locale) => [
    {
      title: page.title[locale],
      href: localisePath(PATH, locale),
      pages: localise(page.tabs, locale).map(({ id, label }) => ({ label, href: localisePath(`${PATH}/${id}`, locale) })),
    },
  ],
  categories: { [PATH]: 'Process' },
};

export { kinds } from './kind.server.ts';
