import { getSite } from '#app/content/reading/site.server.ts';
import type { LoaderArgs } from '#app/content/route.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { searchIndexOf } from './search-list.server.ts';

/** The index of the search window. */
export const loader = ({ url }: LoaderArgs) =>
  Response.json(searchIndexOf(getSite(), splitAddress(url.pathname).locale));
