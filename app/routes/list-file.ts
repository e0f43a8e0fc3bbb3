import { data } from 'react-router';
import type { Site } from '#app/content/reading/read.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { noticeList } from '#app/views/news/news.server.ts';
import { overlayData, searchPageView } from '#app/views/search/search.server.ts';
import type { Route } from './+types/list-file';

/** Lists that a page loads when they are first wanted, by the name of their file. */
const LISTS: Record<string, (site: Site, locale: Locale) => unknown> = {
  /** All notices in short, for the filter. */
  'notices.json': noticeList,
  /** What the search overlay knows. */
  'search.json': overlayData,
  /** What the search page shows around its results, for those who come to it inside the app. */
  'search-page.json': searchPageView,
};

/** @throws 404 for a list that is not there */
export function loader({ url, params }: Route.LoaderArgs) {
  const list = Object.hasOwn(LISTS, params.file) ? LISTS[params.file] : undefined;
  if (!list) throw data(null, { status: 404 });
  return Response.json(list(getSite(), splitAddress(url.pathname).locale));
}
