import { pageRoute } from '#app/content/page-route.server.tsx';
import { academicCalendarView } from './calendar.server.ts';
import { AcademicCalendarPage } from './calendar-page.tsx';

export default pageRoute(
  ({ site, locale, now }) => academicCalendarView(site, locale, now),
  AcademicCalendarPage,
);
