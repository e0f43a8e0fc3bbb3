import { getSite } from '#app/content/reading/site.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import type { Route } from './+types/notice-list-route';
import { noticeList } from './news.server.ts';

/** All notices in brief, for the filter. */
export const loader = ({ url }: Route.LoaderArgs) =>
  Response.json(noticeList(getSite(), splitAddress(url.pathname).locale));
