import { pageRoute } from '#app/content/page-route.server.tsx';
import { noticeView } from './news.server.ts';
import { NoticePage } from './notice-page.tsx';

/** @throws 404 for a slug that no notice has */
export default pageRoute(
  ({ site, locale, now, params }) => noticeView(site, params.id, locale, now),
  NoticePage,
);
