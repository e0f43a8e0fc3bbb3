import { getSite } from '#app/content/reading/site.server.ts';
import { searchPageView } from '#app/content/views/search.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import type { Route } from './+types/search-page-data';

/** What the search page shows around its results, for those who come to it inside the app. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(searchPageView(getSite(), splitAddress(url.pathname).locale));
}
