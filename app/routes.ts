import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Page } from '#app/content/page-kinds/page-group.server.ts';
import { singlePages } from '#app/content/page-kinds/single-pages.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';

/** Their routes need no line here: the file is named after the type. */
const SINGLE = singlePages.flatMap<Page>(({ pages }) => pages(getSite()));

/** Every address shape of the site, read from top to bottom; mounted once for each language. */
function pages(locale: Locale): RouteConfigEntry[] {
  return [
    index('routes/home.tsx', { id: `home-${locale}` }),
    route('admissions/:section?', 'routes/admissions.tsx', { id: `admissions-${locale}` }),
    route('department', 'routes/departments.tsx', { id: `departments-${locale}` }),
    route('department/:id/:part?', 'routes/department.tsx', { id: `department-${locale}` }),
    route('faculty', 'routes/people.tsx', { id: `people-${locale}` }),
    route('faculty/:id', 'routes/person.tsx', { id: `person-${locale}` }),
    route('all-news', 'routes/news.tsx', { id: `news-${locale}` }),
    route('all-news/archive/:year/:page?', 'routes/news-archive.tsx', { id: `news-archive-${locale}` }),
    route('all-news/:id', 'routes/notice.tsx', { id: `notice-${locale}` }),
    route('events', 'routes/events.tsx', { id: `events-${locale}` }),
    route('events/:id', 'routes/event.tsx', { id: `event-${locale}` }),
    route('tenders', 'routes/tenders.tsx', { id: `tenders-${locale}` }),
    route('downloads', 'routes/downloads.tsx', { id: `downloads-${locale}` }),
    route('downloads/:id', 'routes/document.tsx', { id: `document-${locale}` }),
    route('gallery', 'routes/gallery.tsx', { id: `gallery-${locale}` }),
    route('gallery/:id', 'routes/album.tsx', { id: `album-${locale}` }),
    // Files, not pages.
    route('calendar/:file', 'routes/event-calendar.ts', { id: `event-calendar-${locale}` }),
    route('lists/:file', 'routes/list-file.ts', { id: `list-file-${locale}` }),
    ...SINGLE.map(({ kind, path }) => route(path.slice(1), `routes/${kind}.tsx`, { id: `${kind}-${locale}` })),
    // about, academics, administrative, research, facilities, campus-life, PTA, partnerships, contact, help, and the policies at the root:
    // one folder of content/pages each.
    route(':page/:section?', 'routes/section-page.tsx', { id: `section-page-${locale}` }),
  ];
}

export default LOCALES.flatMap((locale) => {
  const base = localisePath('/', locale).slice(1);
  return base ? prefix(base, pages(locale)) : pages(locale);
});
