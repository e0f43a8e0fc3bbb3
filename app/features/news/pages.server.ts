import { labelsFor } from '#app/content/labels.ts';
import { calendarPath, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import { issuedSoFar, newestFirst } from '#app/content/rows/notice-rows.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { archivePath, archivePaths, yearsOfEntries } from './archive.ts';
import { ALL_NEWS, listNewsFeeds } from './feeds.server.ts';
import { newsFeedView } from './news-feed.server.ts';
import { noticeCalendarId } from './schema.ts';

type Kind = 'notices' | 'notice-archive' | 'notice';

const PATH = '/all-news';

/** Number of notices on the site map; the archive by year links to all. */
const NOTICE_LIMIT = 40;

export const pages: PageGroup<Kind> = {
  place: 60,
  routes: {
    'all-news': 'news/news-page.tsx',
    'all-news/archive/:year/:page?': 'news/archive-page.tsx',
    'all-news/:id': 'news/notice-page.tsx',
    'lists/notices.json': 'news/notice-list-route.ts',
  },
  feeds: (site, locale) =>
    listNewsFeeds(site).map((feed) => ({
      path: feed.path,
      view: newsFeedView(site, feed, locale),
    })),
  files: ({ notices }) => [
    '/lists/notices.json',
    ...notices.flatMap((notice) => noticeCalendarId(notice) ?? []).map(calendarPath),
  ],
  pages: (site) => [
    {
      kind: 'notices',
      path: PATH,
      title: (locale) => labelsFor('news', locale).allNews,
      changes: { days: (_, now) => issuedSoFar(site.notices, now), isAlone: false },
      search: { isOverview: true },
      feeds: [ALL_NEWS.path],
    },
    ...archivePaths(site.notices).map(
      (path): ListedPage<Kind> => ({
        kind: 'notice-archive',
        path,
        changes: {
          days: (_, now) =>
            issuedSoFar(
              site.notices.filter(({ issuedOn }) =>
                `${path}/`.startsWith(`${archivePath(issuedOn.slice(0, 4), 1)}/`),
              ),
              now,
            ),
          isAlone: true,
        },
        search: false,
        feeds: [ALL_NEWS.path],
      }),
    ),
    ...site.notices.map(
      (notice): ListedPage<Kind> => ({
        kind: 'notice',
        path: `${PATH}/${notice.id}`,
        changes: { days: (_, now) => issuedSoFar([notice], now), isAlone: true },
        search: { date: notice.issuedOn },
        isSample: notice.sample === true,
        feeds: [ALL_NEWS.path],
        subject: { kind: 'article', id: notice.id },
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
          ...newest.map(({ id, title }) => ({
            label: title[locale],
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
