import { labelsFor } from '#app/content/labels.ts';
import {
  calendarPath,
  drawnBy,
  type ListedPage,
  type PageGroup,
} from '#app/content/page-group.server.ts';
import { issuedSoFar, newestFirst } from '#app/content/rows/notice-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { archivePages, archivePath, issuedIn, yearsOfEntries } from './archive.ts';
import { ALL_NEWS, listNewsFeeds } from './feeds.server.ts';
import { newsArchiveView, newsView, noticeList, noticeView } from './news.server.ts';
import { feedName, newsFeedView } from './news-feed.server.ts';
import { noticeCalendar } from './notice-calendar.server.ts';
import { noticeCalendarId } from './schema.ts';

type Kind = 'notices' | 'notice-archive' | 'notice';

const PATH = pathOf('news');

/** Number of notices on the site map; the archive by year links to all. */
const NOTICE_LIMIT = 40;

export const pages: PageGroup<Kind> = {
  place: 60,
  feeds: (site, locale) =>
    listNewsFeeds(site).map((feed) => ({
      path: feed.path,
      name: feedName(site, feed, locale),
      ...(feed.department === undefined
        ? {
            part: labelsFor('news', locale).notices,
            note: labelsFor('news', locale).subscribeToNotices,
          }
        : { part: labelsFor('departments', locale).departments }),
      view: () => newsFeedView(site, feed, locale),
    })),
  files: (site) => [
    { path: '/lists/notices.json', text: (locale) => JSON.stringify(noticeList(site, locale)) },
    ...site.notices.flatMap((notice) => {
      const id = noticeCalendarId(notice);
      const text = (locale: Locale) => noticeCalendar(site, notice, locale);
      return id === undefined ? [] : [{ path: calendarPath(id), namedIn: notice.file, text }];
    }),
  ],
  pages: (site) => [
    {
      kind: 'notices',
      path: PATH,
      ...drawnBy<typeof import('./news-page.tsx')>('news/news-page.tsx', (locale, now) =>
        newsView(site, locale, now),
      ),
      title: (locale) => labelsFor('news', locale).allNews,
      changes: { days: (_, now) => issuedSoFar(site.notices, now), replacesPageDay: false },
      search: { isOverview: true },
      feeds: [ALL_NEWS.path],
    },
    ...archivePages(site.notices).map(
      ({ year, page }): ListedPage<Kind> => ({
        kind: 'notice-archive',
        path: archivePath(year, page),
        ...drawnBy<typeof import('./archive-page.tsx')>('news/archive-page.tsx', (locale, now) =>
          newsArchiveView(site, year, page, locale, now),
        ),
        changes: {
          days: (_, now) => issuedSoFar(issuedIn(year, site.notices), now),
          replacesPageDay: true,
        },
        search: false,
        feeds: [ALL_NEWS.path],
      }),
    ),
    ...site.notices.map(
      (notice): ListedPage<Kind> => ({
        kind: 'notice',
        path: `${PATH}/${notice.id}`,
        ...drawnBy<typeof import('./notice-page.tsx')>('news/notice-page.tsx', (locale, now) =>
          noticeView(site, notice, locale, now),
        ),
        changes: { days: (_, now) => issuedSoFar([notice], now), replacesPageDay: true },
        search: { date: notice.issuedOn },
        isSample: notice.sample === true,
        feeds: [ALL_NEWS.path],
        subject: 'article',
      }),
    ),
  ],
  siteMap: (site, locale) => {
    const labels = labelsFor('news', locale);
    const newest = newestFirst(site.notices).slice(0, NOTICE_LIMIT);
    return [
      {
        title: labels.allNews,
        href: localisePath(PATH, locale),
        pages: [
          ...newest.map(({ id, title, only }) => ({
            label: title[locale],
            lang: only === locale ? undefined : only,
            href: localisePath(`${PATH}/${id}`, locale),
          })),
          ...yearsOfEntries(site.notices).map(({ year }) => ({
            label: fillIn(labels.archiveOf, { year }),
            href: localisePath(archivePath(year, 1), locale),
          })),
        ],
      },
    ];
  },
  categories: { [PATH]: 'Information' },
};

export { kinds } from './kind.server.ts';
