import { pageRoute } from '#app/content/page-route.server.tsx';
import { entryPicture } from '#app/content/rows/entry-picture.server.ts';
import { withId } from '#app/lib/with-id.ts';
import { noticeView } from './news.server.ts';
import { NoticePage } from './notice-page.tsx';

/** @throws 404 for a slug that no notice has */
export default pageRoute(async ({ site, locale, now, params }) => {
  const view = noticeView(site, params.id, locale, now);
  const picture = await entryPicture('news', withId(site.notices, params.id), locale);
  return view && { ...view, picture };
}, NoticePage);
