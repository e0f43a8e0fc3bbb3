import { labelsFor } from '#app/content/labels.ts';
import { calendarPath, drawnBy, type PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar } from '#app/content/rows/notice-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import {
  academicCalendarView,
  CALENDAR_FILE,
  CALENDAR_PAGE,
  collegeYearCalendar,
} from './calendar.server.ts';

export const pages: PageGroup<'academic-calendar'> = {
  place: 125,
  files: (site) => [
    { path: calendarPath(CALENDAR_FILE), text: (locale) => collegeYearCalendar(site, locale) },
  ],
  pages: (site) => [
    {
      kind: 'academic-calendar',
      path: CALENDAR_PAGE,
      ...drawnBy<typeof import('./calendar-page.tsx')>(
        'college-year/calendar-page.tsx',
        (locale, now) => academicCalendarView(site, locale, now),
      ),
      title: (locale) => labelsFor('college-year', locale).calendarTitle,
      changes: {
        // A college may have no notice yet.
        days: (_, now) => [...issuedSoFar(site.notices, now), site.pageDays[pathOf('events')]],
        replacesPageDay: true,
      },
    },
  ],
};

export * from './kind.server.ts';
