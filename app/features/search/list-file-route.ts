import { getSite } from '#app/content/reading/site.server.ts';
import type { FileRoute } from '#app/content/route.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { searchIndexOf } from './search-list.server.ts';

/** The index of the search window. */
export default {
  loader: ({ url }) => Response.json(searchIndexOf(getSite(), splitAddress(url.pathname).locale)),
} satisfies FileRoute;
