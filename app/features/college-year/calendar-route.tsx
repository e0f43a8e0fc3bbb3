import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { academicCalendarView } from './calendar.server.ts';
import { AcademicCalendarPage } from './calendar-page.tsx';

export const loader = ({ url }: LoaderArgs) =>
  pageData(url, ({ site, locale, now }) => academicCalendarView(site, locale, now));

export { pageMeta as meta } from '#app/lib/head-tags.ts';

export default function AcademicCalendar({ loaderData }: PageProps<typeof loader>) {
  return <AcademicCalendarPage view={loaderData} />;
}
