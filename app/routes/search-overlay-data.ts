import { getSite } from '#app/content/reading/site.server.ts';
import { overlayData } from '#app/content/views/search.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import type { Route } from './+types/search-overlay-data';

/** What the search overlay loads when it is first wanted. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(overlayData(getSite(), splitAddress(url.pathname).locale));
}
