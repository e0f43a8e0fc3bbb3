import { data } from 'react-router';
import { getSite } from '#app/content/reading/site.server.ts';
import type { FileRoute, LoaderArgs } from '#app/content/route.ts';
import { admissionCalendar } from '#app/features/admissions/admission-calendar.server.ts';
import { collegeYearCalendar } from '#app/features/college-year/calendar.server.ts';
import { noticeCalendar } from '#app/features/news/notice-calendar.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { eventCalendar } from './event-calendar.server.ts';

/** A calendar file: `/calendar/<event>.ics`, one of the admissions, of a notice or of the college year. @throws 404 for other files */
function loader({ url, params }: LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  const [id = '', extension] = params.file.split('.');
  const calendarOf = [admissionCalendar, noticeCalendar, collegeYearCalendar, eventCalendar];
  const calendar =
    extension === 'ics'
      ? calendarOf.map((read) => read(getSite(), id, locale)).find(Boolean)
      : undefined;
  if (calendar === undefined) throw data(null, { status: 404 });
  return new Response(calendar, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}

export default { loader } satisfies FileRoute;
