import { getSite } from '#app/content/reading/site.server.ts';
import { searchPageView } from '#app/content/views/search.server.ts';
import { SearchPage } from '#app/features/search/search-page.tsx';
import siteMapStyles from '#app/features/site-map/site-map-page.module.css';
import { splitAddress } from '#app/i18n/locale.ts';
import { headTags } from '#app/lib/head-tags.ts';
import type { Route } from './+types/search';

export function loader({ url }: Route.LoaderArgs) {
  return searchPageView(getSite(), splitAddress(url.pathname).locale);
}

/** The query stands in the address and never leaves the browser: the data stays. */
export { keepForQuery as shouldRevalidate } from '#app/lib/keep-for-query.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage view={loaderData} siteMapClass={siteMapStyles.lists} />;
}
