import { getSite } from '#app/content/reading/site.server.ts';
import type { FileRoute } from '#app/content/route.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { noticeList } from './news.server.ts';

/** All notices in brief, for the filter. */
export default {
  loader: ({ url }) => Response.json(noticeList(getSite(), splitAddress(url.pathname).locale)),
} satisfies FileRoute;
