import { pageRoute } from '#app/content/page-route.server.tsx';
import { ArchivePage } from './archive-page.tsx';
import { newsArchiveView } from './news.server.ts';

/** @throws 404 for a year or page without notices */
export default pageRoute(
  ({ site, locale, now, params }) =>
    newsArchiveView(site, params.year, Number(params.page ?? 1), locale, now),
  ArchivePage,
);
