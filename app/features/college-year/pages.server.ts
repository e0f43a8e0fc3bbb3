import { labelsFor } from '#app/content/labels.ts';
import { calendarPath, type PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';
import { CALENDAR_FILE, CALENDAR_PAGE } from './calendar.server.ts';

export const pages: PageGroup<'academic-calendar'> = {
  place: 125,
  routes: { 'academics/calendar': 'college-year/calendar-page.tsx' },
  files: () => [calendarPath(CALENDAR_FILE)],
  pages: (site) => [
    {
      kind: 'academic-calendar',
      path: CALENDAR_PAGE,
      title: (locale) => labelsFor('college-year', locale).calendarTitle,
      changes: {
        // A college may have no notice yet.
        days: (_, now) => [...issuedSoFar(site.notices, now), site.pageDays['/events']],
        isAlone: true,
      },
    },
  ],
};

export * from './kind.server.ts';
