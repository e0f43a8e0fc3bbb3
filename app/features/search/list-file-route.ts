import { data } from 'react-router';
import type { Site } from '#app/content/reading/read.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import type { LoaderArgs } from '#app/content/route.ts';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { overlayData } from './search.server.ts';

/** Lists loaded on demand, by file name. */
const LISTS: Record<string, (site: Site, locale: Locale) => unknown> = {
  /** The index of the search overlay. */
  'search.json': overlayData,
};

/** @throws 404 for an unknown list */
export function loader({ url, params }: LoaderArgs<'file'>) {
  const list = Object.hasOwn(LISTS, params.file) ? LISTS[params.file] : undefined;
  if (!list) throw data(null, { status: 404 });
  return Response.json(list(getSite(), splitAddress(url.pathname).locale));
}
