import { labelsFor } from '#app/content/labels.ts';
import {
  calendarPath,
  drawnBy,
  type ListedPage,
  type PageGroup,
} from '#app/content/page-group.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { tenderCalendar, tenderCalendarId } from './tender-calendar.server.ts';
import { changesOf, TENDERS_FEED, tendersFeed } from './tender-feed.server.ts';
import { tendersView, tenderView } from './tenders.server.ts';

type Kind = 'tenders' | 'tender';

export const pages: PageGroup<Kind> = {
  place: 80,
  feeds: (site, locale) => {
    const { tenders, subscribeToTenders } = labelsFor('tenders', locale);
    const words = { name: tenders, part: tenders, note: subscribeToTenders };
    return [{ path: TENDERS_FEED, ...words, view: (now) => tendersFeed(site, locale, now) }];
  },
  files: (site) =>
    site.tenders.map((tender) => ({
      path: calendarPath(tenderCalendarId(tender)),
      text: (locale) => tenderCalendar(site, tender, locale),
    })),
  pages: (site) => [
    {
      kind: 'tenders',
      path: pathOf('tenders'),
      ...drawnBy<typeof import('./tenders-page.tsx')>('tenders/tenders-page.tsx', (locale, now) =>
        tendersView(site, locale, now),
      ),
      title: (locale) => labelsFor('tenders', locale).tenders,
      search: { isOverview: true },
      feeds: [TENDERS_FEED],
      anchors: site.tenders.map(({ id }) => id),
    },
    ...site.tenders.map(
      (tender): ListedPage<Kind> => ({
        kind: 'tender',
        path: pathOf('tenders', tender.id),
        ...drawnBy<typeof import('./tender-page.tsx')>('tenders/tender-page.tsx', (locale, now) =>
          tenderView(site, tender, locale, now),
        ),
        label: (locale) => tender.title[locale],
        only: tender.only,
        changes: {
          days: (_, now) => changesOf(tender).filter((day) => day <= collegeDay(now)),
          replacesPageDay: true,
        },
        search: { date: tender.publishedAt.slice(0, 10) },
        isSample: tender.sample === true,
        feeds: [TENDERS_FEED],
      }),
    ),
  ],
  categories: { [pathOf('tenders')]: 'Management' },
};

export { kinds } from './kind.server.ts';
