import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Page } from '#app/content/page-group.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { singlePages } from '#app/content/single-pages.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/** Their routes need no line here: the file is named after the type. */
const SINGLE = singlePages.flatMap<Page>(({ pages }) => pages(getSite()));

/** Every address shape of the site, read from top to bottom; mounted once for each language. */
function pages(locale: Locale): RouteConfigEntry[] {
  return [
    index('features/home/home-route.tsx', { id: `home-${locale}` }),
    route('admissions/:section?', 'features/admissions/admissions-route.tsx', { id: `admissions-${locale}` }),
    route('department', 'features/departments/departments-route.tsx', { id: `departments-${locale}` }),
    route('department/:id/:part?', 'features/departments/department-route.tsx', { id: `department-${locale}` }),
    route('faculty', 'features/people/people-route.tsx', { id: `people-${locale}` }),
    route('faculty/:id', 'features/people/person-route.tsx', { id: `person-${locale}` }),
    route('all-news', 'features/news/news-route.tsx', { id: `news-${locale}` }),
    route('all-news/archive/:year/:page?', 'features/news/news-archive-route.tsx', { id: `news-archive-${locale}` }),
    route('all-news/:id', 'features/news/notice-route.tsx', { id: `notice-${locale}` }),
    route('events', 'features/events/events-route.tsx', { id: `events-${locale}` }),
    route('events/:id', 'features/events/event-route.tsx', { id: `event-${locale}` }),
    route('tenders', 'features/tenders/tenders-route.tsx', { id: `tenders-${locale}` }),
    route('downloads', 'features/documents/downloads-route.tsx', { id: `downloads-${locale}` }),
    route('downloads/:id', 'features/documents/document-route.tsx', { id: `document-${locale}` }),
    route('gallery', 'features/gallery/gallery-route.tsx', { id: `gallery-${locale}` }),
    route('gallery/:id', 'features/gallery/album-route.tsx', { id: `album-${locale}` }),
    // Files, not pages.
    route('calendar/:file', 'features/events/event-calendar-route.ts', { id: `event-calendar-${locale}` }),
    route('lists/:file', 'features/search/list-file-route.ts', { id: `list-file-${locale}` }),
    ...SINGLE.map(({ kind, path }) => route(path.slice(1), `features/${kind}/${kind}-route.tsx`, { id: `${kind}-${locale}` })),
    // about, academics, administrative, research, facilities, campus-life, PTA, partnerships, contact, help, and the policies at the root:
    // one folder of content/pages each.
    route(':page/:section?', 'features/section-page/section-page-route.tsx', { id: `section-page-${locale}` }),
  ];
}

export default getSite().college.languages.flatMap((locale) => {
  const base = localisePath('/', locale).slice(1);
  return base ? prefix(base, pages(locale)) : pages(locale);
});
