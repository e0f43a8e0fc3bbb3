import { calendarFile, calendarHost, versionOf } from '#app/content/calendar-file.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { formatTime } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { lastChangeOf } from './tender-feed.server.ts';

type Tender = Site['tenders'][number];

/** The name of its calendar file. */
export const tenderCalendarId = ({ id }: Pick<Tender, 'id'>) => `tender-${id}`;

/** The last time for bids as a calendar file; a corrigendum makes it a newer version. */
export function tenderCalendar(site: Site, tender: Tender, locale: Locale): string {
  const { id, title, closesAt, sample, only, corrigenda = [] } = tender;
  const name = titleAlone(title[locale], sample, locale, only);
  const what = fillIn(labelsFor('tenders', locale).lastDate, {
    time: formatTime(closesAt, locale),
  });
  return calendarFile(title[locale], [
    {
      id: `${tenderCalendarId(tender)}@${calendarHost(site)}`,
      start: new Date(closesAt),
      ...versionOf(lastChangeOf(tender), corrigenda.length + 1),
      summary: `${name}: ${what}`,
      url: `${site.college.siteUrl}${localisePath(pathOf('tenders', id), locale)}`,
    },
  ]);
}
