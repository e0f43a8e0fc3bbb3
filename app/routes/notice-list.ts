import { getSite } from '#app/content/reading/site.server.ts';
import { noticeList } from '#app/content/views/news.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import type { Route } from './+types/notice-list';

/** All notices in short, for the filter. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(noticeList(getSite(), splitAddress(url.pathname).locale));
}
